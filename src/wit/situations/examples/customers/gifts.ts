/** Sentences that are the situation of that name. */
export const giftsExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['gift-wrapping', 'We offer gift wrapping for $4.'],
  ['points-expire-pair', 'Your points will expire on September 30.'],
  ['loyalty', 'Our loyalty program has three tiers.'],
  ['return-accepted', 'Items can be returned within 30 days.'],
  ['gift-card-forever', 'Our gift cards never expire.'],
  ['gift-card-forever', 'Gift certificates do not expire.'],
  ['gift-card-forever', 'Our vouchers never expire.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const giftsNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['gift-wrapping', 'The gift is not wrapped.'],
  ['points-expire-pair', 'Points never expire.'],
  ['loyalty', 'The loyalty program will end in May.'],
  ['return-accepted', 'We do not accept returns.'],
  ['gift-card-forever', 'Points expire after a year.'],
]
