import type { Phrase } from '../phrase.ts'

/** Signs on packages, floors and doors. */
export const signsPhrases: readonly Phrase[] = [
  {
    id: 'handle-with-care',
    phrase: 'handle with care',
    unless: ['firearm', 'chemical', 'blood'],
    example: 'Fragile, please handle with care.',
    why: 'Takes the phrase at its word: handles that have none.',
    lines: [
      { dryness: 'sandy', text: 'Those who do not care should get a colleague.' },
      { dryness: 'arid', text: 'It may also be left where it is, with indifference.' },
    ],
  },
  {
    id: 'this-side-up',
    phrase: 'this (side|end|way) up',
    example: 'This side up.',
    why: 'The other sides have their duties.',
    lines: [
      { dryness: 'sandy', text: 'The other five have their own views.' },
      { dryness: 'arid', text: 'Please agree on this before lifting.' },
    ],
  },
  {
    id: 'do-not-bend',
    phrase: '(not|never) bend',
    example: 'Photos inside, please do not bend.',
    why: 'Takes the phrase at its word: knees were not meant.',
    lines: [
      { dryness: 'crisp', text: 'Knees are exempt.' },
      { dryness: 'sandy', text: 'Mailboxes of the smaller kind should look away.' },
    ],
  },
  {
    id: 'wash-hands',
    phrase: '(wash|washing) (your|their|the)? hand',
    unless: ['infection', 'hospital', 'patient', 'flu', 'covid', 'virus', 'nurse', 'surgery', 'outbreak'],
    example: 'Employees must wash hands before returning to work.',
    why: 'Takes the phrase at its word: why the sign hangs there.',
    lines: [
      { dryness: 'crisp', text: 'Both of them.' },
      { dryness: 'sandy', text: 'Drying them on the back of the trousers is a tradition, not a method.' },
      { dryness: 'arid', text: 'One hand cannot do this alone.' },
    ],
  },
  {
    id: 'watch-your-step',
    phrase: '(watch|mind) your step',
    example: 'Watch your step when leaving the bus.',
    why: 'Steps need watching; it is hard to do for long.',
    lines: [
      { dryness: 'sandy', text: "Watching other people's does not help." },
      { dryness: 'arid', text: 'The one after it should also be looked at.' },
    ],
  },
  {
    id: 'mind-your-head',
    phrase: '(watch|mind) your head',
    example: 'Low ceiling, mind your head.',
    why: 'A head can only be minded from inside.',
    lines: [
      { dryness: 'sandy', text: 'This is best done from inside.' },
      { dryness: 'arid', text: 'The rest of you may relax.' },
    ],
  },
  {
    id: 'wet-paint',
    phrase: 'wet paint',
    example: 'Caution: wet paint.',
    why: 'What each of us does beside that sign.',
    lines: [
      { dryness: 'sandy', text: 'One fingerprint, by the door, has already checked.' },
      { dryness: 'arid', text: 'This can be confirmed by taking our word for it.' },
    ],
  },
  {
    id: 'wet-floor',
    phrase: ['wet floor', 'floor be wet', 'slippery when wet'],
    example: 'Caution, wet floor.',
    why: 'The reader is, as a rule, already standing on it.',
    lines: [
      { dryness: 'sandy', text: 'You may be reading this from it.' },
      { dryness: 'crisp', text: 'Please admire it from the carpet.' },
    ],
  },
  {
    id: 'mind-the-gap',
    phrase: '(mind|watch) the gap',
    example: 'Please mind the gap between the cart and the shelf.',
    why: 'Takes the phrase at its word: a gap is nothing, with edges.',
    lines: [
      { dryness: 'arid', text: 'It consists of nothing, but has edges.' },
      { dryness: 'crisp', text: 'Please do not try to fill it.' },
    ],
  },
  {
    id: 'keep-off-grass',
    phrase: 'keep off of? the? (grass|lawn)',
    example: 'Please keep off the grass.',
    why: 'Takes the phrase at its word: what the grass is for, then.',
    lines: [
      { dryness: 'sandy', text: 'It is for looking at and for ants.' },
      { dryness: 'arid', text: 'Hovering is not regulated.' },
    ],
  },
  {
    id: 'no-smoking',
    phrase: ['no (smoke|smoking)', 'smoke free', '(not|prohibit|prohibited) (smoke|smoking)'],
    unless: ['cigarette', 'quit', 'cancer', 'lung', 'vape', 'cannabis', 'addiction', 'fire', 'fireplace', 'gun'],
    example: 'This is a no-smoking building.',
    why: 'The chimney is part of the building.',
    lines: [
      { dryness: 'sandy', text: 'The toaster has been spoken to.' },
      { dryness: 'arid', text: 'Steam may continue in the kitchen.' },
    ],
  },
  {
    id: 'staff-only',
    phrase: '(staff|employee|employees|personnel) only',
    unless: ['radiation', 'electrical', 'hospital'],
    with: ['beyond', 'door', 'area', 'room', 'entrance', 'point', 'past', 'corridor', 'behind'],
    example: 'Staff only beyond this point.',
    why: 'Takes the phrase at its word: what is behind such doors.',
    lines: [
      { dryness: 'sandy', text: 'It is mostly mops.' },
      { dryness: 'arid', text: 'Those who are curious may apply for a job.' },
    ],
  },
  {
    id: 'keep-door-closed',
    phrase: 'keep (this|the)? (door|gate) (close|closed|shut)',
    denied: true,
    unless: ['fire'],
    example: 'Please keep this door closed.',
    why: 'A door that is never opened is a wall.',
    lines: [
      { dryness: 'sandy', text: 'Between uses, it serves as a wall.' },
      { dryness: 'arid', text: 'Exceptions are made for walking through it.' },
    ],
  },
  {
    id: 'use-other-door',
    phrase: '(use|enter|exit) (the|by|through)? the? (other|side|rear|back|main|front) (door|entrance|exit|gate)',
    unless: ['fire', 'emergency', 'evacuate'],
    example: 'Please use the side entrance while the front steps are being painted.',
    why: 'Takes the phrase at its word: two doors lead to the same place.',
    lines: [
      { dryness: 'sandy', text: 'It leads to the same building.' },
      { dryness: 'crisp', text: 'Windows are not an alternative.' },
      { dryness: 'arid', text: 'Those inside may leave by any door they can reach.' },
    ],
  },
  {
    id: 'pull-push',
    phrase: [
      'please? (push|pull) (door|hard) to? open?',
      'please? (push|pull) the door to? open?',
      'please? (push|pull) to open to? open?',
      'please? (push|pull) to? open?',
    ],
    at: 'whole',
    example: 'Pull to open.',
    why: 'Takes the phrase at its word: what each of us does first.',
    lines: [
      { dryness: 'sandy', text: 'Pushing comes first, by tradition.' },
      { dryness: 'arid', text: 'The other method has been tested daily.' },
    ],
  },
  {
    id: 'ring-bell',
    phrase: '(ring|press) the (bell|doorbell|buzzer) (for|to)? (service|assistance|help)?',
    unless: ['school', 'emergency', 'cancer'],
    example: 'Please ring the bell for service.',
    why: 'Takes the phrase at its word: ringing, and the time after it.',
    lines: [
      { dryness: 'sandy', text: 'A second ring does not mean the same thing.' },
      { dryness: 'crisp', text: 'Please look surprised when it works.' },
      { dryness: 'arid', text: 'Coughing has been tried.' },
    ],
  },
  {
    id: 'out-of-order',
    phrase: 'out of order',
    unless: ['elevator', 'restroom', 'bathroom', 'toilet', 'question', 'line', 'speak'],
    example: 'The vending machine on the third floor is out of order.',
    why: 'Takes the phrase at its word: orders in the other sense.',
    lines: [
      { dryness: 'sandy', text: 'In every other respect, it looks the part.' },
      { dryness: 'arid', text: 'Leaning on it remains possible.' },
    ],
  },
]
