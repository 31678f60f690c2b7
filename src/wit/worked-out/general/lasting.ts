import { number, numberValue, spell } from '../../reading/quantities/number.ts'
import { crisp, sandy } from '../pattern.ts'
import { general } from './general.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const aNumber = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)'

/** How long something takes or has been. */
export const lasting = [
  general({
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
  general({
    id: 'fees-apply-after',
    why: 'The day on which keeping becomes living.',
    when: new RegExp(`\\bstorage (?:fees?|charges?) (?:apply|applies|begin|start)s? after (?<n>${number}) days`),
    fits: ['Storage fees apply after 5 days.', 'A storage fee applies after ten days.'],
    near: ['Fees apply.', 'Storage is free for 5 days.', 'Late fees apply after 5 days.'],
    lines: ({ slot }) => [crisp(`From day ${spell(numberValue(slot('n')) + 1)} on, it lives there.`)],
  }),
  general({
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
  general({
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
  general({
    id: 'soon-in-days',
    why: 'A day later, worked out.',
    when: /\b(?:is|starts|begins) in (?<n>two|three|four|five|six|seven|[2-7]) days$/,
    unless: /\b(?:trial|expires?|surgery|due|exam)\b/,
    fits: ['Your appointment is in 2 days.', 'The conference starts in four days.'],
    near: ['It ends in two days.', 'Rome was not built in a day.', 'Your trial is over in 2 days.'],
    lines: ({ slot }) => {
      const words = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven']
      const n = words.indexOf(slot('n')) > 0 ? words.indexOf(slot('n')) : Number(slot('n'))
      return [n > 1 && crisp(`Tomorrow, it is in ${n === 2 ? 'one' : words[n - 1]}.`)]
    },
  }),
  general({
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
  general({
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
  general({
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
  general({
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
  general({
    id: 'year-in-progress',
    why: 'Counts on by one.',
    when: /\bfor (?<n>[1-9]\d) years\b/,
    unless: /\b(?:last|lasts|warranty|guarantee\w*|will|lease|next|stays?|was|were)\b/,
    fits: ['Our CPA firm has served local families for 35 years.', 'We have baked bread for 20 years.'],
    near: ['The roof lasts for 20 years.'],
    lines: ({ slot }) => [crisp(`Year ${Number(slot('n')) + 1} is in progress.`)],
  }),
]
