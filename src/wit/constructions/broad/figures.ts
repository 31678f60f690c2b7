import { clockText } from '../../reading/quantities/clock.ts'
import { numberValue, spell, figures as written } from '../../reading/quantities/number.ts'
import { lengthText, nth } from '../../worked-out/length-text.ts'
import { crisp, sandy } from '../../worked-out/pattern.ts'
import { broad } from './broad-frame.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const aNumber = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)'
const minutesIn: Record<string, number> = { minute: 1, hour: 60, day: 1440, week: 10_080 }

/** "six seconds", "12 minutes": the time between two of them, where it comes out even. */
function every(count: number, unit: string): string | undefined {
  const seconds = ((minutesIn[unit] ?? 0) * 60) / count
  if (!Number.isInteger(seconds) || seconds < 2) return undefined
  if (seconds < 60) return `${spell(seconds)} seconds`
  if (seconds % 60 !== 0) return undefined
  return seconds < 60 * 120 || seconds % 3600 !== 0 ? lengthText(seconds / 60) : `${spell(seconds / 3600)} hours`
}

/** Minutes from one time of day to another; within twelve hours where morning or evening is not said of both. */
function hoursBetween(start: string, end: string): number {
  const minutes = (time: string) => {
    const [, hour, minute = '0', half] = /^(\d+)(?::(\d+))?([ap]?)/.exec(time) ?? []
    return (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 720 : 0)
  }
  const known = /[ap]/.test(start) && /[ap]/.test(end)
  const day = known ? 1440 : 720
  return (((minutes(end) - minutes(start)) % day) + day) % day
}

