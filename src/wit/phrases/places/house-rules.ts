import type { Phrase } from '../phrase.ts'

/** Rules of parking lots, kitchens and doors. */
export const houseRulesPhrases: readonly Phrase[] = [
  {
    id: 'restroom-out-of-order',
    phrase: [
      '(restroom|bathroom|toilet|washroom) *? *? *? *? *? *? be? (currently|temporarily)? out of order',
      '(restroom|bathroom|toilet|washroom) *? *? *? *? *? *? be out of order',
    ],
    example: 'The restroom on the second floor is out of order.',
    why: 'Takes the phrase at its word: a distance that suddenly matters.',
    lines: [{ dryness: 'sandy', text: 'Please allow for travel time.' }],
  },
  {
    id: 'parking-in-rear',
    phrase: ['parking be? available? (in|at) the? (rear|back)', 'park (in|at) the? (rear|back)'],
    example: 'Additional parking in rear.',
    why: 'Where the rear is, one has to find out by going there.',
    lines: [{ dryness: 'arid', text: 'The rear can be found behind the front.' }],
  },
  {
    id: 'towed',
    phrase: '(will|may) be (tow|towed)',
    unless: ['trailer', 'by', 'boat'],
    example: 'Unauthorized vehicles will be towed.',
    why: 'Takes the phrase at its word: a service one has not ordered.',
    lines: [
      { dryness: 'sandy', text: 'The ride is included, but not for you.' },
      { dryness: 'arid', text: 'This is the one parking service with pickup.' },
    ],
  },
  {
    id: 'no-outside-food',
    phrase: ['no outside (food|drink|beverage|drinks|beverages)', 'outside food *? *? *? (not|prohibit|prohibited)'],
    example: 'No outside food in the auditorium.',
    why: 'Where food is no longer outside.',
    lines: [{ dryness: 'arid', text: 'Food already eaten may be brought in.' }],
  },
  {
    id: 'leash',
    phrase: '(dog|pet) *? *? *? (on|leash|leashed) (a|the)? leash?',
    unless: ['bite', 'attack', 'patent', 'buy', 'sell', 'new', 'stock'],
    with: ['leash', 'leashed'],
    example: 'Dogs must be kept on a leash.',
    why: 'Takes the phrase at its word: a leash has two ends.',
    lines: [
      { dryness: 'sandy', text: 'The person goes on the other end.' },
      { dryness: 'arid', text: 'Either end may lead.' },
    ],
  },
  {
    id: 'no-shirt',
    phrase: 'no shirt',
    with: ['service'],
    example: 'No shirt, no service.',
    why: 'Takes the phrase at its word: the rule names two things.',
    lines: [{ dryness: 'sandy', text: 'Trousers are left to your upbringing.' }],
  },
  {
    id: 'be-seated',
    phrase: ['wait to be (seat|seated)', '(host|hostess) (will|to) seat you'],
    example: 'Please wait to be seated.',
    why: 'Takes the phrase at its word: the chairs are in full view.',
    lines: [{ dryness: 'sandy', text: 'Until then, the chairs may be compared by eye.' }],
  },
  {
    id: 'quiet-please',
    phrase: ['quiet please', 'please be quiet', 'silence please', 'quiet (hour|hours)'],
    example: 'Quiet please, exams in progress.',
    why: 'Takes the phrase at its word: how loud a sign is.',
    lines: [
      { dryness: 'sandy', text: 'Chips should be held in the mouth until soft.' },
      { dryness: 'arid', text: 'This was said softly.' },
    ],
  },
  {
    id: 'lost-and-found',
    phrase: ['lost (and|&) found be (now|also)? (behind|at|by|next|located|locate|near)'],
    unless: ['item', 'items', 'donate'],
    example: 'The lost and found is behind the front desk.',
    why: 'Most of it has only been found by one side.',
    lines: [{ dryness: 'arid', text: 'Losing is done elsewhere.' }],
  },
  {
    id: 'please-take-one',
    phrase: ['please take one', 'please take only one', 'please take one each', 'please take just one'],
    at: 'whole',
    example: 'Please take one.',
    why: 'Takes the phrase at its word: one is a number.',
    lines: [
      { dryness: 'sandy', text: 'The number was chosen with you in mind.' },
      { dryness: 'arid', text: 'Taking half is considered odd.' },
    ],
  },
  {
    id: 'dont-feed',
    rank: 'first',
    phrase: '(not|never) feed the *? (pigeons|birds|ducks|fish|squirrels|geese|animals|seagulls|gulls|raccoons|cats)',
    mood: 'request',
    example: 'Please do not feed the pigeons.',
    why: 'Takes the phrase at its word: the fed have their own view.',
    lines: [
      { dryness: 'sandy', text: 'They have eaten, whatever they may tell you.' },
      { dryness: 'arid', text: 'Their faces are not evidence.' },
    ],
  },
  {
    id: 'no-pets',
    phrase: [
      'no (dog|pet|dogs|pets) (allow|allowed|please|in|on|beyond|inside)',
      '(pet|dog) be? not (allow|allowed|permitted|permit)',
    ],
    unless: ['service', 'guide', 'assistance', 'hurt', 'abuse', 'have', 'harm'],
    example: 'No dogs in the dining room, please.',
    why: 'A rule for those who cannot read it.',
    lines: [{ dryness: 'sandy', text: 'Please read this to yours.' }],
  },
  {
    id: 'clean-up-after',
    phrase: 'clean up after (yourself|yourselves)',
    example: 'Please clean up after yourselves in the kitchen.',
    why: 'Takes the phrase at its word: it asks to leave no trace.',
    lines: [{ dryness: 'arid', text: 'Cleaning up before yourself is not yet required.' }],
  },
  {
    id: 'no-running',
    phrase: '(not|no) (run|running)',
    unless: ['water', 'engine', 'motor', 'late', 'heater', 'heating', 'pump', 'fan'],
    with: ['pool', 'hallway', 'corridor', 'hall', 'deck', 'hallways', 'indoors', 'inside'],
    example: 'No running in the hallways.',
    why: 'Between running and walking, there is something.',
    lines: [
      { dryness: 'sandy', text: 'Walking with great purpose is tolerated.' },
      { dryness: 'arid', text: 'Being late slowly is encouraged.' },
    ],
  },
]
