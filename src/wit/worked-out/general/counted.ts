import { nth } from '../../computed/length-text.ts'
import { number, numberValue, spell, figures as written } from '../../reading/quantities/number.ts'
import { arid, crisp, sandy } from '../pattern.ts'
import { general } from './general.ts'

/** How many there are, taken apart or counted on. */
export const counted = [
  general({
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
  general({
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
  general({
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
  general({
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
  general({
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
  general({
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
  general({
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
  general({
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
  general({
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
  general({
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
  general({
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
  general({
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
  general({
    id: 'share-solved',
    why: 'What became of the rest.',
    when: /\b(?<n>[89]\d)% of (?:our |all )?(?:support )?(?:tickets|emails|questions|calls|requests|messages)\b/,
    unless: /\bspam\b/,
    fits: ['Our support team solved 98% of tickets on the first reply.', 'We answer 95% of emails within a day.'],
    near: ['98% of customers return.', 'Tickets are 20% off.', 'Most emails are short.'],
    lines: ({ slot }) => [crisp(`The other ${100 - Number(slot('n'))}% are pen pals by now.`)],
  }),
  general({
    id: 'for-the-first-so-many',
    why: 'What is left for the next.',
    when: /\b(?:to|for) the first (?<n>\d[\d,]*) (?:[a-z]+)/,
    unless: /\b(?:days|weeks|months|minutes|hours|years|miles)\b/,
    fits: ['The beta version is available to the first 200 users.', 'Free tote bags for the first 50 guests.'],
    near: ['Free for the first 30 days.', 'The first 200 users left.', 'It is our first.'],
    lines: ({ slot }) => [
      crisp(`Number ${(Number(slot('n').replaceAll(',', '')) + 1).toLocaleString('en-US')} may watch.`),
      sandy('Counting begins at one, as always.'),
    ],
  }),
  general({
    id: 'number-of-languages',
    why: 'How many one reads.',
    when: new RegExp(`\\b(?:come|comes|is available|are available|available|printed) in (?<n>${number}) languages\\b`),
    fits: ['The instructions come in six languages.', 'The guide is available in four languages.'],
    near: ['She speaks two languages.', 'It comes in six sizes.', 'Languages change.'],
    lines: ({ slot }) => [
      numberValue(slot('n')) > 2 && crisp(`You may skip ${spell(numberValue(slot('n')) - 1)} of them.`),
    ],
  }),
]