/** Figures, times, days and prices, whatever they are of. */
export const figures = [
  broad({
    id: 'growing-up-costs',
    why: 'The difference, worked out.',
    when: /\$(?<adult>\d+) for adults and \$(?<child>\d+) for (?:children|kids)\b/,
    fits: ['Tickets are $12 for adults and $8 for children.', 'Admission is $12 for adults and $6 for children.'],
    near: ['Tickets are $12 for adults.'],
    lines: ({ slot }) => {
      const more = Number(slot('adult')) - Number(slot('child'))
      return [more > 0 && crisp(`Growing up costs $${more}.`)]
    },
  }),
  broad({
    id: 'pages-before',
    why: 'The pages that need nothing.',
    when: /\bsignature on page (?<page>[3-9]|[1-9]\d)\b/,
    fits: ['We need your signature on page 4.', 'Your signature on page 12 is missing.'],
    near: ['Your signature is missing.'],
    lines: ({ slot }) => [crisp(`Pages 1 to ${Number(slot('page')) - 1} get by without.`)],
  }),
  broad({
    id: 'pay-by-the-minute',
    why: 'An hour, divided by sixty.',
    when: /\$(?<dollars>\d+) an hour\b/,
    unless: /\b(?:increase|rates?|fee|parking|rental|rent|court|costs?)\b|\bup to\b/,
    fits: ['Interns are paid $18 an hour.', 'The cook makes $21 an hour.'],
    near: ['It takes an hour.', 'A court costs $18.'],
    lines: ({ slot }) => {
      const cents = (Number(slot('dollars')) * 100) / 60
      const about = Number.isInteger(cents) ? '' : 'about '
      return [cents < 99 && crisp(`That is ${about}${Math.round(cents)} cents a minute.`)]
    },
  }),
  broad({
    id: 'so-old-or-older',
    why: 'A condition that time takes care of.',
    when: /\b(?<age>\d\d) (?:or older|and older|or over|and over|and up)\b/,
    fits: ['You must be 21 or older to enter.', 'The art class is for adults 18 and over.'],
    near: ['The site is older than 20 years.'],
    lines: ({ slot }) => [
      Number(slot('age')) < 30 && crisp(`Those who are ${Number(slot('age')) - 1} need only wait.`),
      Number(slot('age')) < 30 && sandy(`At ${Number(slot('age')) - 1}, patience is the only thing missing.`),
    ],
  }),
  broad({
    id: 'seats-number',
    why: 'Who comes next.',
    when: /\bseats (?<n>\d{2,4})(?: people| guests)?(?=$| )/,
    fits: ['Our theater seats 180 people.', 'The training room seats 40 people.'],
    near: ['All 40 seats are taken.'],
    lines: ({ slot }) => [crisp(`Number ${written(Number(slot('n')) + 1)} stands.`)],
  }),
  broad({
    id: 'limited-to-number',
    why: 'What one more would make of it.',
    when: new RegExp(`\\blimited to (?<n>${aNumber}) (?!per\\b|minutes|hours|days|percent)[a-z]+`),
    fits: ['Classes are limited to 8 students.', 'The trial version is limited to three projects.'],
    near: ['Space is limited.'],
    lines: ({ slot }) => [sandy(`With one more, the limit would be ${spell(numberValue(slot('n')) + 1)}.`)],
  }),
  broad({
    id: 'one-would-be-a-start',
    why: 'Begins at the beginning.',
    when: /\bneeds? (?<n>two|three|four|five|six|seven|eight|ten|[2-9]|1\d|20) more [a-z]+/,
    fits: ['The choir needs two more tenors.', 'The engineers need two more weeks.'],
    near: ['We need more tape.'],
    lines: ({ slot }) => [
      crisp('One would be a start.'),
      numberValue(slot('n')) === 2 && sandy('One more would be halfway.'),
    ],
  }),
  broad({
    id: 'number-before-the-mark',
    why: 'Thinks of the one who came just before.',
    when: /\b(?:reached|hit|passed|surpassed|crossed) (?<n>\d{1,3}(?:,\d{3})+|[1-9]\d{2,}) (?<what>[a-z]+)/,
    unless: /\b(?:goal|degrees|miles|feet)\b/,
    fits: ['We reached 10,000 followers this week.', 'We just hit 10,000 followers.'],
    near: ['We reached our goal.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('n'))
      return [
        slot('what') === 'followers' && crisp('All of them are behind us.'),
        sandy(`Number ${written(n - 1)} was close.`),
      ]
    },
  }),
  broad({
    id: 'one-every',
    why: 'A rate, worked out to the end.',
    when: new RegExp(
      `^(?:our|the) .*?(?:can )?(?:pick|picks|fill|fills|make|makes|complete|completes|cover|covers|publish|publishes|pack|packs|serve|serves|answer|answers|bake|bakes|print|prints|produce|produces|handle|handles|ship|ships|process|processes|wash|washes|sell|sells|send|sends|gets?|runs?) (?:about |over |up to |more than )?(?<n>${aNumber}) (?<what>[a-z ]+?) (?:an?|per|every|each) (?<unit>minute|hour|day|week)$`,
    ),
    unless: /\b(?:over|up to|more than)\b/,
    fits: ['Our robots can pick 600 items an hour.', 'Our content team publishes three blog posts a week.'],
    near: ['We ship every day.'],
    lines: ({ slot, says }) => {
      const gap = every(numberValue(slot('n')), slot('unit'))
      const nights = slot('unit') === 'day' || slot('unit') === 'week'
      return [
        gap !== undefined &&
          crisp(`That is ${says(/\babout\b/) ? 'about ' : ''}one every ${gap}${nights ? ', if nights count' : ''}.`),
      ]
    },
  }),
  broad({
    id: 'reporting-took-less',
    why: 'Compares the work with the sentence about it.',
    when: new RegExp(
      `^(?:our|the|we) ?.*\\b(?:served|packed|planted|completed|delivered|made|picked|finished|shipped|repaired|trained|baked|collected|cleaned|answered|processed|sold|built|repaved) (?:over |about |more than |nearly |almost )?(?<n>${aNumber}) [a-z]+`,
    ),
    unless: /\$|\b(?:million|percent|will|can)\b|%/,
    fits: ['Our volunteers served 600 meals last month.', 'We completed 96 projects in 2023.'],
    near: ['We will serve 600 meals.'],
    lines: () => [crisp('Reporting it took less time.'), sandy('Each of them was the last one for a moment.')],
  }),
  broad({
    id: 'day-after-the-limit',
    why: 'Where a limit stops.',
    when: new RegExp(
      `\\b(?:must|should|needs? to|has to|have to) be [a-z]+ within (?<n>${aNumber}) (?<unit>day|hour|week)s\\b`,
    ),
    fits: ['A parking ticket must be paid within 21 days.', 'The signed lease must be returned within 5 days.'],
    near: ['We answer within two days.'],
    lines: ({ slot }) => [crisp(`${capital(slot('unit'))} ${written(numberValue(slot('n')) + 1)} is not within.`)],
  }),
  broad({
    id: 'ahead-or-wish',
    why: 'What notice turns into.',
    when: new RegExp(
      `\\b(?:must|should|need to|have to) be (?:ordered|booked|made|placed|reserved|requested|scheduled) (?:at least )?(?<n>${aNumber}) (?<unit>hour|day|week)s (?:in advance|ahead|before)|\\bat least (?<n2>${aNumber}) (?:hours|days|weeks)' notice`,
    ),
    fits: [
      'All cakes must be ordered 48 hours in advance.',
      "Please give us at least 48 hours' notice for catering orders.",
    ],
    near: ['We order in advance.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('n') || slot('n2'))
      return [crisp(`At ${spell(n - 1)}, it is only a wish.`), sandy(`${capital(spell(n - 1))} would be a surprise.`)]
    },
  }),
  broad({
    id: 'too-early-by-one',
    why: 'Where a limit begins.',
    when: new RegExp(`\\bup to (?<n>${aNumber}) (?<unit>day|week|month)s (?:in advance|ahead|before)`),
    unless: /\b(?:refund\w*|cancel\w*)\b/,
    fits: ['Dinner reservations can be made up to 60 days in advance.', 'Rooms may be booked up to two weeks ahead.'],
    near: ['Deposits are refundable up to 14 days before the event.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('n')) + 1
      return [sandy(`At ${spell(n)}, you are simply early.`)]
    },
  }),
  broad({
    id: 'pounds-to-leave',
    why: 'Where a limit begins.',
    when: /\b(?:lift|lifting|carry|carrying) up to (?<n>\d+) pounds\b/,
    fits: ['The job requires lifting up to 50 pounds.', 'You must be able to lift up to 40 pounds.'],
    near: ['It weighs 50 pounds.'],
    lines: ({ slot }) => [crisp(`The ${nth(Number(slot('n')) + 1)} may stay where it is.`)],
  }),
  broad({
    id: 'exactly-is-too-much',
    why: 'What less than means.',
    when: /\bmust (?:weigh|be|cost) (?:less than|under) \$?(?<n>\d+)(?<unit> [a-z]+)?/,
    fits: ['Your luggage must weigh less than 50 pounds.', 'Gifts must be under $25.'],
    near: ['It weighs less than 50 pounds.'],
    lines: ({ slot, says }) => [crisp(`Exactly ${says(/\$/) ? '$' : ''}${slot('n')} is too much.`)],
  }),
  broad({
    id: 'open-minute-before',
    why: 'The minute before.',
    when: /^(?:the|our) [\w' -]+ (?:opens?|will open) at (?=\d|noon)/,
    unless: /\b(?:close[sd]?|and|until|from|to)\b/,
    fits: ['The kiddie pool opens at 11.', 'The dry cleaner opens at 7 on weekdays.'],
    near: ['The snack bar will open at halftime.', 'The shop is open.'],
    lines: ({ scene }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another) return []
      return [
        crisp(`At ${clockText(clock, -1)}, it is about to.`),
        sandy(`Arriving at ${clockText(clock, -15)} takes 15 minutes longer.`),
      ]
    },
  }),
  broad({
    id: 'close-minute-before',
    why: 'The minute before.',
    when: /^(?:the|our) [\w' -]+ (?:closes|will close|will be locked|turns? off|is locked|will be closed|are locked) (?:early )?at (?=\d|noon)/,
    unless: /\b(?:opens?|and|until|from|to)\b/,
    fits: ['The pharmacy counter closes at 7 p.m.', 'The gate will be locked at 8 p.m. every night.'],
    near: ['The shop is closed.'],
    lines: ({ scene }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another) return []
      return [sandy(`${clockText(clock, 1)} is a bad time to run.`)]
    },
  }),
  broad({
    id: 'begins-and-ends',
    why: 'What lies between.',
    when: /\b(?:starts|begins|opens) at (?=\d|noon).* and ends at (?=\d|noon|midnight)/,
    fits: ['The auction begins at 7 pm and ends at 9.', 'School starts at 8:05 and ends at 2:50.'],
    near: ['The auction begins at 7.'],
    lines: () => [crisp('The rest is in between.'), sandy('It does not begin again after that.')],
  }),
  broad({
    id: 'begins-at-minute',
    why: 'The minutes around a beginning.',
    when: /^(?:the|our|your) [\w' -]+ (?:starts?|begins?|airs|kicks off|will be(?: given| held)?|is) at (?=\d|noon)/,
    unless:
      /\b(?:ends?|and|or|until|from|to|price\w*|rates?|\$|closed?|locked|open|deadline|order|down|back|rated|last|cutoff)\b|\$/,
    fits: ['Our 5K run starts at 8 AM in front of city hall.', 'The second shift starts at 2:30 p.m.'],
    near: ['Pricing starts at $9.', 'School starts at 8 and ends at 3.'],
    lines: ({ scene }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another || scene.past) return []
      return [
        crisp(`At ${clockText(clock, -1)}, you are still early.`),
        sandy(`At ${clockText(clock, 1)}, the beginning is over.`),
      ]
    },
  }),
  broad({
    id: 'hours-between',
    why: 'Subtraction, both ways.',
    when: /\bfrom (?<start>\d{1,2}(?::\d\d)?) ?(?<half>[ap]\.?m\.?)? (?:to|until|till) (?<end>\d{1,2}(?::\d\d)?)(?: ?(?<half2>[ap]\.?m\b\.?))?(?= (?!percent|years|miles|dollars)|$)/,
    unless: /\$|\b(?:moved|changed?|changing|grew|rose|cut|sizes?|ages?|pages?|rows?|rated?|percent)\b|%/,
    fits: ['Adult swim is from 6 to 7 am.', 'Our customer appreciation day is Saturday from 10 to 3.'],
    near: ['We went from good to great.'],
    lines: ({ slot }) => {
      const length = hoursBetween(slot('start') + slot('half'), slot('end') + slot('half2'))
      return [length > 0 && crisp(`That is ${lengthText(length)}, counted from either end.`)]
    },
  }),
  broad({
    id: 'weekday-a-year',
    why: 'A week, worked out to a year.',
    when: /\b(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days(?: only)?$/,
    unless:
      /\bopenings\b|\bhas two\b|\b(?:until|through|during|this (?:summer|fall|spring|winter|month|season)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|first|second|third|last|other|and (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
    fits: ['Our newsletter goes out every Thursday.', 'The weekly report will now go out on Mondays.'],
    near: ['We meet every other Monday.', 'We met on Monday.'],
    lines: ({ scene }) => {
      const [day, another] = scene.quantities.weekdays
      if (!day || another) return []
      return [crisp(`That is 52 ${day.day}s a year, in some years 53.`), sandy('In between are six days without.')]
    },
  }),
  broad({
    id: 'every-minutes-a-day',
    why: 'A pace, worked out to a day.',
    when: /\bevery (?<n>\d+|two|three|four|six) (?<unit>minute|hour)s\b/,
    unless: /\b(?:medic\w+|dose|take|bus|train|shuttle)\b/,
    fits: ['Our reports are updated every 15 minutes.', 'All bathrooms are cleaned every two hours.'],
    near: ['Every hour counts.'],
    lines: ({ slot }) => {
      const times = 1440 / (numberValue(slot('n')) * (slot('unit') === 'hour' ? 60 : 1))
      return [Number.isInteger(times) && sandy(`A whole day has room for ${spell(times)} of those.`)]
    },
  }),
  broad({
    id: 'year-in-progress',
    why: 'Counts on by one.',
    when: /\bfor (?<n>[1-9]\d) years\b/,
    unless: /\b(?:last|lasts|warranty|guarantee\w*|will|lease|next|stays?|was|were)\b/,
    fits: ['Our CPA firm has served local families for 35 years.', 'We have baked bread for 20 years.'],
    near: ['The roof lasts for 20 years.'],
    lines: ({ slot }) => [crisp(`Year ${Number(slot('n')) + 1} is in progress.`)],
  }),
  broad({
    id: 'turned-years-old',
    why: 'How fast they grow up.',
    when: new RegExp(
      `^our [\\w ]+ turned (?<n>${aNumber})(?: years old)?(?: (?:today|this week|this month|this year|yesterday|on \\w+))?$`,
    ),
    unless: /\b(?:son|daughter|dog|cat|ceo|founder|owner|manager|colleague|boss|intern)\b/,
    fits: ['Our design studio turned five today.', 'Our company turned 10 years old this week.'],
    near: ['Our manager turned 50 today.'],
    lines: ({ slot }) => [crisp(`It will be ${spell(numberValue(slot('n')) + 1)} before we know it.`)],
  }),
  broad({
    id: 'room-next-door',
    why: 'The room beside it.',
    when: /\b(?:given|held|meets?|is|are|be|place) in room (?<n>[1-9]\d{1,3})\b/,
    fits: ['The exam will be given in room 204.', 'The workshop is in room 112.'],
    near: ['The projector in room 204 is loud.', 'There is room for 20.'],
    lines: ({ slot }) => [crisp(`Room ${Number(slot('n')) - 1} is close, but wrong.`)],
  }),
  broad({
    id: 'digits-of-a-code',
    why: 'One digit less.',
    when: /\b(?<n>three|four|five|six|eight|[3-9])-digit (?:code|number|pin|password)\b/,
    fits: ['The new copy machine requires a four-digit code.', 'Enter your six-digit PIN.'],
    near: ['The code is secret.'],
    lines: ({ slot }) => [crisp(`${capital(spell(numberValue(slot('n')) - 1))} will not do.`)],
  }),
]
