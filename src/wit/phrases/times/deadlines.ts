import type { Phrase } from '../phrase.ts'

/** Deadlines without a number. */
export const deadlinesPhrases: readonly Phrase[] = [
  {
    id: 'end-of-day',
    phrase: ['by the? end of (the|business)? day', 'by close of business', 'by (eod|cob)', 'by end of business'],
    unless: ['p.m.', 'pm', 'noon', "o'clock"],
    example: 'I will have the draft over to you by end of day.',
    why: '"End of day" is usually 5 p.m. and legally midnight.',
    lines: [
      { dryness: 'arid', text: 'The day in question ends at 11:59 p.m.' },
      { dryness: 'sandy', text: 'It is always the end of the day somewhere.' },
      { dryness: 'crisp', text: 'Some days run longer than others.' },
    ],
  },
  {
    id: 'end-of-week',
    phrase: ['by the? end of (the|this|next)? week', 'by eow'],
    unless: ['friday', 'saturday', 'sunday'],
    example: 'Please send me your receipts by the end of the week.',
    why: 'The exact minute at which such things arrive.',
    lines: [
      { dryness: 'sandy', text: 'Experience puts that at Friday, 4:58 p.m.' },
      { dryness: 'arid', text: 'Calendars disagree on whether that is Saturday or Sunday.' },
    ],
  },
  {
    id: 'end-of-month',
    phrase: ['by the? end of (the|this|next)? month', 'by month end'],
    example: 'All expense reports are due by the end of the month.',
    why: 'Months end on different days, as if on purpose.',
    lines: [
      { dryness: 'arid', text: 'Months end on the 28th, 29th, 30th or 31st, without further warning.' },
      { dryness: 'crisp', text: 'The month will end either way.' },
    ],
  },
  {
    id: 'end-of-quarter',
    phrase: '(by|before|until) the? end of (the|this|next)? quarter',
    unless: ['game', 'half', 'score'],
    example: 'Each branch will report its numbers by the end of the quarter.',
    why: 'Which part of a quarter the work is done in.',
    lines: [
      { dryness: 'arid', text: 'A quarter has thirteen weeks, of which the last is used.' },
      { dryness: 'sandy', text: 'The quarter has been ending since its first day.' },
    ],
  },
  {
    id: 'asap',
    phrase: ['asap', 'as soon as possible'],
    denied: true,
    example: 'Please return the signed form as soon as possible.',
    why: 'The logic of "possible", followed to its end.',
    lines: [
      { dryness: 'sandy', text: 'Before that, it is impossible.' },
      { dryness: 'crisp', text: 'Sooner than that would raise questions.' },
    ],
  },
  {
    id: 'shortly',
    phrase: 'shortly',
    unless: ['after', 'before'],
    with: ['will', 'shall'],
    example: 'A representative will be with you shortly.',
    why: '"Shortly" without a number, treated as a unit.',
    lines: [
      { dryness: 'sandy', text: 'Shortly runs on business days.' },
      { dryness: 'crisp', text: 'Please do not set a timer.' },
    ],
  },
  {
    id: 'coming-soon',
    phrase: '(come|coming) soon',
    unless: ['spring', 'summer', 'winter', 'fall', 'christmas', 'day', 'week', 'year', 'weekend'],
    example: 'Our online store is coming soon.',
    why: '"Soon" compared with another thing that is on its way.',
    lines: [
      { dryness: 'crisp', text: 'So is the year 2040.' },
      { dryness: 'arid', text: 'Later was also considered.' },
      { dryness: 'sandy', text: 'Soon is the early end of later.' },
    ],
  },
  {
    id: 'until-further-notice',
    phrase: 'until further notice',
    denied: true,
    example: 'The sauna is out of service until further notice.',
    why: 'The further notice is taken as a document still on its way.',
    lines: [
      { dryness: 'sandy', text: 'Further notice is expected without notice.' },
      { dryness: 'arid', text: 'The present notice is the near one.' },
    ],
  },
  {
    id: 'earliest-convenience',
    phrase: 'at your (early|earliest) convenience',
    example: 'Please sign the attached contract at your earliest convenience.',
    why: 'If there is an earliest convenience, there are others.',
    lines: [
      { dryness: 'crisp', text: 'Your second-earliest will also do.' },
      { dryness: 'arid', text: 'Inconvenient times are equally welcome.' },
    ],
  },
  {
    id: 'timely-manner',
    phrase: 'in a timely (manner|fashion)',
    example: 'We answer all requests in a timely manner.',
    why: '"Timely manner" pulled apart into its two words.',
    lines: [
      { dryness: 'arid', text: 'The manner is settled; the time will follow.' },
      { dryness: 'crisp', text: 'Early counts, with or without manners.' },
    ],
  },
  {
    id: 'business-days',
    phrase: '(business|working) day',
    unless: ['open', 'opening', 'hour', 'hours', 'close', 'closed', 'every', 'each', 'sorry'],
    with: ['within', 'in', 'take', 'allow', 'after', 'up'],
    example: 'Refunds are processed within five business days.',
    why: 'Takes the phrase at its word: what the other days are used for.',
    lines: [
      { dryness: 'sandy', text: 'The other days are for wondering.' },
      { dryness: 'crisp', text: 'Weekends may be spent refreshing the page.' },
      { dryness: 'arid', text: 'Holidays, as ever, do not do business.' },
    ],
  },
  {
    id: 'while-supplies-last',
    phrase: [
      'while the? (supply|supplies|stock|stocks|quantity|quantities) last',
      'as long as the? (supply|supplies|stock|stocks|quantity|quantities) last',
    ],
    example: 'Free samples at the counter while supplies last.',
    why: 'Exactly when supplies stop lasting.',
    lines: [
      { dryness: 'crisp', text: 'Supplies last until the person in front of you.' },
      { dryness: 'sandy', text: 'Longer than that would be difficult.' },
      { dryness: 'arid', text: 'After that, the empty shelf may be viewed at no charge.' },
    ],
  },
  {
    id: 'first-come',
    phrase: 'first come first (serve|served)',
    example: 'Seats are first come, first served.',
    why: 'What the rule promises to the last.',
    lines: [
      { dryness: 'sandy', text: 'Those who come last will be served an explanation.' },
      { dryness: 'arid', text: 'Sleeping by the door counts as coming first.' },
    ],
  },
  {
    id: 'early-bird',
    phrase: 'early bird (price|pricing|discount|ticket|registration|rate|special|offer)',
    denied: true,
    example: 'Early bird registration ends on Friday.',
    why: 'The proverb has a second animal in it.',
    lines: [
      { dryness: 'crisp', text: 'Worms pay full price.' },
      { dryness: 'arid', text: 'Proof of feathers is not required.' },
      { dryness: 'sandy', text: 'The worm is not included.' },
    ],
  },
  {
    id: 'last-minute',
    phrase: 'last minute (change|update|addition|edit|request|adjustment|correction|switch|reschedule)',
    example: 'There was a last-minute change to the seating plan.',
    why: 'A last minute implies many minutes before it.',
    lines: [
      { dryness: 'arid', text: 'All previous minutes passed without incident.' },
      { dryness: 'sandy', text: 'The minute before it was entirely free.' },
    ],
  },
  {
    id: 'long-overdue',
    phrase: 'long overdue',
    unless: ['invoice', 'payment', 'account', 'balance', 'bill', 'book', 'rent', 'loan', 'sorry', 'apology'],
    example: 'A new carpet for the lobby was long overdue.',
    why: 'Patience, reported as if it were planning.',
    lines: [
      { dryness: 'arid', text: 'An earlier date was considered, for years.' },
      { dryness: 'crisp', text: 'No late fee will be collected.' },
    ],
  },
  {
    id: 'around-the-clock',
    phrase: ['around the clock', '24/7', '24 hours a day', 'twenty four hours a day'],
    unless: ['sick', 'emergency', 'hospital', 'nurse', 'care', 'poison', 'crisis'],
    example: 'Our chatbot answers questions around the clock.',
    why: 'A promise of every hour has to cover the odd ones.',
    lines: [
      { dryness: 'arid', text: 'Leap seconds are included.' },
      { dryness: 'sandy', text: 'This includes the hour that goes missing in March.' },
    ],
  },
  {
    id: 'every-day-of-the-year',
    phrase: ['365 days (a|per) year', '365 days'],
    example: 'Our help desk is open 365 days a year.',
    why: 'Takes the phrase at its word: one year in four has a day more.',
    lines: [
      { dryness: 'sandy', text: 'Every fourth year leaves one day open.' },
      { dryness: 'crisp', text: 'February 29 is a matter of luck.' },
    ],
  },
]
