import { type Situation, words } from '../situation.ts'

/** Gyms, salons and appointments. */
export const fitnessSituations: readonly Situation[] = [
  {
    id: 'gym-closed',
    rank: 'first',
    thing: ['gym', 'fitness center', 'fitness studio'],
    event: ['close', 'closed'],
    when: ['coming'],
    unless: words('school, p.m., pm, permanently, jungle, fire, hour, until, at'),
    why: 'The perfect excuse has arrived.',
    lines: [
      { dryness: 'sandy', text: 'For once, the excuse comes from the gym.' },
      { dryness: 'crisp', text: 'Resting guiltlessly is permitted for the duration.' },
    ],
  },
  {
    id: 'gym-open',
    thing: ['gym', 'fitness center', 'fitness studio', 'studio', 'weight room'],
    anyKind: true,
    event: ['open'],
    when: ['now', 'coming'],
    unless: words('apartment, school, close, closed, floor, jungle, design, recording, dry, photo, extend, weekend'),
    with: ['24', '24/7', 'clock'],
    why: 'Hours are not the hurdle.',
    lines: [{ dryness: 'arid', text: 'The time that does not suit you has been discontinued.' }],
  },
  {
    id: 'weights-back',
    rank: 'first',
    thing: ['weight', 'dumbbell', 'barbell', 'free weight', 'kettlebell'],
    anyKind: true,
    event: ['return', 'put back', 'rerack', 'put', 'rack'],
    mood: 'request',
    unless: words(
      'espresso, vending, price, rental, hang, reuse, washing, medical, wash, safety, medicine, lab, coffee, voting, paper, lose, body, gain',
    ),
    with: ['back', 'rack', 'return', 'place'],
    why: 'Lifting has a downward half.',
    lines: [{ dryness: 'crisp', text: 'It counts as a set.' }],
  },
  {
    id: 'appointment-confirmed',
    thing: ['appointment', 'haircut', 'fitting'],
    anyKind: true,
    event: ['confirm'],
    when: ['now', 'past', 'coming'],
    number: 'one',
    before: ['your'],
    unless: words(
      'doctor, dr, medical, dental, dentist, surgery, hospital, clinic, oncology, therapy, therapist, court, patient, vaccine, legal, not, please, without, table, conference, funeral, cancel, must, online, test, will, to confirm',
    ),
    why: 'Calendars forget nothing and people everything.',
    lines: [{ dryness: 'crisp', text: 'Now it only has to be remembered.' }],
  },
  {
    id: 'appointment-only',
    rank: 'first',
    thing: ['archive', 'showroom', 'studio', 'gallery', 'collection', 'our showroom'],
    anyKind: true,
    event: ['by appointment', 'open', 'available'],
    when: ['now', 'coming'],
    unless: words(
      'medical, doctor, clinic, walk-in, not, vaccine, dental, court, therapy, cancel, confirm, dr, patient, video, phone, virtual, zoom, funeral, without, no, necessary',
    ),
    with: ['appointment'],
    why: 'Chance is asked to call first.',
    lines: [
      { dryness: 'crisp', text: 'Happening to be in the neighborhood should be announced.' },
      { dryness: 'sandy', text: 'Wandering by with a curious face is not one.' },
    ],
  },
  {
    id: 'walkins',
    thing: ['walk ins', 'walk in', 'walk'],
    event: ['welcome'],
    when: ['now'],
    unless: words('not, clinic, doctor, dental, vaccine, medical, closet, shower, dog, flu'),
    with: ['ins', 'in', 'walk-ins'],
    why: 'It takes walking at its word.',
    lines: [{ dryness: 'sandy', text: 'Those arriving by car may walk the last few steps.' }],
  },
]
