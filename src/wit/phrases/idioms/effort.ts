import type { Phrase } from '../phrase.ts'

/** Idioms of effort and luck. */
export const effortPhrases: readonly Phrase[] = [
  {
    id: 'back-burner',
    phrase: 'back burner',
    unless: ['stove', 'range', 'cook', 'kitchen', 'gas'],
    example: 'The newsletter is on the back burner until spring.',
    why: 'Takes the phrase at its word: a burner burns.',
    lines: [
      { dryness: 'crisp', text: 'Please stir occasionally.' },
      { dryness: 'sandy', text: 'The front one is boiling over.' },
      { dryness: 'arid', text: 'A lid would help, and a timer.' },
    ],
  },
  {
    id: 'under-one-roof',
    phrase: ['under one roof', 'under a single roof', 'under the same roof'],
    unless: ['family', 'custody', 'live'],
    example: 'We have design, print and shipping under one roof.',
    why: 'Takes the phrase at its word: one roof can be a worry.',
    lines: [
      { dryness: 'arid', text: 'A second roof was felt to be excessive.' },
      { dryness: 'crisp', text: 'Hats may be removed.' },
    ],
  },
  {
    id: 'two-birds',
    phrase: 'kill? two bird with? one? stone?',
    with: ['stone'],
    example: 'Sharing a van kills two birds with one stone.',
    why: 'Takes the phrase at its word: birds are seldom asked.',
    lines: [
      { dryness: 'arid', text: 'The birds and the stone are figurative, to the relief of the birds.' },
      { dryness: 'sandy', text: 'Bread would have reached more of them.' },
    ],
  },
  {
    id: 'drop-in-bucket',
    phrase: 'drop in (the|a) bucket',
    unless: ['leak', 'roof', 'mop'],
    example: 'The savings are a drop in the bucket.',
    why: 'Takes the phrase at its word: a bucket is full of drops.',
    lines: [
      { dryness: 'sandy', text: 'Buckets are filled by no other method.' },
      { dryness: 'arid', text: 'The bucket is two gallons, for reference.' },
    ],
  },
  {
    id: 'tip-of-iceberg',
    phrase: 'tip of (the|an) iceberg',
    example: 'These figures are just the tip of the iceberg.',
    why: 'Takes the phrase at its word: Icebergs are known to captains.',
    lines: [
      { dryness: 'sandy', text: 'The rest is in the appendix.' },
      { dryness: 'arid', text: 'By volume, this leaves about nine tenths.' },
    ],
  },
  {
    id: 'cut-corners',
    phrase: '(cut|cutting|cuts) corner',
    denied: true,
    unless: ['paper', 'table', 'lawn', 'cake', 'fabric', 'carpet', 'round'],
    with: ['not', 'never', 'no', 'without'],
    example: 'We never cut corners.',
    why: 'Takes the phrase at its word: corners that are kept hurt.',
    lines: [
      { dryness: 'crisp', text: 'Mind your hip on the way out.' },
      { dryness: 'arid', text: 'All of them are still sharp and in their place.' },
    ],
  },
  {
    id: 'above-and-beyond',
    phrase: 'above and beyond',
    example: 'Our service team goes above and beyond.',
    why: 'Takes the phrase at its word: it is two places.',
    lines: [
      { dryness: 'sandy', text: 'At lunch, they can be found at the same level as the rest of us.' },
      { dryness: 'arid', text: 'Beyond is reached by way of above.' },
    ],
  },
  {
    id: 'extra-mile',
    phrase: 'the? extra mile',
    unless: ['airline', 'frequent', 'flight', 'car', 'lease', 'rental', 'detour', 'run', 'marathon'],
    example: 'We go the extra mile for our customers.',
    why: 'Takes the phrase at its word: a mile has a length.',
    lines: [
      { dryness: 'arid', text: 'This adds 5,280 feet.' },
      { dryness: 'crisp', text: 'The way back makes it two.' },
    ],
  },
  {
    id: 'nuts-and-bolts',
    phrase: '(nut|nuts) and (bolt|bolts)',
    unless: ['hardware', 'screw', 'drawer', 'drawers', 'washer', 'aisle', 'sell', 'spare'],
    example: 'Tomorrow we cover the nuts and bolts of invoicing.',
    why: 'Takes the phrase at its word: there are also washers.',
    lines: [
      { dryness: 'sandy', text: 'Washers follow in part two.' },
      { dryness: 'arid', text: 'Those left over at the end may be put in a jar.' },
    ],
  },
  {
    id: 'cherry-on-top',
    phrase: ['cherry on top', 'cherry on the cake'],
    unless: ['cupcake', 'sundae', 'dessert', 'menu', 'bake', 'cream', 'bakery'],
    example: 'The early finish is the cherry on top.',
    why: 'Takes the phrase at its word: there is something beneath it.',
    lines: [
      { dryness: 'sandy', text: 'The pit remains a risk.' },
      { dryness: 'arid', text: 'It is customary to have a cake first.' },
    ],
  },
  {
    id: 'cup-of-tea',
    phrase: 'cup of tea',
    denied: true,
    unless: ['drink', 'milk', 'serve', 'kettle', 'pot', 'kitchen', 'warm', 'enjoy'],
    with: ['not', 'my', "everyone's"],
    example: "Spreadsheets are not everyone's cup of tea.",
    why: 'A spreadsheet is not to be stirred.',
    lines: [
      { dryness: 'sandy', text: 'Stirring does not help.' },
      { dryness: 'arid', text: 'It is best served to others.' },
    ],
  },
  {
    id: 'ace-sleeve',
    phrase: '(ace|trick|something) up (our|my|his|her|their|your) sleeve',
    example: 'We have something up our sleeve for the spring sale.',
    why: 'Takes the phrase at its word: sleeves contain arms.',
    lines: [
      { dryness: 'sandy', text: 'An arm is also there.' },
      { dryness: 'arid', text: 'Short sleeves are planned for July.' },
    ],
  },
  {
    id: 'learn-the-ropes',
    phrase: '(learn|learning|show|know) *? the rope',
    unless: ['climb', 'sail', 'jump', 'boat', 'gym'],
    example: 'Sam is still learning the ropes.',
    why: 'Takes the phrase at its word: there are a number of ropes.',
    lines: [
      { dryness: 'sandy', text: 'Knots begin in week two.' },
      { dryness: 'arid', text: 'Most of them turn out to be cables.' },
    ],
  },
  {
    id: 'jack-of-all-trades',
    phrase: 'jack of all trade',
    with: ['look', 'seek', 'need', 'hire', 'want', 'hiring'],
    example: 'We are looking for a jack of all trade | with: look,seek,need,hire,want,hirings for the front office.',
    why: 'Takes the phrase at its word: a trade that others might have.',
    lines: [
      { dryness: 'sandy', text: 'One or two trades should be left to the others.' },
      { dryness: 'arid', text: 'Applicants need not be called Jack.' },
    ],
  },
  {
    id: 'burning-question',
    phrase: 'burning (question|issue|topic)',
    example: 'The burning question is who gets the window desk.',
    why: 'Takes the phrase at its word: fire and paper.',
    lines: [
      { dryness: 'crisp', text: 'Please keep it away from the handouts.' },
      { dryness: 'arid', text: 'An answer has been placed by the exit, next to the hose.' },
    ],
  },
  {
    id: 'spread-thin',
    phrase: [
      '(spread|stretch|stretched) (too|pretty|quite|very|so) thin',
      '(spread|stretch|stretched) a bit thin',
      '(spread|stretch|stretched) thin',
    ],
    unless: ['butter', 'sauce', 'dough', 'layer', 'glue', 'paint', 'jam'],
    example: 'Our team is spread a bit thin this week.',
    why: 'Spreading thin has its advantages.',
    lines: [
      { dryness: 'sandy', text: 'Corners are reached that way.' },
      { dryness: 'arid', text: 'Things this thin dry quickly.' },
    ],
  },
  {
    id: 'all-hands-on-deck',
    phrase: 'all (hand|hands) on deck',
    example: 'It is all hands on deck until the catalog ships.',
    why: 'Takes the phrase at its word: hands come attached.',
    lines: [
      { dryness: 'sandy', text: 'The rest of each person may come along.' },
      { dryness: 'arid', text: 'The deck has a load limit.' },
    ],
  },
  {
    id: 'same-boat',
    phrase: 'in the same boat',
    unless: ['race', 'row', 'fish', 'ferry', 'captain', 'river'],
    example: 'With the new software, we are all in the same boat.',
    why: 'Takes the phrase at its word: a boat has other demands.',
    lines: [
      { dryness: 'crisp', text: 'Please do not all stand up.' },
      { dryness: 'sandy', text: 'Rowing on one side only will be noticed.' },
    ],
  },
  {
    id: 'smooth-sailing',
    phrase: 'smooth (sailing|sail)',
    unless: ['boat', 'ferry', 'regatta', 'cruise'],
    example: 'From here on it is smooth sailing.',
    why: 'Takes the phrase at its word: sailing needs wind.',
    lines: [
      { dryness: 'sandy', text: 'Too smooth, and one has to row.' },
      { dryness: 'arid', text: 'The forecast was made indoors.' },
    ],
  },
  {
    id: 'missed-the-boat',
    phrase: '(miss|missed) the boat',
    unless: ['ferry', 'cruise', 'harbor', 'dock', 'island'],
    example: 'We missed the boat on the early discount.',
    why: 'Takes the phrase at its word: boats return.',
    lines: [
      { dryness: 'crisp', text: 'Please wave.' },
      { dryness: 'sandy', text: 'It looked rather full.' },
    ],
  },
  {
    id: 'up-in-the-air',
    phrase: 'up in the air',
    unless: ['balloon', 'plane', 'drone', 'kite', 'jump', 'hands'],
    example: 'The venue for the conference is still up in the air.',
    why: 'Venues in the air are hard to reach.',
    lines: [
      { dryness: 'sandy', text: 'Please bring a ladder to the planning.' },
      { dryness: 'arid', text: 'It is expected to land near the usual hotel.' },
    ],
  },
]
