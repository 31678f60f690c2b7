/** Sentences that are the situation of that name. */
export const deliveryExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['package-arrived', 'Your package has arrived.'],
  ['package-near', 'Your package is 3 stops away.'],
  ['delivery-takes', 'Delivery takes three to five business days.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const deliveryNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['package-arrived', 'Your package has not arrived.'],
  ['package-near', 'The package is next to the door.'],
  ['delivery-takes', 'Delivery is free.'],
]
