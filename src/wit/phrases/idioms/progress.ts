import type { Phrase } from '../phrase.ts'

/** Idioms of animals and of progress. */
export const progressPhrases: readonly Phrase[] = [
  {
    id: 'burn-midnight-oil',
    phrase: 'midnight oil',
    example: 'The team burned the midnight oil to finish the catalog.',
    why: 'Takes the phrase at its word: oil at night.',
    lines: [
      { dryness: 'sandy', text: 'Noon oil is less expensive.' },
      { dryness: 'arid', text: 'The receipt for the oil is with the expense report.' },
    ],
  },
  {
    id: 'good-to-go',
    phrase: 'be good to go',
    unless: ['restroom', 'surgery'],
    example: 'The slides are good to go.',
    why: 'Takes the phrase at its word: nothing goes.',
    lines: [
      { dryness: 'crisp', text: 'Please hold the door.' },
      { dryness: 'arid', text: 'Good to stay would also have been fine.' },
    ],
  },
  {
    id: 'all-set',
    phrase: 'be all? all set',
    unless: ['you', 'table', 'hair', 'jelly', 'concrete'],
    example: 'The booth is all set for Thursday.',
    why: 'Takes the phrase at its word: what follows readiness.',
    lines: [
      { dryness: 'crisp', text: 'Please touch nothing.' },
      { dryness: 'arid', text: 'Nothing should be moved by a person with an idea.' },
    ],
  },
  {
    id: 'piece-puzzle',
    phrase: '(last|final) piece of the puzzle',
    example: 'The signed lease was the last piece of the puzzle.',
    why: 'Takes the phrase at its word: puzzles go back into boxes.',
    lines: [
      { dryness: 'sandy', text: 'It will now be taken apart and put back in the box.' },
      { dryness: 'arid', text: 'The rest of the puzzle was mostly sky.' },
    ],
  },
  {
    id: 'room-to-improve',
    phrase: 'room for improvement',
    denied: true,
    unless: ['your', 'performance', 'review', 'he', 'she'],
    example: 'There is room for improvement | unless: your,performance,review,he,she in the parking situation.',
    why: 'Takes the phrase at its word: rooms.',
    lines: [
      { dryness: 'sandy', text: 'It is the largest room in most buildings.' },
      { dryness: 'arid', text: 'It gets the afternoon sun.' },
    ],
  },
  {
    id: 'par-for-course',
    phrase: 'par for the course',
    unless: ['golf', 'hole'],
    example: 'A short delay is par for the course with this supplier.',
    why: 'Takes the phrase at its word: the course has bunkers.',
    lines: [
      { dryness: 'sandy', text: 'The course has eighteen of these.' },
      { dryness: 'arid', text: 'A birdie would have raised questions.' },
    ],
  },
  {
    id: 'home-stretch',
    phrase: 'home stretch',
    example: 'We are in the home stretch of the audit.',
    why: 'Takes the phrase at its word: horses know it.',
    lines: [
      { dryness: 'crisp', text: 'Oats are at the finish.' },
      { dryness: 'sandy', text: 'From here on, the horse usually knows the way.' },
    ],
  },
  {
    id: 'finish-line',
    phrase: '(cross|reach|over|across|near|approach|see) the finish line',
    unless: ['race', 'marathon', 'run', 'runner', '5k', 'walk'],
    example: 'We are nearing the finish line with the new catalog.',
    why: 'Takes the phrase at its word: after that, there is not much.',
    lines: [
      { dryness: 'sandy', text: 'Water and bananas have not been arranged.' },
      { dryness: 'arid', text: 'The ribbon is kept in Accounting, with the scissors.' },
    ],
  },
  {
    id: 'neck-of-woods',
    phrase: 'neck of the wood',
    example: 'Let me know when you are in our neck of the woods.',
    why: 'Takes the phrase at its word: woods have other parts.',
    lines: [
      { dryness: 'sandy', text: 'The shoulders of the woods are under renovation.' },
      { dryness: 'arid', text: 'The elbow of the woods has better parking.' },
    ],
  },
  {
    id: 'word-of-mouth',
    phrase: 'word of mouth',
    example: 'Most of our customers come by word of mouth.',
    why: 'Takes the phrase at its word: other organs spread less.',
    lines: [
      { dryness: 'arid', text: 'The mouths were unpaid.' },
      { dryness: 'crisp', text: 'Ears did the rest.' },
    ],
  },
  {
    id: 'catch-up',
    phrase: '(catch|catching) up (over|on|with|soon|next|this|for)?',
    asked: true,
    unless: ['on', 'email', 'work', 'backlog', 'reading', 'police', 'team', 'sleep', 'run', 'child', 'grief'],
    example: 'Let us catch up over coffee next week.',
    why: 'Takes the phrase at its word: one of the two has to be ahead.',
    lines: [
      { dryness: 'sandy', text: 'It is not settled which of the parties is ahead.' },
      { dryness: 'arid', text: 'Those ahead are asked to walk slowly.' },
    ],
  },
  {
    id: 'rush-hour',
    phrase: 'rush hour',
    example: 'Deliveries outside of rush hour arrive faster.',
    why: 'Takes the phrase at its word: Its speed and its length.',
    lines: [
      { dryness: 'sandy', text: 'It consists of about three hours and no rush.' },
      { dryness: 'arid', text: 'The term dates from a time of faster cars.' },
    ],
  },
  {
    id: 'once-in-lifetime',
    phrase: 'once in a lifetime',
    unless: ['died', 'death'],
    example: 'This is a once-in-a-lifetime chance to buy the old sign.',
    why: 'Takes the phrase at its word: lifetimes vary.',
    lines: [
      { dryness: 'sandy', text: 'Other lifetimes may have other offers.' },
      { dryness: 'arid', text: 'Tortoises are subject to a different limit.' },
    ],
  },
  {
    id: 'food-for-thought',
    phrase: 'food for thought',
    example: 'Her talk gave us plenty of food for thought.',
    why: 'Takes the phrase at its word: thought has no cutlery.',
    lines: [
      { dryness: 'sandy', text: 'No forks were laid.' },
      { dryness: 'arid', text: 'Seconds are served in the shower the next morning.' },
    ],
  },
  {
    id: 'slow-and-steady',
    phrase: 'slow and steady',
    example: 'Slow and steady progress on the archive.',
    why: 'Takes the phrase at its word: the fable has a second animal.',
    lines: [
      { dryness: 'crisp', text: 'The hare is a different department.' },
      { dryness: 'arid', text: 'The hare is already napping, which leaves us the morning.' },
    ],
  },
  {
    id: 'ship-has-sailed',
    phrase: ['ship have sail', 'ship has sailed', '(that|the) train have leave'],
    example: 'The naming contest is over, so that ship has sailed.',
    why: 'Takes the phrase at its word: the harbor.',
    lines: [
      { dryness: 'crisp', text: 'Waving is still possible.' },
      { dryness: 'sandy', text: 'The harbor is now available for other uses.' },
    ],
  },
  {
    id: 'more-the-merrier',
    phrase: ['more the merry', 'the more the merrier'],
    example: 'Bring your friends, the more the merrier.',
    why: 'Takes the phrase at its word: merriness per chair.',
    lines: [
      { dryness: 'sandy', text: 'The merriness peaks when the chairs run out.' },
      { dryness: 'arid', text: 'The curve flattens at about twelve per bathroom.' },
    ],
  },
  {
    id: 'practice-perfect',
    phrase: 'practice make perfect',
    example: 'Practice makes perfect, so come to the rehearsal.',
    why: 'Takes the phrase at its word: neighbors.',
    lines: [
      { dryness: 'sandy', text: 'Until then, it makes noise.' },
      { dryness: 'arid', text: 'Perfect has been known to make practice.' },
    ],
  },
  {
    id: 'sky-limit',
    phrase: 'sky be the limit',
    example: 'With the new forklift, the sky is the limit.',
    why: 'Takes the phrase at its word: ceilings.',
    lines: [
      { dryness: 'sandy', text: 'In this room, it is the ceiling.' },
      { dryness: 'arid', text: 'Above it, other rules apply.' },
    ],
  },
  {
    id: 'free-lunch',
    phrase: 'free lunch',
    unless: ['school', 'student', 'students', 'program', 'children', 'meals'],
    example: 'Attend the demo and get a free lunch.',
    why: 'The proverb claims it does not exist.',
    lines: [
      { dryness: 'sandy', text: 'It was long believed not to exist.' },
      { dryness: 'arid', text: 'Economists may bring their own.' },
    ],
  },
  {
    id: 'less-is-more',
    phrase: 'less be more',
    example: 'On our new menu, less is more.',
    why: 'Takes the phrase at its word: arithmetic.',
    lines: [
      { dryness: 'sandy', text: 'Accounting has asked not to be told.' },
      { dryness: 'arid', text: 'The price list has been kept out of this.' },
    ],
  },
]
