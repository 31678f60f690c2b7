import { type Situation, words } from '../situation.ts'

/** Transit, parking apps and the way there. */
export const transportSituations: readonly Situation[] = [
  {
    id: 'parking-full',
    thing: ['parking', 'garage', 'lot', 'car park', 'parking lot', 'parking garage'],
    anyKind: true,
    event: ['full', 'fill'],
    when: ['now', 'past', 'coming'],
    unless: ['half', 'of'],
    why: 'It names what a full lot offers: laps.',
    lines: [
      { dryness: 'sandy', text: 'Driving through it slowly does not change this.' },
      { dryness: 'crisp', text: 'Each lap will confirm it.' },
    ],
  },
  {
    id: 'parking-free',
    thing: ['parking'],
    anyKind: true,
    event: ['free', 'complimentary', 'include'],
    when: ['now', 'coming'],
    unless: ['no', 'space', 'fee', 'limited'],
    why: 'It separates the price from the search.',
    lines: [{ dryness: 'sandy', text: 'Finding it is included.' }],
  },
  {
    id: 'parking-cost',
    thing: ['parking'],
    event: ['cost', 'be'],
    when: ['now', 'coming'],
    unless: words('free, full, limited, available, permit, permitted, allow, include, street'),
    with: ['$', 'dollar', '€', 'per', 'hour', 'fee', 'daily'],
    why: 'It prices the thought of circling.',
    lines: [
      { dryness: 'sandy', text: 'Driving past slowly remains free.' },
      { dryness: 'crisp', text: 'Circling is free.' },
    ],
  },
  {
    id: 'shuttle',
    thing: ['shuttle', 'shuttle bus', 'shuttle service'],
    anyKind: true,
    event: words('run, available, be, provide, offer, take, free, complimentary, operate'),
    when: ['now', 'coming'],
    mood: 'any',
    unless: ['space', 'not', 'cancel', 'delay', 'late', 'badminton', 'leave', 'depart'],
    why: 'A shuttle is a small bus with large ambitions.',
    lines: [{ dryness: 'sandy', text: 'Small talk is complimentary and cannot be opted out of.' }],
  },
  {
    id: 'machine-broken',
    thing: words(
      'ticket machine, vending machine, change machine, pay station, parking meter, kiosk, parking machine, snack machine',
    ),
    anyKind: true,
    event: ['out of order', 'broken', 'down', 'out of service', 'break'],
    when: ['now', 'past', 'coming'],
    why: 'People have one repair for all machines.',
    lines: [{ dryness: 'sandy', text: 'A firm knock on the side is not listed among its functions.' }],
  },
]
