import type { Phrase } from '../phrase.ts'

/** Idioms of ships, weather and hands. */
export const weatherAndWaterPhrases: readonly Phrase[] = [
  {
    id: 'rock-the-boat',
    phrase: 'rock the boat',
    denied: true,
    example: "I don't want to rock the boat, but the chairs are too low.",
    why: 'Takes the phrase at its word: boats rock anyway.',
    lines: [
      { dryness: 'arid', text: 'The rocking will be kept to a gentle sway.' },
      { dryness: 'sandy', text: 'Please hold your drinks regardless.' },
    ],
  },
  {
    id: 'silver-lining',
    phrase: 'silver lining',
    unless: ['loss', 'sorry', 'grief'],
    example: 'There is a silver lining | unless: loss,sorry,grief to the delayed launch.',
    why: 'Takes the phrase at its word: silver has a price per ounce.',
    lines: [
      { dryness: 'sandy', text: 'At the current price of silver, it is worth unstitching.' },
      { dryness: 'arid', text: 'The outside remains cloud.' },
    ],
  },
  {
    id: 'rain-check',
    phrase: 'rain check',
    asked: true,
    example: 'I will have to take a rain check on lunch.',
    why: 'Takes the phrase at its word: it does not have to rain.',
    lines: [
      { dryness: 'crisp', text: 'No rain is needed.' },
      { dryness: 'arid', text: 'It can be redeemed in any weather.' },
    ],
  },
  {
    id: 'perfect-storm',
    phrase: 'perfect storm',
    example: 'Month-end and the system update made a perfect storm.',
    why: 'Takes the phrase at its word: it could have been less perfect.',
    lines: [
      { dryness: 'sandy', text: 'An average one would have done.' },
      { dryness: 'arid', text: 'The organizers of the storm had thought of everything.' },
    ],
  },
  {
    id: 'bumps-in-road',
    phrase: '(bump|bumps) (in|along) the (road|way)',
    unless: ['pothole', 'car', 'drive', 'traffic', 'speed', 'pave'],
    example: 'There were a few bumps in the road with the new system.',
    why: 'Takes the phrase at its word: the other part of it was road.',
    lines: [
      { dryness: 'sandy', text: 'The flat parts received less attention.' },
      { dryness: 'arid', text: 'The road itself has been found satisfactory.' },
    ],
  },
  {
    id: 'light-end-tunnel',
    phrase: 'light at the end of the? tunnel',
    unless: ['grief', 'train', 'highway'],
    example: 'With half the files scanned, there is light at the end of the tunnel.',
    why: 'Takes the phrase at its word: someone is paying for it.',
    lines: [
      { dryness: 'sandy', text: 'It has been left on overnight.' },
      { dryness: 'crisp', text: 'Please check the timetable.' },
    ],
  },
  {
    id: 'cross-that-bridge',
    phrase: 'cross (that|the) bridge when (we|you|i) (come|get) to it',
    example: 'If the hall is too small, we will cross that bridge when we come to it.',
    why: 'Takes the phrase at its word: there may be a toll.',
    lines: [
      { dryness: 'sandy', text: 'Coins for the toll should be collected now.' },
      { dryness: 'arid', text: 'It is further assumed that there is a bridge.' },
    ],
  },
  {
    id: 'fingers-crossed',
    phrase: [
      'finger cross',
      'fingers crossed',
      '(keep|cross|keeping|crossing) (my|our|your|their)? finger (cross|crossed)?',
    ],
    unless: ['surgery', 'test', 'cancer', 'scan'],
    example: 'Fingers crossed that the delivery arrives on Friday.',
    why: 'Crossed fingers cannot do much else.',
    lines: [
      { dryness: 'sandy', text: 'Typing will resume afterward.' },
      { dryness: 'arid', text: 'This is also why the emails are short.' },
    ],
  },
  {
    id: 'knock-on-wood',
    phrase: '(knock|touch) on? wood',
    unless: ['door'],
    example: 'The new server has been stable since March, knock on wood.',
    why: 'Takes the phrase at its word: what tables are made of.',
    lines: [
      { dryness: 'sandy', text: 'Most desks here are laminate.' },
      { dryness: 'arid', text: 'Laminate is accepted up to a point.' },
    ],
  },
  {
    id: 'hand-in-hand',
    phrase: 'hand in hand',
    unless: ['walk', 'couple', 'child', 'wedding'],
    example: 'Design and engineering work hand in hand here.',
    why: 'Which leaves each of them one hand.',
    lines: [
      { dryness: 'sandy', text: 'Typing is done with the other.' },
      { dryness: 'arid', text: 'Doors are opened with the elbow.' },
    ],
  },
  {
    id: 'give-a-hand',
    phrase: '(give|lend) (us|me|him|her|them|a|*)? (a|helping)? helping? hand',
    asked: true,
    unless: ['sanitizer', 'wash', 'applause', 'shake', 'cancer', 'second'],
    with: ['give', 'lend'],
    example: 'Could you give me a hand with the chairs?',
    why: 'Takes the phrase at its word: what happens to it later.',
    lines: [
      { dryness: 'sandy', text: 'It will be returned in good condition.' },
      { dryness: 'arid', text: 'The other may stay where it is.' },
    ],
  },
  {
    id: 'arms-length',
    phrase: "at arm's length",
    example: "We keep our suppliers at arm's length.",
    why: 'Takes the phrase at its word: arms differ.',
    lines: [
      { dryness: 'arid', text: 'The arm in question is a size medium.' },
      { dryness: 'sandy', text: 'Handshakes are conducted at full stretch.' },
    ],
  },
  {
    id: 'keep-an-eye',
    phrase: 'keep an eye (on|out)',
    unless: ['child', 'patient', 'toddler', 'elderly'],
    example: 'Please keep an eye on the temperature in the server room.',
    why: 'Takes the phrase at its word: there is a second one.',
    lines: [
      { dryness: 'sandy', text: 'The other eye is yours to use as you like.' },
      { dryness: 'arid', text: 'Blinking is permitted one eye at a time.' },
    ],
  },
  {
    id: 'fresh-eyes',
    phrase: 'fresh (pair|set|eye) of? eye?',
    unless: ['fish', 'cream', 'makeup', 'contact', 'tired', 'bread'],
    with: ['eye', 'eyes'],
    example: 'The brochure could use a fresh pair of eyes.',
    why: 'Takes the phrase at its word: the tired pair is in use.',
    lines: [
      { dryness: 'sandy', text: 'The current pair has stopped seeing the typos.' },
      { dryness: 'arid', text: 'They should be brought by their owner.' },
    ],
  },
  {
    id: 'all-ears',
    phrase: 'be all ear',
    example: 'Tell us how we did, we are all ears.',
    why: 'Takes the phrase at its word: the other organs are missing.',
    lines: [
      { dryness: 'crisp', text: 'Hats are difficult.' },
      { dryness: 'sandy', text: 'Speaking up is therefore not necessary.' },
    ],
  },
  {
    id: 'play-by-ear',
    phrase: '(play|playing) (it|this|things) by ear',
    asked: true,
    example: 'We will play it by ear and see how many people come.',
    why: 'Takes the phrase at its word: the sheet music.',
    lines: [
      { dryness: 'sandy', text: 'The sheet music was left blank on purpose.' },
      { dryness: 'arid', text: 'The key will be found as we go.' },
    ],
  },
  {
    id: 'face-to-face',
    phrase: 'face to face',
    asked: true,
    example: 'I would prefer to discuss this face to face.',
    why: 'Takes the phrase at its word: faces move.',
    lines: [
      { dryness: 'sandy', text: 'Nodding will have to be done in full.' },
      { dryness: 'arid', text: 'Both faces will be provided by their owners.' },
    ],
  },
  {
    id: 'back-to-back',
    phrase: 'back to back (meeting|meetings|call|calls|appointment|appointments|shift|shifts)',
    example: 'I have back-to-back meetings until four.',
    why: 'Back to back, they cannot see each other.',
    lines: [
      { dryness: 'sandy', text: 'Lunch is held standing, between the two backs.' },
      { dryness: 'arid', text: 'Standing like that, they cannot see each other coming.' },
    ],
  },
  {
    id: 'put-heads-together',
    phrase: 'put (our|your|their) head together',
    example: "Let's put our heads together and find a new venue.",
    why: 'Takes the phrase at its word: heads are hard.',
    lines: [
      { dryness: 'crisp', text: 'Gently, please.' },
      { dryness: 'sandy', text: 'The taller ones should lean.' },
    ],
  },
  {
    id: 'foot-in-door',
    phrase: 'foot in the door',
    example: 'The internship is a good way to get your foot in the door.',
    why: 'Where the rest of the person stands.',
    lines: [
      { dryness: 'sandy', text: 'The rest of you may follow on Monday.' },
      { dryness: 'arid', text: 'Boots are recommended.' },
    ],
  },
  {
    id: 'pull-strings',
    phrase: ['(pull|pulled) some some? string', '(pull|pulled) a few some? string', '(pull|pulled) some? string'],
    unless: ['guitar', 'puppet', 'parachute'],
    example: 'I pulled some strings and got us a table by the window.',
    why: 'Strings are attached to something.',
    lines: [
      { dryness: 'sandy', text: 'The curtains also moved.' },
      { dryness: 'arid', text: 'One of them turned out to be the light.' },
    ],
  },
]
