/** Sentences that are the situation of that name. */
export const ordersExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['order-received', 'Your order has been received.'],
  ['order-received', 'Your order is confirmed.'],
  ['order-received', 'We have received your order.'],
  ['order-shipped', 'Your order has shipped.'],
  ['order-shipped', 'Your package is on its way.'],
  ['order-shipped', 'Your order has shipped and should arrive in 3 to 5 business days.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const ordersNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['order-received', 'I received my order.'],
  ['order-shipped', 'Your order ships from Ohio.'],
]
