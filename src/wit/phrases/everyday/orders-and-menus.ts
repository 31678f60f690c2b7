import type { Phrase } from '../phrase.ts'

/** Menus, house rules and small print. */
export const ordersAndMenusPhrases: readonly Phrase[] = [
  {
    id: 'page-not-found',
    phrase: ['page (could|can)? not be? (found|find)', 'page not found'],
    example: 'The page could not be found.',
    why: 'Takes the phrase at its word: where lost pages are.',
    lines: [
      { dryness: 'sandy', text: 'It was last seen before the redesign.' },
      { dryness: 'arid', text: 'Looking harder has no effect.' },
    ],
  },
  {
    id: 'please-wait',
    phrase: 'please wait',
    at: 'end',
    example: 'Loading, please wait.',
    why: 'The request is fulfilled as it is read.',
    lines: [
      { dryness: 'sandy', text: 'You are already doing well.' },
      { dryness: 'arid', text: 'This is most of it.' },
    ],
  },
  {
    id: 'do-not-disturb',
    phrase: '(not|never) disturb',
    unless: ['emergency', 'wildlife', 'nest', 'evidence', 'grave'],
    example: 'Recording in progress, please do not disturb.',
    why: 'Takes the phrase at its word: the disturbed have a status, too.',
    lines: [
      { dryness: 'sandy', text: 'Quiet knocking is still knocking.' },
      { dryness: 'arid', text: 'Waving through the glass is a form of noise.' },
    ],
  },
  {
    id: 'continental-breakfast',
    phrase: 'continental breakfast',
    example: 'A continental breakfast is served from 7 to 10.',
    why: 'Takes the phrase at its word: which continent it is.',
    lines: [
      { dryness: 'sandy', text: 'The continent is not specified.' },
      { dryness: 'arid', text: 'Most of the continent is bread.' },
    ],
  },
  {
    id: 'fixer-upper',
    phrase: 'fixer upper',
    example: 'The house on Elm Street is a charming fixer-upper.',
    why: 'Takes the phrase at its word: two syllables of work.',
    lines: [
      { dryness: 'sandy', text: 'The fixing is up to you.' },
      { dryness: 'crisp', text: 'The upper part includes the roof.' },
    ],
  },
  {
    id: 'as-seen-on-tv',
    phrase: ['as see on (tv|television)', 'as seen on (tv|television)'],
    example: 'Our vegetable peeler, as seen on TV.',
    why: 'Takes the phrase at its word: what else was seen there.',
    lines: [
      { dryness: 'crisp', text: 'It was acting.' },
      { dryness: 'sandy', text: 'In person, it is shorter.' },
    ],
  },
  {
    id: 'four-out-of-five',
    phrase: '(four|4) out of (five|5)',
    unless: ['patient', 'child', 'star', 'stars', 'death', 'die', 'rating', 'cancer'],
    example: 'Four out of five customers prefer the new label.',
    why: 'Takes the phrase at its word: the fifth.',
    lines: [
      { dryness: 'sandy', text: 'The fifth was asked again, more slowly.' },
      { dryness: 'arid', text: 'The fifth is entitled to remain anonymous.' },
    ],
  },
  {
    id: 'soup-of-the-day',
    phrase: 'soup of the day',
    example: 'The soup of the day is tomato.',
    why: 'Takes the phrase at its word: days end at midnight.',
    lines: [
      { dryness: 'sandy', text: 'After midnight, it is just soup.' },
      { dryness: 'arid', text: 'The day may also be had without it.' },
    ],
  },
  {
    id: 'market-price',
    phrase: 'market price',
    unless: ['share', 'stock', 'house', 'home', 'rent'],
    example: 'The lobster is at market price.',
    why: 'Takes the phrase at its word: a price that is not printed.',
    lines: [
      { dryness: 'sandy', text: 'Please sit down before asking.' },
      { dryness: 'arid', text: 'It is seasonal in one direction.' },
    ],
  },
  {
    id: 'bottomless',
    phrase: 'bottomless',
    unless: ['pit', 'grief', 'brunch', 'mimosa', 'mimosas', 'beer', 'wine'],
    example: 'Breakfast comes with bottomless coffee.',
    why: 'Takes the phrase at its word: there is a bottom after all.',
    lines: [
      { dryness: 'sandy', text: 'The cup does have a bottom, for stability.' },
      { dryness: 'arid', text: 'The limit is on your side.' },
    ],
  },
  {
    id: 'before-printing',
    phrase: 'before you? (printing|print) this',
    unless: ['label'],
    example: 'Please consider the environment before printing this email.',
    why: 'Takes the phrase at its word: it would look the same.',
    lines: [
      { dryness: 'sandy', text: 'On paper, it is also just this.' },
      { dryness: 'arid', text: 'It has looked its best on screen.' },
    ],
  },
  {
    id: 'bring-your-own-device',
    phrase: 'bring (your|their) own (device|laptop|tablet|computer)',
    example: 'Please bring your own laptop to the training.',
    why: 'Takes the phrase at its word: what is on it comes along.',
    lines: [
      { dryness: 'sandy', text: 'Please check what the desktop picture says about you.' },
      { dryness: 'arid', text: 'Its cracks will be treated with discretion.' },
    ],
  },
  {
    id: 'bring-your-own-mug',
    phrase: ['bring (your|a) own (mug|cup|chair|blanket|chairs|mugs)', 'bring your (mug|chair|blanket)'],
    example: 'Please bring your own mug to the meeting.',
    why: 'Takes the phrase at its word: ownership and comparison.',
    lines: [
      { dryness: 'crisp', text: "Bringing a better one than your neighbor's is permitted." },
      { dryness: 'sandy', text: 'It may go home with you as well.' },
    ],
  },
  {
    id: 'years-required',
    phrase: 'year of (professional|relevant|industry|work|hands-on|*)? experience',
    unless: ['i'],
    with: [
      'look',
      'seek',
      'require',
      'required',
      'need',
      'minimum',
      'least',
      'must',
      'ideal',
      'candidate',
      'applicant',
    ],
    example: 'We are looking for a project manager with at least five years of experience.',
    why: 'Takes the phrase at its word: years are of different kinds.',
    lines: [
      { dryness: 'crisp', text: 'One very long year will not be counted.' },
      { dryness: 'sandy', text: 'The years may be of the usual length.' },
    ],
  },
  {
    id: 'feedback-important',
    phrase: [
      'your (feedback|opinion|input) be (very|extremely)? (important|valuable|value|valued)',
      'your (opinion|feedback|input) matter',
    ],
    example: 'Your feedback is important to us.',
    why: 'Takes the phrase at its word: where important things are kept.',
    lines: [
      { dryness: 'sandy', text: 'It will be filed under important.' },
      { dryness: 'arid', text: 'Opinions on the weather are forwarded.' },
    ],
  },
  {
    id: 'are-reminded',
    phrase: 'be kindly? (remind|reminded) (that|to|of)',
    unless: ['i', 'memorial', 'mask'],
    example: 'Tenants are reminded that bicycles may not be stored in the hallway.',
    why: 'A reminder assumes that they knew.',
    lines: [
      { dryness: 'sandy', text: 'To those who never knew, this is not a reminder.' },
      { dryness: 'arid', text: 'Remembering it unaided would also have been possible.' },
    ],
  },
  {
    id: 'in-the-meantime',
    phrase: 'in the meantime',
    unless: ['sorry', 'outage', 'pain', 'doctor', 'emergency', 'unfortunately'],
    example: 'The new sofa arrives in May; in the meantime, please use the folding chairs.',
    why: 'Takes the phrase at its word: a time named after its character.',
    lines: [
      { dryness: 'sandy', text: 'The meantime is open around the clock.' },
      { dryness: 'arid', text: 'It is the longest of the times.' },
    ],
  },
  {
    id: 'one-more-thing',
    phrase: 'one (more|last) thing',
    unless: ['lose'],
    example: 'One more thing: the side gate sticks.',
    why: 'Takes the phrase at its word: there is rarely only one.',
    lines: [
      { dryness: 'sandy', text: 'Experience suggests a further one.' },
      { dryness: 'arid', text: 'Things after this one will be called by other names.' },
    ],
  },
  {
    id: 'no-rush',
    phrase: ['(no|not) a? (rush|hurry)', 'no rush'],
    asked: true,
    unless: ['hour', 'order', 'fee'],
    example: 'No rush on the report.',
    why: 'Takes the phrase at its word: what the words do to the hurry.',
    lines: [
      { dryness: 'sandy', text: 'Slow haste is also acceptable.' },
      { dryness: 'arid', text: 'The rush will be used for another matter.' },
    ],
  },
  {
    id: 'need-it-yesterday',
    phrase: 'need (it|this|them|the) *? by? yesterday',
    example: 'We need the banner by yesterday.',
    why: 'Takes the phrase at its word: the date has some drawbacks.',
    lines: [
      { dryness: 'sandy', text: 'The day before would have been even better.' },
      { dryness: 'arid', text: 'Deliveries to yesterday are received at the back door.' },
    ],
  },
  {
    id: 'housekeeping-items',
    phrase: [
      'housekeeping (item|items|note|notes|announcement|announcements|rule|rules)',
      'house keeping (item|items|note|notes|announcement|announcements|rule|rules)',
    ],
    example: 'First, a few housekeeping items before we start the workshop.',
    why: 'Takes the phrase at its word: the dust is not meant.',
    lines: [
      { dryness: 'sandy', text: 'None of them involves a mop.' },
      { dryness: 'arid', text: 'Dust is on a later agenda.' },
    ],
  },
  {
    id: 'all-rights-reserved',
    phrase: ['all rights reserved', 'all right reserve'],
    example: 'All rights reserved.',
    why: 'Takes the phrase at its word: there are other directions.',
    lines: [
      { dryness: 'crisp', text: 'The lefts are available.' },
      { dryness: 'arid', text: 'The wrongs are free for all.' },
    ],
  },
  {
    id: 'allow-cookies',
    phrase: 'accept all? cookies',
    example: 'Please accept all cookies to continue.',
    why: 'A generous offer, taken literally.',
    lines: [
      { dryness: 'sandy', text: 'Accepting only the chocolate ones takes four more screens.' },
      { dryness: 'arid', text: 'Refusing politely is on page two.' },
    ],
  },
  {
    id: 'check-your-inbox',
    phrase: '(check|see) your (inbox|email|mailbox)',
    example: 'We have sent a confirmation, please check your inbox.',
    why: 'Takes the phrase at its word: what one finds there instead.',
    lines: [
      { dryness: 'sandy', text: 'Please come back afterward.' },
      { dryness: 'arid', text: 'The other messages in there can wait for you as they have.' },
    ],
  },
]
