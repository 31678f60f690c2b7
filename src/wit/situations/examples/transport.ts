/** Sentences that are the situation of that name. */
export const transportExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['fare', 'The fare is $2.50 per ride.'],
  ['machine-takes-coins', 'The ticket machine gives change in small coins.'],
  ['machine-broken', 'The vending machine is out of order.'],
  ['escalator-stand', 'Please keep the aisle clear.'],
  ['bus-stop-moved', 'The bus stop has been moved to Elm Street.'],
  ['carpool', 'Please share a ride to the offsite.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const transportNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['fare', 'The concert ticket costs $20.'],
  ['machine-takes-coins', 'The washing machine takes coins.'],
  ['machine-broken', 'The washing machine is out of order.'],
  ['escalator-stand', 'The aisle is full of books.'],
  ['bus-stop-moved', 'The platform has changed the way we work.'],
  ['carpool', 'The ride lasts two minutes.'],
]
