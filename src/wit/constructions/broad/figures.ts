import { clockText } from '../../reading/quantities/clock.ts'
import { numberValue, spell, figures as written } from '../../reading/quantities/number.ts'
import { nth } from '../../worked-out/length-text.ts'
import { crisp, sandy } from '../../worked-out/pattern.ts'
import { broad } from './broad-frame.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const aNumber = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)'

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
    id: 'pounds-to-leave',
    why: 'Where a limit begins.',
    when: /\b(?:lift|lifting|carry|carrying) up to (?<n>\d+) pounds\b/,
    fits: ['The job requires lifting up to 50 pounds.', 'You must be able to lift up to 40 pounds.'],
    near: ['It weighs 50 pounds.'],
    lines: ({ slot }) => [crisp(`The ${nth(Number(slot('n')) + 1)} may stay where it is.`)],
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
    id: 'limited-to-number',
    why: 'What one more would make of it.',
    when: new RegExp(`\\blimited to (?<n>${aNumber}) (?!per\\b|minutes|hours|days|percent)[a-z]+`),
    fits: ['Classes are limited to 8 students.', 'The trial version is limited to three projects.'],
    near: ['Space is limited.'],
    lines: ({ slot }) => [sandy(`With one more, the limit would be ${spell(numberValue(slot('n')) + 1)}.`)],
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
    id: 'exactly-is-too-much',
    why: 'What less than means.',
    when: /\bmust (?:weigh|be|cost) (?:less than|under) \$?(?<n>\d+)(?<unit> [a-z]+)?/,
    fits: ['Your luggage must weigh less than 50 pounds.', 'Gifts must be under $25.'],
    near: ['It weighs less than 50 pounds.'],
    lines: ({ slot, says }) => [crisp(`Exactly ${says(/\$/) ? '$' : ''}${slot('n')} is too much.`)],
  }),
  broad({
    id: 'close-minute-before',
    why: 'The minute before.',
    when: /^(?:the|our) [\w' -]+ (?:closes|will close|will be locked|turns? off|is locked|will be closed|are locked) (?:early )?at (?=\d|noon)/,
    unless: /\b(?:opens?|and|until|from|to)\b/,
    fits: ['The deli counter closes at 7 p.m.', 'The gate will be locked at 8 p.m. every night.'],
    near: ['The shop is closed.'],
    lines: ({ scene }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another) return []
      return [sandy(`${clockText(clock, 1)} is a bad time to run.`)]
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
    id: 'year-in-progress',
    why: 'Counts on by one.',
    when: /\bfor (?<n>[1-9]\d) years\b/,
    unless: /\b(?:last|lasts|warranty|guarantee\w*|will|lease|next|stays?|was|were)\b/,
    fits: ['Our CPA firm has served local families for 35 years.', 'We have baked bread for 20 years.'],
    near: ['The roof lasts for 20 years.'],
    lines: ({ slot }) => [crisp(`Year ${Number(slot('n')) + 1} is in progress.`)],
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
