/** Sentences that are the situation of that name. */
export const hotelExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['guest-stay', 'Our average guest stays 2.3 nights.'],
  ['bike-rental', 'Bikes can be rented by the hour.'],
  ['check-out-time-pair', 'Check-out is at 11 a.m.'],
  ['check-out-time-pair', 'Checkout is at 10 am.'],
  ['check-out-time-pair', 'Check-out is by noon.'],
  ['room-ready', 'Your room is ready.'],
  ['room-ready', 'Your suite is now ready.'],
  ['room-ready', 'Your room is ready for you.'],
  ['umbrella-borrowed', 'Guests may borrow umbrellas at the front desk.'],
  ['umbrella-borrowed', 'Hotel guests can borrow umbrellas from reception.'],
  ['umbrella-borrowed', 'Umbrellas are available at the front desk.'],
  ['sauna', 'The sauna is out of service until further notice.'],
  ['sauna', 'The steam room is closed for repairs.'],
  ['sauna', 'The sauna will be closed on Thursday.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const hotelNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['guest-stay', 'Guests stay for breakfast.'],
  ['bike-rental', 'The bike rack is full.'],
  ['check-out-time-pair', 'Secure checkout is available.'],
  ['room-ready', 'The conference room is ready.'],
  ['umbrella-borrowed', 'May I borrow your umbrella?'],
  ['sauna', 'The sauna closes at 10 p.m.'],
]
