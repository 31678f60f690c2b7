import { nth } from '../../computed/length-text.ts'
import { number, numberValue, spell, figures as written } from '../../reading/quantities/number.ts'
import { crisp, sandy } from '../pattern.ts'
import { general } from './general.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const aNumber = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)'

const floorBelow: ReadonlyMap<string, string> = new Map([
  ['second', 'first'],
  ['2nd', 'first'],
  ['third', 'second'],
  ['3rd', 'second'],
  ['fourth', 'third'],
  ['4th', 'third'],
  ['fifth', 'fourth'],
  ['5th', 'fourth'],
  ['sixth', 'fifth'],
])

/** Numbers of places, steps and codes, and of what fits in. */
export const numbered = [
  general({
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
  general({
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
  general({
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
  general({
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
  general({
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
  general({
    id: 'floor-above',
    why: 'The view from below.',
    when: /^(?:the|our|your|[a-z]+) [\w' -]+ (?:is|are|has moved|have moved) (?:now |located )?(?:on|to) the (?<n>second|third|fourth|fifth|sixth|2nd|3rd|4th|5th) (?:floor|level)\b/,
    unless: /\b(?:fire|elevator|evacuat\w*|leak\w*)\b/,
    fits: [
      'Staff parking is on the third level of the garage.',
      'The new printer is on the second floor.',
      'The new printer is on the 5th floor.',
    ],
    near: ['The third level of the game is hard.', 'The floor is wet.', 'On the other floor, it rained.'],
    lines: ({ slot }) => [
      crisp(`From the ${floorBelow.get(slot('n'))}, it is overhead.`),
      sandy('The stairs lead there, and back.'),
    ],
  }),
  general({
    id: 'seats-number',
    why: 'Who comes next.',
    when: /\bseats (?<n>\d{2,4})(?: people| guests)?(?=$| )/,
    fits: ['Our theater seats 180 people.', 'The training room seats 40 people.'],
    near: ['All 40 seats are taken.'],
    lines: ({ slot }) => [crisp(`Number ${written(Number(slot('n')) + 1)} stands.`)],
  }),
  general({
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
  general({
    id: 'pounds-to-leave',
    why: 'Where a limit begins.',
    when: /\b(?:lift|lifting|carry|carrying) up to (?<n>\d+) pounds\b/,
    fits: ['The job requires lifting up to 50 pounds.', 'You must be able to lift up to 40 pounds.'],
    near: ['It weighs 50 pounds.'],
    lines: ({ slot }) => [crisp(`The ${nth(Number(slot('n')) + 1)} may stay where it is.`)],
  }),
  general({
    id: 'room-next-door',
    why: 'The room beside it.',
    when: /\b(?:given|held|meets?|is|are|be|place) in room (?<n>[1-9]\d{1,3})\b/,
    fits: ['The exam will be given in room 204.', 'The workshop is in room 112.'],
    near: ['The projector in room 204 is loud.', 'There is room for 20.'],
    lines: ({ slot }) => [crisp(`Room ${Number(slot('n')) - 1} is close, but wrong.`)],
  }),
  general({
    id: 'limited-to-number',
    why: 'What one more would make of it.',
    when: new RegExp(`\\blimited to (?<n>${aNumber}) (?!per\\b|minutes|hours|days|percent)[a-z]+`),
    fits: ['Classes are limited to 8 students.', 'The trial version is limited to three projects.'],
    near: ['Space is limited.'],
    lines: ({ slot }) => [sandy(`With one more, the limit would be ${spell(numberValue(slot('n')) + 1)}.`)],
  }),
  general({
    id: 'digits-of-a-code',
    why: 'One digit less.',
    when: /\b(?<n>three|four|five|six|eight|[3-9])-digit (?:code|number|pin|password)\b/,
    fits: ['The new copy machine requires a four-digit code.', 'Enter your six-digit PIN.'],
    near: ['The code is secret.'],
    lines: ({ slot }) => [crisp(`${capital(spell(numberValue(slot('n')) - 1))} will not do.`)],
  }),
]
