import { months } from '../../reading/quantities/calendar.ts'
import { clockText } from '../../reading/quantities/clock.ts'
import { number, numberValue, spell, figures as written } from '../../reading/quantities/number.ts'
import { nth } from '../../worked-out/length-text.ts'
import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { broad } from '../broad/broad-frame.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Numbers, counted on or taken apart. */
export const figures = [
  broad({
    id: 'has-so-many-steps',
    why: 'Which of them people wait for.',
    when: new RegExp(
      `\\b(?:has|have|contains?|consists? of) (?<n>${number}) (?:steps|slides|questions|pages|chapters|modules|lessons|sections|episodes|items)\\b`,
    ),
    fits: ['Our onboarding checklist has 22 steps.', 'The survey has 12 questions.'],
    near: ['The house has 22 windows.', 'Take 22 steps.', 'We have a few questions.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('n'))
      return [
        n > 2 && crisp(`The ${nth(n)} is the popular one.`),
        n > 2 && sandy(`Number ${written(n + 1)} would have been showing off.`),
        n > 2 && arid('They are best taken one at a time.'),
      ]
    },
  }),
  broad({
    id: 'so-many-left',
    why: 'How long the sentence stays true.',
    when: new RegExp(
      `\\b(?:have|has|are|is|only|just|still) (?:only |just |still )?(?<n>${number}) (?:[\\w-]+ ){0,3}?(?:left|remaining|still available|openings)\\b`,
    ),
    unless: /\b(?:minutes?|hours?|days?|weeks?|months?|years?|miles?|turn|percent|people|employees|for)\b(?! this)/,
    fits: ['We have 3 rooms left for this weekend.', 'There are only two spots left.'],
    near: ['You have 3 days left.', 'Turn left after 3 houses.', 'We have 3 rooms.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('n'))
      return [
        crisp('Take one, and this sentence is out of date.'),
        n > 1 && sandy(`After the next person, it is ${spell(n - 1)}.`),
      ]
    },
  }),
  broad({
    id: 'a-few-left',
    why: 'The exact size of "a few".',
    when: /\b(?:a few|a couple of|some) (?:[\w-]+ )?(?:spots|seats|places|tickets|rooms|openings|tables|copies|slots)\b(?=.*\b(?:left|remain|remaining|available|open)\b)/,
    fits: ['There are still a few spots left in the Saturday workshop.', 'We have a few tickets available.'],
    near: ['A few people left.', 'We have a few questions.', 'Some seats are blue.'],
    lines: () => [crisp('A few is a number that only goes down.'), sandy('Take one, and it is fewer.')],
  }),
  broad({
    id: 'points-for-every-dollar',
    why: 'What a single point costs.',
    when: new RegExp(`\\bearns? (?<n>${number}) points? (?:for every|per|for each|on every) dollar`),
    fits: ['Our loyalty members earn 2 points for every dollar.', 'You earn five points per dollar.'],
    near: ['You earn 200 points when you join.', 'Members earn points.', 'It costs two dollars a point.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('n'))
      return [
        n === 1 && crisp('Cents have to wait until there are a hundred of them.'),
        sandy('Looking around earns nothing, but is encouraged.'),
      ]
    },
  }),
  broad({
    id: 'dropped-percent',
    why: 'The larger part of a loss.',
    when: /\b(?:traffic|visits|attendance|sales|sign-ups|orders|bookings|revenue|downloads|opens|open rates?) (?:has |have |is |are |was |were )?(?:dropped|fell|fallen|declined|decreased|down|dipped) (?:by )?(?<n>\d\d?)%/,
    fits: ['The website traffic dropped 18% in August.', 'Sales were down 12% in the second quarter.'],
    near: ['Sales rose 18% in August.', 'Prices dropped 18%.', 'The traffic is heavy.'],
    lines: ({ slot }) => [
      crisp(`The other ${100 - Number(slot('n'))}% went fine.`),
      sandy(`${100 - Number(slot('n'))}% of it could not have gone better.`),
    ],
  }),
  broad({
    id: 'beat-the-goal',
    why: 'What becomes of a goal.',
    when: /\b(?:beat|exceeded|surpassed|passed|hit|reached|met) (?:its|our|their|the|his|her) (?:[\w-]+ )?(?:goals?|targets?|quotas?|forecasts?)\b/,
    fits: ['The sales team beat its February goal by 8%.', 'We exceeded our fundraising goal.'],
    near: ['The goal is to sell more.', 'We beat the eggs.', 'She scored a goal.'],
    lines: () => [crisp('It is now the old goal.'), sandy('The next one is expected to be higher.')],
  }),
  broad({
    id: 'number-of-a-place',
    why: 'How far off one can be.',
    when: /\b(?:stall|booth|table|locker|seat|space|spot|unit|gate|platform|dock|aisle)\b(?: [\w' ]+?)? (?:is|number) (?:number )?(?<n>[1-9]\d{0,3})(?=$|,|\.| in\b| on\b| at\b| near\b| next\b)/,
    unless: /\b(?:feet|inches|square|empty|for)\b|\$|%/,
    fits: ['Your stall at the craft fair is number 36, next to the lemonade stand.', 'Our booth is number 214.'],
    near: ['The table is 36 inches wide.', 'The booth is new.', 'The seat is $36.'],
    lines: ({ slot }) => [
      crisp(`If it says ${Number(slot('n')) + 1}, you are off by one.`),
      sandy(`Number ${Number(slot('n')) + 1} is very similar, but not it.`),
    ],
  }),
  broad({
    id: 'number-in-line',
    why: 'How one looks from behind.',
    when: new RegExp(
      `\\byou are (?:now |currently )?(?:number )?(?<n>${number})(?:th|st|nd|rd)? in (?:line|the queue|the line)`,
    ),
    fits: ['You are number six in line.', 'You are currently number 14 in the queue.'],
    near: ['You are in line.', 'You are one in a million.', 'There are six people in line.'],
    lines: ({ slot }) => [
      crisp(`To number ${spell(numberValue(slot('n')) + 1)}, you are the delay.`),
      sandy(`Number ${spell(numberValue(slot('n')) + 1)} would love to be you.`),
    ],
  }),
  broad({
    id: 'so-many-states',
    why: 'The ones that are left.',
    when: /\b(?:in|to|across|from) (?<n>[2-4]\d) states\b/,
    fits: ['Our small team of seven ships orders to 48 states.', 'We have dealers in 32 states.'],
    near: ['We ship to all states.', 'The form has 48 states.', 'She has lived in two states.'],
    lines: ({ slot }) => {
      const rest = 50 - Number(slot('n'))
      return [
        crisp(rest === 1 ? 'The other one knows which it is.' : `The other ${spell(rest)} know who they are.`),
        sandy(`${Number(slot('n'))} down, ${spell(rest)} to go.`),
      ]
    },
  }),
  broad({
    id: 'so-many-countries',
    why: 'The rest of the world, counted.',
    when: /\b(?:in|to|across|from) (?<n>[1-9]\d) countries\b/,
    unless: /\bpeople\b.*\bfrom\b|\brefugees?\b|\d.* \d+ countries\b|\bcountries\b.*\d/,
    fits: ['Used by teams in 60 countries.', 'We ship to 40 countries.'],
    near: [
      'We ship to two countries.',
      'We work with 140 linguists in more than 30 countries.',
      'The list has 25 countries.',
    ],
    lines: ({ slot }) => {
      const rest = Math.round((195 - Number(slot('n'))) / 10) * 10
      return [crisp(`That leaves about ${rest}.`), sandy('The others are on the map, but not on ours.')]
    },
  }),
  broad({
    id: 'serves-so-many',
    why: 'How portions are really divided.',
    when: /^(?:this (?:recipe|dish|pizza|cake) )?serves (?:up to )?(?:(?:\w+)(?:-| to | or ))?(?<n>two|three|four|five|six|eight|[2-8])(?: people)?$/,
    fits: ['Serves 2 to 3.', 'Serves four.'],
    near: ['He serves two terms.', 'Serves you right.', 'The bar serves two beers.'],
    lines: ({ slot }) => [
      crisp('Also serves one, in private.'),
      sandy(`It does not say ${spell(numberValue(slot('n')))} of what size.`),
    ],
  }),
  broad({
    id: 'battery-at',
    why: 'What a small rest is good for.',
    when: /\bbattery is (?:at|down to|below) (?<n>\d\d?)%/,
    fits: ['Your battery is at 10%.', 'Your battery is below 20%.'],
    near: ['Your battery is full.', 'The battery is 10% lighter.', 'Battery life is better.'],
    lines: ({ slot }) => [
      Number(slot('n')) < 30 && crisp('You may finish one thought.'),
      Number(slot('n')) < 30 && sandy(`The other ${100 - Number(slot('n'))}% went by like an afternoon.`),
    ],
  }),
  broad({
    id: 'applications-for-openings',
    why: 'The division.',
    when: new RegExp(
      `\\b(?<n>${number}) (?:applications|entries|bids|requests|proposals|names) for (?<m>${number}) (?:openings|positions|seats|spots|places|prizes|jobs|tickets|apartments)`,
    ),
    fits: ['We received 240 applications for three openings.', 'There were 60 entries for two prizes.'],
    near: ['We have three openings.', 'We received 240 applications.', 'There are two prizes for one entry.'],
    lines: ({ slot }) => {
      const share = numberValue(slot('n')) / numberValue(slot('m'))
      return [
        share > 2 && crisp(`That is ${Number.isInteger(share) ? '' : 'about '}${written(Math.round(share))} for each.`),
      ]
    },
  }),
  broad({
    id: 'made-in-an-hour',
    why: 'An hour, cut down to the length of a sentence.',
    when: new RegExp(
      `\\b(?:produces?|makes?|bottles?|prints?|fills?|packs?|handles?|processes) (?:about |up to |over |more than )?(?<n>${number}) [a-z]+ (?:an|per|every) hour`,
    ),
    fits: ['Our factory produces 4,000 bottles an hour.', 'The new press prints 12,000 pages per hour.'],
    near: ['We pay $40 an hour.', 'It makes two cups.', 'The shuttle runs every hour.'],
    lines: ({ slot }) => {
      const read = Math.round((numberValue(slot('n')) * 4) / 3600)
      return [read > 1 && crisp(`While you read this, there were ${spell(read)} more.`)]
    },
  }),
  broad({
    id: 'tested-on-so-many',
    why: 'The one after the last.',
    when: new RegExp(
      `\\b(?:tested|tried|looked at|analyzed|reviewed|compared|surveyed|inspected|tasted|sampled) (?:[\\w ]+ on )?(?:more than |over |about )?(?<n>${number}) (?:different )?[a-z]+`,
    ),
    unless: /\b(?:times|minutes|hours|days|weeks|months|years|patients|animals|people)\b/,
    fits: ['We tested the new label on 1,000 jars.', 'Our analysts looked at 2,500 subject lines.'],
    near: ['We tested it for two years.', 'We tested the label.', 'We tried it 1,000 times.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('n'))
      return [
        n >= 20 && crisp(`Number ${written(n + 1)} got away.`),
        n >= 20 && sandy(`By number ${written(n)}, it had become routine.`),
      ]
    },
  }),
  broad({
    id: 'first-ones-were-practice',
    why: 'What all but the last were.',
    when: new RegExp(
      `\\b(?:built|baked|packed|planted|printed|wrapped|assembled|sewed) (?:more than |over |about |nearly )?(?<n>${number}) (?!percent|hours|days)[a-z]+`,
    ),
    unless: /\b(?:meals|babies|children|homes|houses|patients|masks)\b|%/,
    fits: ['Our warehouse team packed 4,800 boxes in one week.', 'Our volunteers planted 200 trees.'],
    near: ["We repaired 61 bikes at last weekend's event.", 'We built it in 61 days.', 'We packed for two hours.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('n'))
      return [
        n > 9 && crisp(`The first ${written(n - 1)} were practice.`),
        n > 9 && sandy('After the first few, it is mostly the wrists.'),
      ]
    },
  }),
  broad({
    id: 'points-checked',
    why: 'Who is left with the next one.',
    when: /\b(?:at|on|with|has|pass(?:es)?|undergoes?) (?:a |our |all )?(?<n>\d{2,3})(?: points\b|-point (?:inspection|check|checklist|test)\b)/,
    fits: ['We check every car at 120 points before it goes on the lot.', 'Every bike passes a 40-point inspection.'],
    near: ['The team won by 12 points.', 'You have 120 points.', 'That is a good point.'],
    lines: ({ slot }) => [
      crisp(`Point ${Number(slot('n')) + 1} is left to you.`),
      sandy(`By point ${slot('n')}, we know each other.`),
    ],
  }),
  broad({
    id: 'phase-after-the-last',
    why: 'The phase that is never in the plan.',
    when: /\bin (?<n>two|three|four|five|six|[2-6]) (?<what>phase|stage|step)s\b/,
    fits: ['The rollout will happen in three phases, starting with the finance team.', 'We will move in two stages.'],
    near: ['It is just a phase.', 'We are in phase three.', 'Phases differ.'],
    lines: ({ slot }) => [
      crisp(`${capital(slot('what'))} ${spell(numberValue(slot('n')) + 1)} is explaining it.`),
      sandy(`${capital(slot('what'))} ${spell(numberValue(slot('n')))} is the one that will be photographed.`),
    ],
  }),
  broad({
    id: 'so-many-step-program',
    why: 'What comes after the last step.',
    when: /\b(?<n>three|four|five|six|seven|[3-7])-step (?:program|plan|process|guide|system|method|checklist|routine)\b/,
    unless: /\b(?:recovery|verification|addict\w+)\b/,
    fits: ['Get your lawn ready for spring with our four-step program.', 'Download our 5-step guide to better photos.'],
    near: ['Two-step verification is on.', 'Mind the step.', 'Follow the four steps.'],
    lines: ({ slot }) => [
      crisp(`Step ${spell(numberValue(slot('n')) + 1)} is mentioning it to people.`),
      sandy(`Step ${spell(numberValue(slot('n')) + 1)} is standing back.`),
    ],
  }),
  broad({
    id: 'two-person-firm',
    why: 'How such a company meets.',
    when: /\b(?:two|2)-(?:person|woman|man) (?:[\w-]+ ){0,2}(?:firm|company|studio|shop|team|business|agency|practice|office|bakery)\b/,
    first: true,
    fits: ['I run a two-person accounting firm in Boise.', 'We are a two-person studio.'],
    near: ['It is a two-person tent.', 'We are two people.', 'The two-person rule applies.'],
    lines: () => [crisp('Meetings are called by turning around.'), sandy('Votes tend to be tied.')],
  }),
  broad({
    id: 'order-minimum',
    why: 'One dollar less.',
    when: /\bminimum (?:order|purchase|spend) (?:is|of) \$(?<a>\d[\d,]*)(?!\.)|\b(?:order|purchase) minimum (?:is|of) \$(?<b>\d[\d,]*)(?!\.)/,
    fits: ['The order minimum is $150 for wholesale accounts.', 'The minimum order is $25 for delivery.'],
    near: ['The minimum age is 25.', 'The order is $150.', 'Wages start at the minimum.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('a') || slot('b'))
      return [crisp(`At $${written(n - 1)}, you are browsing.`), sandy('The last few dollars usually find something.')]
    },
  }),
  broad({
    id: 'cheaper-by-dollars',
    why: 'What waiting was worth.',
    when: /\bnow \$(?<n>\d[\d,]*)(?!\.) (?:cheaper|less|lower|off)\b/,
    fits: ['The annual plan is now $20 cheaper.', 'The blender is now $15 off.'],
    near: ['The plan is now $20.', 'It is $20 more.', 'The cheaper plan is $20.'],
    lines: ({ slot }) => [
      crisp(`Being late has earned you $${slot('n')}.`),
      sandy('Nothing else about it is any less.'),
    ],
  }),
  broad({
    id: 'two-for-so-much',
    why: 'The price of one, and where it comes from.',
    when: /^(?:get )?(?:two|2) (?:[\w-]+ ){1,4}for \$(?<n>\d[\d,]*)(?!\.)\b/,
    unless: /\b(?:nights|days|hours|months|years|weeks|people|asked)\b/,
    fits: ['Two pairs for $149, including lenses.', 'Get two large pizzas for $20.'],
    near: ['Two nights for $149.', 'It is $149 for one.', 'Two people asked for $20.'],
    lines: ({ slot }) => {
      const each = numberValue(slot('n')) / 2
      const text = Number.isInteger(each) ? written(each) : each.toFixed(2)
      return [crisp(`That is $${text} each, if you keep them together.`)]
    },
  }),
  broad({
    id: 'half-off',
    why: 'The half that is not off.',
    when: /^(?:get |take |enjoy )?half off\b/,
    fits: ['Half off all carry-on luggage this weekend.', 'Get half off your first box.'],
    near: ['The lid is half off.', 'Half of them are off.', 'We took the afternoon off.'],
    lines: () => [crisp('The other half is full price.'), sandy('We kept the half that pays for the lights.')],
  }),
  broad({
    id: 'free-for-members',
    why: 'How many everyone else is.',
    when: /\b(?:free|complimentary) (?:for|to) (?:all )?(?:members|subscribers|residents|students|cardholders) and \$\d[\d.,]* for (?:everyone else|nonmembers|non-members|guests|all others)\b/,
    fits: [
      'The webinar is free for members and $15 for everyone else.',
      'Entry is free for residents and $5 for guests.',
    ],
    near: ['The webinar is free for members.', 'It is $15 for everyone.', 'Members and guests are welcome.'],
    lines: () => [crisp('The second group is larger.'), sandy('Membership has rarely been explained so briefly.')],
  }),
  broad({
    id: 'pet-weight',
    why: 'What a pet is at the limit.',
    when: /\b(?:pets?|dogs?|cats?) (?:[\w ]+ )?(?:under|below) (?<n>\d+) (?:pounds|lbs)/,
    fits: ['The lease allows one pet under 40 pounds.', 'Dogs under 30 pounds are welcome.'],
    near: ['The bag is under 40 pounds.', 'The dog is under the table.', 'Pets are welcome.'],
    lines: ({ slot }) => [
      crisp(`At exactly ${slot('n')}, it is livestock.`),
      sandy('Breathing out before the scale is allowed.'),
    ],
  }),
  broad({
    id: 'parking-hours-with-purchase',
    why: 'The hour after.',
    when: new RegExp(`\\bparking\\b.* (?:up to|for|first) (?<n>${number}) hours\\b`),
    unless: /\$/,
    fits: ['Parking is validated for up to three hours with any purchase.', 'Parking is free for two hours.'],
    near: ['Parking is $4 for two hours.', 'The park is open for three hours.', 'Parking is free.'],
    lines: ({ slot }) => [
      crisp(`In hour ${spell(numberValue(slot('n')) + 1)}, you are a resident.`),
      sandy('Remembering where takes part of the last one.'),
    ],
  }),
  broad({
    id: 'fees-apply-after',
    why: 'The day on which keeping becomes living.',
    when: new RegExp(`\\bstorage (?:fees?|charges?) (?:apply|applies|begin|start)s? after (?<n>${number}) days`),
    fits: ['Storage fees apply after 5 days.', 'A storage fee applies after ten days.'],
    near: ['Fees apply.', 'Storage is free for 5 days.', 'Late fees apply after 5 days.'],
    lines: ({ slot }) => [crisp(`From day ${spell(numberValue(slot('n')) + 1)} on, it lives there.`)],
  }),
  broad({
    id: 'delayed-up-to',
    why: 'One minute more.',
    when: new RegExp(`\\bdelay(?:ed|s)? (?:by |of )?(?:up to|about) (?<n>${number}) (?<unit>minute|hour|day|week)s`),
    fits: ['Login codes are currently delayed by up to ten minutes.', 'Expect delays of up to two hours.'],
    near: ['The train was delayed.', 'It takes up to ten minutes.', 'We delayed it on purpose.'],
    lines: ({ slot }) => [
      crisp(`${capital(slot('unit'))} ${spell(numberValue(slot('n')) + 1)} would be a separate notice.`),
      sandy('It is a good length for looking out of a window.'),
    ],
  }),
  broad({
    id: 'expected-to-take-about',
    why: 'What "about" means in a calendar.',
    when: new RegExp(`\\b(?:will|to|should) take about (?<n>${number}) (?<unit>minute|hour|day|week|month)s`),
    unless: /\b(?:flight|drive|walk|ride|surgery|treatment)\b/,
    fits: ['We expect the migration to take about four hours.', 'The repair should take about two days.'],
    near: [
      'The repair should take around two days.',
      'It takes four hours.',
      'Take about four cookies.',
      'It will take a while.',
    ],
    lines: () => [sandy('The word “about” was the result of a discussion.')],
  }),
  broad({
    id: 'aged-for',
    why: 'What it is a little earlier.',
    when: new RegExp(`\\baged (?:[\\w ]+ )?for (?:at least |up to )?(?<n>${number}) (?:months|years|weeks)`),
    unless: /\b(?:people|adults|children|kids|guests)\b/,
    fits: ['All of our cheeses are aged on site for at least six months.', 'Our gouda is aged for two years.'],
    near: ['Children aged six enter free.', 'It has aged well.', 'Our gouda is six months old.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('n'))
      return [n > 2 && crisp(`At ${spell(n - 1)}, it is only waiting.`), sandy('Most of the work is leaving it alone.')]
    },
  }),
  broad({
    id: 'within-so-long',
    why: 'When "within" is usually over.',
    when: new RegExp(`\\bwithin (?:the next )?(?<n>${number}) (?:business |working )?(?<unit>day|week|month)s\\b`),
    unless:
      /\b(?:opening|enjoy|eat|refund\w*|return\w*|pay\w*|due|deliver\w*|use|consume|cancel\w*|must|report)\b|^please\b/,
    first: true,
    fits: ['Our editors reply to every pitch within two weeks.', 'You will hear from us within five days.'],
    near: ['Returns are accepted within 30 days.', 'Enjoy within three days.', 'It is within two miles.'],
    lines: () => [crisp('The last day counts as within.'), sandy('It is the far end of that which gets the most use.')],
  }),
  broad({
    id: 'most-are-answered',
    why: 'What the others need.',
    when: /\b(?:answers?|repl(?:y|ies) to|solves?|resolves?|fix(?:es)?|process(?:es)?) most\b/,
    fits: ['Our help desk answers most emails in less than four hours.', 'We reply to most messages the same day.'],
    near: ['Most emails are short.', 'We answer all emails.', 'The most popular answer won.'],
    lines: () => [crisp('The others require sitting down.'), sandy('The others are more interesting.')],
  }),
  broad({
    id: 'in-a-day',
    why: 'What part of a day is good for.',
    when: /\b(?:in|within) 24 hours\b/,
    unless: /\b(?:doctor|refund\w*|cancel\w*|notice|must|report)\b/,
    first: true,
    fits: ['Our lenders can approve your loan in 24 hours.', 'We ship all orders within 24 hours.'],
    near: ['We are open 24 hours.', 'Cancel within 24 hours.', 'The next 24 hours are free.'],
    lines: () => [crisp('About eight of those are dark.'), sandy('The first 23 look much like nothing.')],
  }),
  broad({
    id: 'votes-for-and-against',
    why: 'The hands, added up.',
    when: /\bpassed (?<n>\d{1,2})(?: to |-)(?<m>[1-9]\d?)$/,
    fits: ['The vote on the new playground passed 7 to 2.', 'The motion passed 12-4.'],
    near: ['We passed 7 to 2 houses on the way.', 'The vote passed.', 'The team won 7 to 2.'],
    lines: ({ slot }) => [
      crisp(`That makes ${spell(Number(slot('n')) + Number(slot('m')))} raised hands.`),
      sandy('It was a good day for hands.'),
    ],
  }),
  broad({
    id: 'years-it-took',
    why: 'How it would have gone faster.',
    when: new RegExp(
      `\\b(?:took us|we spent|spent) (?:more than |over |almost |nearly )?(?<n>${number}) (?:years|months|weeks) (?<how>(?:to )?(?:find|develop|build|design|perfect|test|create|writ|mak)\\w*)`,
    ),
    fits: [
      'It took us two years to find the right supplier for our cotton.',
      'We spent two years developing a backpack.',
    ],
    near: ['It took two years.', 'We spent two years in Rome.', 'We found it in two weeks.'],
    lines: ({ slot, says }) => [
      says(/\bto find|\bfinding\b/) && crisp('The wrong ones were easier to find.'),
      !says(/\bto find|\bfinding\b/) && crisp('Doing it badly would have been quicker.'),
      slot('n') !== '' && sandy('Please say that it was worth it.'),
    ],
  }),
  broad({
    id: 'rain-at-a-time',
    why: 'What an umbrella is a minute earlier.',
    when: /\b(?:rain|showers)\b.* (?:at|around|by) (?=\d|noon)/,
    fits: ['It looks like rain at 5 p.m. today.', 'Rain is expected at 3 p.m.'],
    near: ['Showers are on the second floor at the gym.', 'It rained.', 'The game starts at 5 p.m., rain or shine.'],
    unless: /\bshine\b|\bgym\b|\brained\b/,
    lines: ({ scene }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another) return []
      return [crisp(`At ${clockText(clock, -1)}, an umbrella is luggage.`), sandy('Plan your hair accordingly.')]
    },
  }),
  broad({
    id: 'correction-of-a-day',
    why: 'What is to be said for the other day.',
    when: /\bon (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day), not (?<other>(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/,
    fits: ['The sale ends on Sunday, not Saturday.', 'The call is on Tuesday, not Monday.'],
    near: ['It is on Sunday.', 'Not on Sunday, please.', 'It is on June 2, not June 3.'],
    lines: ({ slot }) => [
      crisp(`${capital(slot('other'))} itself stays where it is.`),
      sandy(`${capital(slot('other'))} will be held without it.`),
    ],
  }),
  broad({
    id: 'days-left-in-a-month',
    why: 'What may happen before.',
    when: /^next month,? .*\b(?:charge|charging|cost|pay)\b/,
    fits: ["Next month we'll begin charging $2 for paper copies.", 'Next month, extra towels will cost $1.'],
    near: ['Next month we will be closed.', 'We charge $2.', `In ${months[0]}, prices change.`],
    lines: () => [crisp('This month, it is a bargain.'), arid('A calendar will be of help.')],
  }),
]
