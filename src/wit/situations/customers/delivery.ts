import { type Situation, words } from '../situation.ts'

/** Parcels, freight and those who carry them. */
export const deliverySituations: readonly Situation[] = [
  {
    id: 'package-arrived',
    thing: ['package', 'parcel', 'delivery', 'shipment'],
    anyKind: true,
    event: ['arrive', 'deliver', 'here', 'come'],
    when: ['past'],
    unless: words('not, could, damage, late, wrong, baby, customs, reception, lobby, broken, empty'),
    why: 'The contents are known and still a surprise.',
    lines: [
      { dryness: 'sandy', text: 'Please pretend not to know what is in it.' },
      { dryness: 'arid', text: 'The tape has been applied by a professional.' },
    ],
  },
  {
    id: 'package-near',
    thing: ['package', 'parcel', 'delivery', 'driver', 'courier', 'order'],
    anyKind: true,
    event: ['be', 'out for delivery'],
    when: ['now', 'coming'],
    unless: words('late, not, right, throw, bus, run, food, put, door, desk'),
    with: ['stop', 'away', 'nearby', 'next'],
    why: 'A near parcel changes people.',
    lines: [
      { dryness: 'sandy', text: 'You may begin to stand at the window without explanation.' },
      { dryness: 'crisp', text: 'Do not start a shower.' },
      { dryness: 'arid', text: 'Casual glances into the street are normal at this stage.' },
    ],
  },
  {
    id: 'delivery-takes',
    thing: words('delivery, shipping, standard delivery, express shipping, standard shipping'),
    anyKind: true,
    event: ['take', 'be'],
    when: ['now', 'coming'],
    unless: words('not, room, due, free, nurse, birth, grocery, food, baby, same, delay, late'),
    with: ['day', 'week'],
    why: 'Business days are a special sort of day.',
    lines: [{ dryness: 'arid', text: 'Anticipation takes approximately as long.' }],
  },
]
