/** Sentences that are the situation of that name. */
export const restaurantExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['table-reserved', 'Your table is reserved for 7 p.m.'],
  ['reservation-required', 'Reservations are recommended.'],
  ['menu-new', 'Our new menu starts on Friday.'],
  ['happy-hour', 'Happy hour is from 4 to 6.'],
  ['breakfast-served', 'Breakfast is served from 7 to 10.'],
  ['first-come', 'Seats are first come, first served.'],
  ['table-outside', 'The patio is open from May to September.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const restaurantNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['table-reserved', 'Your hotel reservation is confirmed.'],
  ['reservation-required', 'We do not take reservations.'],
  ['menu-new', 'The drop-down menu has changed.'],
  ['happy-hour', 'Business hours are from 9 to 5.'],
  ['breakfast-served', 'Lunch is included.'],
  ['first-come', 'Seating is full.'],
  ['table-outside', 'The patio is not open.'],
]
