/** Sentences that are the situation of that name. */
export const shopExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['sale-ends', 'The sale ends on Sunday.'],
  ['sale-starts', 'Our summer sale starts on Friday.'],
  ['return-accepted', 'Items can be returned within 30 days.'],
  ['return-not', 'We cannot accept returns on sale items.'],
  ['points-expire', 'Your points will expire on September 30.'],
  ['gift-wrapping', 'We offer gift wrapping for $4.'],
  ['loyalty', 'Our loyalty program has three tiers.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const shopNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['sale-ends', 'The job offer expires on Friday.'],
  ['sale-starts', 'Our sales start with a call.'],
  ['return-accepted', 'We do not accept returns.'],
  ['return-not', 'Returns are accepted within 30 days.'],
  ['points-expire', 'Points never expire.'],
  ['gift-wrapping', 'The gift is not wrapped.'],
  ['loyalty', 'The loyalty program will end in May.'],
]
