/** Sentences that are the situation of that name. */
export const transportExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['parking-full', 'The parking garage is full.'],
  ['parking-free', 'Parking is free on weekends.'],
  ['parking-cost', 'Parking costs $4 per hour.'],
  ['shuttle', 'A free shuttle runs between the hotel and the airport.'],
  ['machine-broken', 'The vending machine is out of order.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const transportNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['parking-full', 'The parking lot is full of charm.'],
  ['parking-free', 'Parking spaces are limited.'],
  ['parking-cost', 'Parking is free for two hours.'],
  ['shuttle', 'The space shuttle ran from 1981.'],
  ['machine-broken', 'The washing machine is out of order.'],
]
