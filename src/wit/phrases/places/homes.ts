import type { Phrase } from '../phrase.ts'

/** Closed doors and apartments. */
export const homesPhrases: readonly Phrase[] = [
  {
    id: 'label-food',
    phrase: '(label|mark) (your|all) (food|lunch|lunches|container|containers|leftover|leftovers)',
    unless: ['allergy', 'allergen'],
    example: 'Please label your food in the office fridge.',
    why: 'What labels tell in a shared fridge.',
    lines: [
      { dryness: 'sandy', text: 'Anything with fur becomes a biology matter.' },
      { dryness: 'arid', text: 'Describing it as terrible is also effective.' },
    ],
  },
  {
    id: 'turn-off-lights',
    phrase: '(turn|switch) (off|out) (the|all)? (light|lights)',
    unless: ['traffic', 'warning', 'car', 'grow'],
    example: 'Please turn off the lights when you leave.',
    why: 'The last person is not told that it is them.',
    lines: [
      { dryness: 'sandy', text: 'Those still inside will make themselves heard.' },
      { dryness: 'arid', text: 'Turning them off before you leave is slightly harder to walk through.' },
    ],
  },
  {
    id: 'by-appointment-only',
    phrase: '(by|with) appointment only?',
    unless: ['doctor', 'hospital', 'therapist', 'vaccine'],
    example: 'The archive is open by appointment only.',
    why: 'Takes the phrase at its word: one cannot simply happen by.',
    lines: [
      { dryness: 'sandy', text: 'Wandering in is possible on the day you agreed to.' },
      { dryness: 'arid', text: 'Spontaneous visits may be booked two weeks ahead.' },
    ],
  },
  {
    id: 'walk-ins-welcome',
    phrase: ['walk (in|ins) be? welcome', 'walk in welcome', 'walk-ins'],
    example: 'Walk-ins welcome.',
    why: 'Takes the phrase at its word: one also has to leave.',
    lines: [
      { dryness: 'sandy', text: 'Those who run in should catch their breath first.' },
      { dryness: 'arid', text: 'Walking out is equally free.' },
    ],
  },
  {
    id: 'closed-for-lunch',
    phrase: '(close|closed) for lunch',
    example: 'The tool crib closes for lunch.',
    why: 'Takes the phrase at its word: lunch is a counterparty.',
    lines: [
      { dryness: 'sandy', text: 'Please be hungry at the same time.' },
      { dryness: 'arid', text: 'The lunch was not available for comment, and later not at all.' },
    ],
  },
  {
    id: 'closed-for-renovation',
    phrase: '(close|closed) for (renovation|remodeling|renovations)',
    example: 'We are closed for renovation until May.',
    why: 'It looks worse before it looks better.',
    lines: [
      { dryness: 'sandy', text: 'It will look worse first.' },
      { dryness: 'arid', text: 'The dust is open as usual.' },
    ],
  },
  {
    id: 'back-in-minutes',
    phrase: 'back in * minute',
    unless: ['bus', 'train', 'power', 'water'],
    example: 'Back in five minutes.',
    why: 'Takes the phrase at its word: a sign without a starting time.',
    lines: [
      { dryness: 'sandy', text: 'From when was left open.' },
      { dryness: 'crisp', text: 'The minutes start when you are not looking.' },
    ],
  },
  {
    id: 'help-yourself',
    phrase: 'help (yourself|yourselves) to?',
    unless: ['crisis', 'therapy', 'harm', 'stress'],
    example: 'There is cake in the kitchen, help yourself.',
    why: 'Takes the phrase at its word: helping others was not mentioned.',
    lines: [
      { dryness: 'sandy', text: 'Helping the person after you consists of stopping.' },
      { dryness: 'arid', text: 'No other help is coming.' },
    ],
  },
  {
    id: 'maximum-occupancy',
    phrase: '(maximum|max) (occupancy|capacity|load|*)? of? * (person|people|guest|guests|occupant)',
    example: 'Maximum occupancy: 8 persons.',
    why: 'A number that assumes average people.',
    lines: [
      { dryness: 'crisp', text: 'Twins count as two.' },
      { dryness: 'arid', text: 'Acquaintance is not required.' },
    ],
  },
  {
    id: 'fire-drill',
    phrase: 'fire drill',
    unless: ['injury', 'smoke', 'burn'],
    example: 'There will be a fire drill on Thursday at ten.',
    why: 'Takes the phrase at its word: an alarm with an appointment.',
    lines: [
      { dryness: 'sandy', text: 'Please be surprised.' },
      { dryness: 'arid', text: 'Those who are never told would be better at it.' },
    ],
  },
  {
    id: 'noise-construction',
    phrase: 'noise *? *? *? *? (construction|renovation|drilling)',
    unless: ['injury', 'complaint'],
    example: 'Please expect some noise from the construction next door.',
    why: 'Takes the phrase at its word: what noise does to talking.',
    lines: [
      { dryness: 'sandy', text: 'Important things should be said between the hits.' },
      { dryness: 'arid', text: 'The quiet parts are when they measure.' },
    ],
  },
  {
    id: 'slow-children',
    phrase: 'slow (child|children) at play',
    example: 'Slow, children at play.',
    why: 'The sign is missing a comma in most places.',
    lines: [
      { dryness: 'sandy', text: 'The fast ones are also at play.' },
      { dryness: 'arid', text: 'They are quicker than the sign suggests.' },
    ],
  },
  {
    id: 'beware-of-dog',
    phrase: 'beware of the? dog',
    unless: ['bite', 'attack'],
    example: 'Beware of the dog.',
    why: 'Takes the phrase at its word: the dog does its job by sign.',
    lines: [
      { dryness: 'sandy', text: 'The dog is aware of you.' },
      { dryness: 'arid', text: 'Being fond of it is also a risk.' },
    ],
  },
  {
    id: 'move-in-ready',
    phrase: 'move in (ready|condition|anytime|any|today)',
    with: ['apartment', 'house', 'home', 'condo', 'unit', 'bedroom', 'bedrooms', 'carpet', 'studio'],
    example: 'Three bedrooms, fully renovated, move-in ready.',
    why: 'Takes the phrase at its word: ready is only one side of it.',
    lines: [
      { dryness: 'sandy', text: 'Your sofa has not seen the staircase yet.' },
      { dryness: 'arid', text: 'Moving out uses the same door.' },
    ],
  },
  {
    id: 'close-to',
    phrase: ['close to (shop|shops|shopping|store|stores|the) *?', 'walking distance (of|to|from)'],
    unless: ['open', 'close-out'],
    with: ['shop', 'shops', 'shopping', 'grocery', 'groceries', 'store', 'stores', 'supermarket', 'market'],
    example: 'Bright two-bedroom apartment, close to shops and transit.',
    why: 'Takes the phrase at its word: close is measured without bags.',
    lines: [
      { dryness: 'sandy', text: 'The way back, with bags, is somewhat longer.' },
      { dryness: 'arid', text: 'Distances apply in both directions, but not to groceries.' },
    ],
  },
  {
    id: 'cozy',
    phrase: 'cozy',
    with: ['apartment', 'bedroom', 'studio', 'rent'],
    example: 'Cozy studio near the university.',
    why: 'What the word means in an advertisement.',
    lines: [
      { dryness: 'sandy', text: 'Everything is within reach, including the ceiling.' },
      { dryness: 'arid', text: 'The kettle can be reached from bed.' },
    ],
  },
  {
    id: 'original-floors',
    phrase: 'original (hardwood|wood|pine|oak)? (floor|floors|hardwood)',
    example: 'Beautiful two-bedroom with original floors.',
    why: 'Old things that were kept speak at night.',
    lines: [
      { dryness: 'sandy', text: 'The floors can also be heard.' },
      { dryness: 'arid', text: 'The creaks are from the same period.' },
    ],
  },
]
