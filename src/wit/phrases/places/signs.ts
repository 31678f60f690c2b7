import type { Phrase } from '../phrase.ts'

/** Signs on packages, floors and doors. */
export const signsPhrases: readonly Phrase[] = [
  {
    id: 'handle-with-care',
    phrase: 'handle with care',
    unless: ['firearm', 'chemical', 'blood'],
    example: 'Fragile, please handle with care.',
    why: 'Takes the phrase at its word: handles that have none.',
    lines: [{ dryness: 'sandy', text: 'Those who do not care should get a colleague.' }],
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
    unless: ['knee', 'back', 'elbow', 'rule', 'arm'],
    example: 'Photos inside, please do not bend.',
    why: 'Takes the phrase at its word: knees were not meant.',
    lines: [{ dryness: 'crisp', text: 'Knees are exempt.' }],
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
    lines: [{ dryness: 'arid', text: 'This can be confirmed by taking our word for it.' }],
  },
  {
    id: 'mind-the-gap',
    phrase: '(mind|watch) the gap',
    example: 'Please mind the gap between the cart and the shelf.',
    why: 'Takes the phrase at its word: a gap is nothing, with edges.',
    lines: [{ dryness: 'arid', text: 'It consists of nothing, but has edges.' }],
  },
  {
    id: 'keep-off-grass',
    rank: 'first',
    phrase: 'keep off of? the? (grass|lawn)',
    example: 'Please keep off the grass.',
    why: 'Takes the phrase at its word: what the grass is for, then.',
    lines: [
      { dryness: 'arid', text: 'Hovering is not regulated.' },
      { dryness: 'sandy', text: 'It is for looking at and for ants.' },
    ],
  },
  {
    id: 'staff-only',
    phrase: '(staff|employee|employees|personnel) only',
    unless: ['radiation', 'electrical', 'hospital'],
    with: ['beyond', 'door', 'area', 'room', 'entrance', 'point', 'past', 'corridor', 'behind'],
    example: 'Staff only beyond this point.',
    why: 'Takes the phrase at its word: what is behind such doors.',
    lines: [{ dryness: 'arid', text: 'Those who are curious may apply for a job.' }],
  },
  {
    id: 'keep-door-closed',
    phrase: 'keep (this|the)? (door|gate) (close|closed|shut)',
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
    lines: [{ dryness: 'crisp', text: 'Windows are not an alternative.' }],
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
    lines: [{ dryness: 'arid', text: 'The other method has been tested daily.' }],
  },
  {
    id: 'ring-bell',
    phrase: '(ring|press) the (bell|doorbell|buzzer) (for|to)? (service|assistance|help)?',
    unless: ['school', 'emergency', 'cancer'],
    example: 'Please ring the bell for service.',
    why: 'Takes the phrase at its word: ringing, and the time after it.',
    lines: [
      { dryness: 'sandy', text: 'A second ring does not mean the same thing.' },
      { dryness: 'arid', text: 'Coughing has been tried.' },
    ],
  },
]
