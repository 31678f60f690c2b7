/** Sentences that are the situation of that name. */
export const deliveryExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['package-arrives', 'Your package will arrive on Thursday.'],
  ['package-arrived', 'Your package has arrived.'],
  ['package-missed', 'Your parcel could not be delivered today.'],
  ['package-near', 'Your package is 3 stops away.'],
  ['package-tracked', 'You can track your order online.'],
  ['package-signed', 'A signature is required on delivery.'],
  ['driver-instructions', 'Delivery drivers should use the back entrance.'],
  ['delivery-takes', 'Delivery takes three to five business days.'],
  ['truck-arrives', 'The truck arrives at dock 4 on Tuesday morning.'],
  ['forklift', 'The forklift in bay 2 is reserved until lunch.'],
  ['grocery-delivery', 'The wholesaler only sells lemons by the crate.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const deliveryNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['package-arrives', 'Your package arrived yesterday.'],
  ['package-arrived', 'Your package has not arrived.'],
  ['package-missed', 'Your parcel was delivered today.'],
  ['package-near', 'The package is next to the door.'],
  ['package-tracked', 'The order was canceled.'],
  ['package-signed', 'The contract requires a signature.'],
  ['driver-instructions', 'The driver was five minutes early.'],
  ['delivery-takes', 'Delivery is free.'],
  ['truck-arrives', 'The food truck arrives at noon.'],
  ['forklift', 'The forklift was sold.'],
  ['grocery-delivery', 'The bread is sold out.'],
]
