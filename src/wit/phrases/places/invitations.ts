import type { Phrase } from '../phrase.ts'

/** Invitations and what to wear. */
export const invitationsPhrases: readonly Phrase[] = [
  {
    id: 'rsvp',
    phrase: 'rsvp',
    asked: true,
    unless: ['funeral', 'memorial', 'wedding'],
    example: 'Please RSVP by Friday.',
    why: 'The letters are French for "please answer".',
    lines: [
      { dryness: 'arid', text: 'The last three letters already say please.' },
      { dryness: 'sandy', text: 'Silence is counted as one vegetarian.' },
      { dryness: 'crisp', text: 'French is not required.' },
    ],
  },
  {
    id: 'dress-code',
    phrase: 'dress code',
    unless: ['school', 'discrimination', 'violation', 'religious', 'funeral', 'competitive'],
    example: 'The dress code for the gala is festive but practical.',
    why: 'Takes the phrase at its word: a code is also to be cracked.',
    lines: [
      { dryness: 'crisp', text: 'Please crack it before the day.' },
      { dryness: 'sandy', text: 'It is usually broken at the feet.' },
    ],
  },
  {
    id: 'business-casual',
    phrase: ['business casual', 'smart casual'],
    example: 'The dress code is business casual.',
    why: 'Takes the phrase at its word: two words pull in two directions.',
    lines: [
      { dryness: 'sandy', text: 'The line between the two runs along the belt.' },
      { dryness: 'arid', text: 'Above the table counts as business.' },
    ],
  },
  {
    id: 'black-tie',
    phrase: 'black tie (optional|event|gala)?',
    unless: ['funeral', 'memorial'],
    example: 'The gala is black tie optional.',
    why: 'Takes the phrase at its word: a tie is not all one wears.',
    lines: [
      { dryness: 'sandy', text: 'The rest of the outfit is not optional.' },
      { dryness: 'arid', text: 'The other garments are assumed.' },
    ],
  },
  {
    id: 'plus-one',
    phrase: ['plus one', 'bring a (guest|friend|date|plus)'],
    unless: ['funeral', 'memorial'],
    example: 'Each guest may bring a plus-one.',
    why: 'Takes the phrase at its word: simple arithmetic with people.',
    lines: [
      { dryness: 'arid', text: 'The sum is two.' },
      { dryness: 'sandy', text: 'Minus one is for those who come alone and leave early.' },
    ],
  },
  {
    id: 'light-refreshments',
    phrase: [
      'light? refreshment (will|be|and)? be? (serve|served|provided|available)?',
      'light (snack|snacks|bite|bites)',
    ],
    unless: ['funeral', 'memorial', 'reception-after'],
    example: 'Light refreshments will be served.',
    why: 'Takes the phrase at its word: how light, exactly.',
    lines: [
      { dryness: 'sandy', text: 'Dinner should be arranged elsewhere.' },
      { dryness: 'arid', text: 'A napkin will carry most of them.' },
    ],
  },
  {
    id: 'seating-is-limited',
    phrase: [
      'seating be (very|strictly)? (limit|limited)',
      'seats be (very|strictly)? (limit|limited)',
      'limited seating',
      'limit seating',
    ],
    example: 'Seating is limited, so please register early.',
    why: 'Takes the phrase at its word: space itself.',
    lines: [
      { dryness: 'sandy', text: 'Standing is unlimited, within the fire code.' },
      { dryness: 'arid', text: 'The floor is the largest seat in the house.' },
    ],
  },
  {
    id: 'doors-open',
    phrase: '(door|doors) open at',
    example: 'Doors open at 6, speeches at 7, buffet at 8.',
    why: 'Takes the phrase at its word: a door does not open alone.',
    lines: [
      { dryness: 'crisp', text: 'Please stand clear of the swing.' },
      { dryness: 'arid', text: 'Pushing on the doors earlier counts as exercise.' },
    ],
  },
  {
    id: 'free-admission',
    phrase: ['free (admission|entry|entrance)', 'admission be? free'],
    example: 'Admission is free.',
    why: 'Takes the phrase at its word: what entry does not cover.',
    lines: [
      { dryness: 'sandy', text: 'Leaving is free as well.' },
      { dryness: 'arid', text: 'Wallets may remain seated.' },
    ],
  },
  {
    id: 'tickets-at-the-door',
    phrase: 'at the door',
    unless: ['dog', 'guard'],
    with: ['ticket', 'tickets', 'pay', 'admission', 'buy', 'cash'],
    example: 'Tickets are $18 in advance, $22 at the door.',
    why: 'Takes the phrase at its word: the price of deciding late.',
    lines: [
      { dryness: 'sandy', text: 'Knocking is included.' },
      { dryness: 'arid', text: 'The door itself is not for sale.' },
    ],
  },
  {
    id: 'open-bar',
    phrase: 'open bar',
    unless: ['alcohol', 'drunk', 'driving'],
    example: 'The reception has an open bar until ten.',
    why: 'The bar is open; more was not said.',
    lines: [
      { dryness: 'sandy', text: 'Speeches are best given early.' },
      { dryness: 'arid', text: 'Speeches given after it has been open a while are not minuted.' },
    ],
  },
  {
    id: 'potluck',
    phrase: ['potluck', 'pot luck'],
    asked: true,
    example: 'The potluck is on Friday in the break room.',
    why: 'Takes the phrase at its word: luck, in a pot.',
    lines: [
      { dryness: 'sandy', text: 'By tradition, there will be four pasta salads.' },
      { dryness: 'arid', text: 'The luck is distributed by whoever arrives first.' },
    ],
  },
  {
    id: 'icebreaker',
    phrase: ['ice? (icebreaker|breaker)', 'break the ice'],
    unless: ['ship', 'arctic', 'lake', 'freezer', 'fridge'],
    with: ['icebreaker', 'ice'],
    example: 'We start with a short icebreaker.',
    why: 'Takes the phrase at its word: ice has to be there first.',
    lines: [
      { dryness: 'crisp', text: 'Please dress warmly.' },
      { dryness: 'sandy', text: 'The ice forms when it is announced.' },
    ],
  },
  {
    id: 'team-building',
    phrase: 'team (building|build)',
    unless: ['software', 'app'],
    example: 'The team building takes place in a forest this year.',
    why: 'It implies that the team was not built.',
    lines: [
      { dryness: 'sandy', text: 'The old team may be used until then.' },
      { dryness: 'arid', text: 'Load tests follow in the first busy week.' },
    ],
  },
  {
    id: 'town-hall',
    phrase: 'town hall',
    unless: ['layoff', 'mayor', 'council', 'city'],
    with: ['staff', 'company', 'ceo', 'team', 'quarterly', 'employee', 'employees', 'streamed', 'office'],
    example: 'The quarterly town hall will be streamed.',
    why: 'Takes the phrase at its word: no town, and rarely a hall.',
    lines: [
      { dryness: 'sandy', text: 'The town consists of departments.' },
      { dryness: 'arid', text: 'The mayor speaks first and has slides.' },
    ],
  },
  {
    id: 'networking',
    phrase: 'networking (event|session|lunch|breakfast|evening|reception|drink|opportunity|break|hour|*)?',
    unless: ['equipment', 'cable', 'router', 'switch', 'software', 'hardware', 'computer', 'engineer', 'ethernet'],
    example: 'The workshop ends with a networking lunch.',
    why: 'Takes the phrase at its word: nets catch things.',
    lines: [
      { dryness: 'sandy', text: 'Please keep your right hand dry.' },
      { dryness: 'arid', text: 'Holding a plate and a card at the same time is the first exercise.' },
    ],
  },
  {
    id: 'panel-discussion',
    phrase: 'panel (discussion|of)? (expert|experts)?',
    unless: ['solar', 'wall', 'wood', 'door', 'control'],
    with: ['discussion', 'expert', 'experts', 'moderator'],
    example: 'The panel discussion begins at two.',
    why: 'A discussion whose disagreement is limited.',
    lines: [
      { dryness: 'sandy', text: 'Disagreement is planned for the last four minutes.' },
      { dryness: 'arid', text: 'The water glasses will not be introduced.' },
    ],
  },
]
