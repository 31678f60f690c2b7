/** Sentences that are the situation of that name. */
export const hotelExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['quiet-hours', 'Quiet hours are from 10 p.m. to 7 a.m.'],
  ['guest-stay', 'Our average guest stays 2.3 nights.'],
  ['bike-rental', 'Bikes can be rented by the hour.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const hotelNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['quiet-hours', 'Opening hours are from 10 to 7.'],
  ['guest-stay', 'Guests stay for breakfast.'],
  ['bike-rental', 'The bike rack is full.'],
]
