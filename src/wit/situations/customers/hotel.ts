import { type Situation, words } from '../situation.ts'

/** Hotels, rentals and travel. */
export const hotelSituations: readonly Situation[] = [
  {
    id: 'quiet-hours',
    thing: ['quiet hour', 'hour', 'quiet time'],
    event: ['be', 'start', 'begin', 'apply'],
    when: ['now', 'coming'],
    with: ['quiet'],
    why: 'Ice and whispering are loud at night.',
    lines: [{ dryness: 'crisp', text: 'Whispering is louder than most people think.' }],
  },
  {
    id: 'guest-stay',
    thing: ['guest', 'visitor', 'customer', 'average guest'],
    event: ['stay', 'spend'],
    when: ['now', 'past'],
    unless: ['sober', 'dead', 'jail', 'hospital'],
    with: ['average'],
    why: 'Averages of people have fractions.',
    lines: [{ dryness: 'sandy', text: 'We have yet to meet the average one in person.' }],
  },
  {
    id: 'bike-rental',
    thing: ['bike', 'bicycle', 'e bike', 'rental bike'],
    anyKind: true,
    event: ['rent', 'available', 'borrow', 'free'],
    when: ['now', 'coming'],
    mood: 'any',
    unless: words('stored, hallway, sale, stock, stolen, not, lock, color, navy, adoption, department, wheel'),
    with: ['rent', 'rental', 'borrow', 'hour', 'day', 'guest', 'free'],
    why: 'Borrowed wheels go where they want.',
    lines: [{ dryness: 'crisp', text: 'The saddle has been adjusted to an average of strangers.' }],
  },
]
