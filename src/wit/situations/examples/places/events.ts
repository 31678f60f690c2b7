/** Sentences that are the situation of that name. */
export const eventsExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['tickets-sold-out', 'Tickets are sold out.'],
  ['doors-open', 'Doors open at 6.'],
  ['deposit-holds', 'A deposit of $200 holds your date.'],
  ['rsvp', 'Please RSVP by May 1.'],
  ['coat-check', 'The coat check is on the ground floor.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const eventsNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['tickets-sold-out', 'Tickets are almost sold out.'],
  ['doors-open', 'The barrier opens by itself.'],
  ['deposit-holds', 'The bank deposit arrived.'],
  ['rsvp', 'Reply STOP to unsubscribe.'],
  ['coat-check', 'The coats are waterproof.'],
]
