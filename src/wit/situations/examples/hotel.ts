/** Sentences that are the situation of that name. */
export const hotelExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['check-in-time', 'Check-in is at 3 p.m.'],
  ['check-out-time', 'Check-out is at 11.'],
  ['room-ready', 'Your room is ready.'],
  ['hotel-amenity', 'Each room comes with a kettle and two robes.'],
  ['umbrella-borrowed', 'Hotel guests may borrow umbrellas from reception.'],
  ['towel-reuse', 'Please hang up your towels if you wish to reuse them.'],
  ['pool-hours', 'The sauna is out of service until further notice.'],
  ['pool-open', 'The hotel pool is open from 6 a.m. to 10 p.m.'],
  ['quiet-hours', 'Quiet hours are from 10 p.m. to 7 a.m.'],
  ['guest-stay', 'Our average guest stays 2.3 nights.'],
  ['seat-assigned', 'Your seat has been assigned.'],
  ['luggage', 'Luggage is limited to one bag per person.'],
  ['passport-bring', 'Bring a photo ID and proof of address to the counter.'],
  ['itinerary-change', 'The guided tour starts at 10 in the lobby.'],
  ['bike-rental', 'Bikes can be rented by the hour.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const hotelNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['check-in-time', 'The new checkout was tested with twelve customers.'],
  ['check-out-time', 'The new checkout is quick.'],
  ['room-ready', 'The meeting room is ready.'],
  ['hotel-amenity', 'The meeting room has no kettle.'],
  ['umbrella-borrowed', 'Guests may not borrow umbrellas.'],
  ['towel-reuse', 'The balance sheet has changed.'],
  ['pool-hours', 'The motor pool is closed.'],
  ['pool-open', 'The motor pool is open.'],
  ['quiet-hours', 'Opening hours are from 10 to 7.'],
  ['guest-stay', 'Guests stay for breakfast.'],
  ['seat-assigned', 'The car seat was changed.'],
  ['luggage', 'Our bags are checked by hand.'],
  ['passport-bring', 'Your user ID is 4711.'],
  ['itinerary-change', 'The tour of duty lasts six months.'],
  ['bike-rental', 'The bike rack is full.'],
]
