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
    id: 'reserved-parking',
    phrase: ['(reserve|reserved) (parking|for|spot|space)', 'parking be? (reserve|reserved)'],
    unless: ['wheelchair', 'disabled', 'accessible', 'handicapped', 'veteran', 'pregnant'],
    with: ['parking', 'park', 'spot', 'spots', 'space', 'spaces'],
    example: 'This parking spot is reserved for visitors.',
    why: 'Takes the phrase at its word: an empty spot is a test.',
    lines: [{ dryness: 'crisp', text: 'An empty space is not a question.' }],
  },
  {
    id: 'towed',
    phrase: '(will|may) be (tow|towed)',
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
    why: 'Outside food stays where it is from.',
    lines: [
      { dryness: 'sandy', text: 'It keeps best outside.' },
      { dryness: 'arid', text: 'Food already eaten may be brought in.' },
    ],
  },
  {
    id: 'leash',
    phrase: '(dog|pet) *? *? *? (on|leash|leashed) (a|the)? leash?',
    unless: ['bite', 'attack'],
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
    phrase: ['quiet please', 'please be quiet', 'quiet (hour|hours|zone|car)', 'silence please'],
    example: 'Quiet please, exams in progress.',
    why: 'Takes the phrase at its word: how loud a sign is.',
    lines: [
      { dryness: 'sandy', text: 'Chips should be held in the mouth until soft.' },
      { dryness: 'arid', text: 'This was said softly.' },
    ],
  },
  {
    id: 'smile-camera',
    phrase: ['smile you be on camera', 'you be on (video|camera)'],
    example: 'Smile, you are on camera.',
    why: 'Takes the phrase at its word: others watch the recording.',
    lines: [
      { dryness: 'sandy', text: 'The left side is closer to the lens.' },
      { dryness: 'arid', text: 'Looking innocent is noticed, too.' },
    ],
  },
  {
    id: 'lost-and-found',
    phrase: 'lost (and|&) found',
    example: 'The lost and found is behind the front desk.',
    why: 'Most of it has only been found by one side.',
    lines: [
      { dryness: 'sandy', text: 'Most of it is still at the first stage.' },
      { dryness: 'arid', text: 'Losing is done elsewhere.' },
    ],
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
    phrase:
      '(not|never) feed the *? (pigeons|birds|ducks|fish|squirrels|geese|animals|seagulls|gulls|raccoons|cats|pigeon|bird|duck|goose)',
    example: 'Please do not feed the pigeons.',
    why: 'Takes the phrase at its word: the fed have their own view.',
    lines: [
      { dryness: 'sandy', text: 'They have eaten, whatever they may tell you.' },
      { dryness: 'arid', text: 'Their faces are not evidence.' },
    ],
  },
  {
    id: 'clean-up-after',
    phrase: [
      'clean up after (yourself|yourselves|your|you)',
      '(leave|clean) *? *? as you (find|found) (it|them)',
      '(leave|clean) *? *? the way you (find|found) (it|them)',
    ],
    example: 'Please clean up after yourselves in the kitchen.',
    why: 'Takes the phrase at its word: it asks to leave no trace.',
    lines: [
      { dryness: 'sandy', text: 'Crumbs remember who was there.' },
      { dryness: 'arid', text: 'Cleaning up before yourself is not yet required.' },
    ],
  },
]
