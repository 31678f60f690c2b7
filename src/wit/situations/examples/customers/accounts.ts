/** Sentences that are the situation of that name. */
export const accountsExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['trial-ends', 'Your free trial ends in 3 days.'],
  ['trial-ends', 'Your trial expires tomorrow.'],
  ['trial-ends', 'Your free trial will end on Friday.'],
  ['cart-items', 'You have 3 items left in your cart.'],
  ['cart-items', 'You left two items in your cart.'],
  ['cart-items', 'You have two items in your basket.'],
  ['app-new', 'We launched our new mobile app today.'],
  ['app-new', 'Our new app is here.'],
  ['app-new', 'Our app is now available.'],
  ['dark-mode', 'Our app now has dark mode.'],
  ['dark-mode', "We've added dark mode to the mobile app."],
  ['dark-mode', 'Dark mode is available.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const accountsNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['trial-ends', 'The trial ends with a verdict.'],
  ['cart-items', 'Please return carts to the front.'],
  ['app-new', 'Our app has crashed.'],
  ['dark-mode', 'The mode is dark.'],
]
