/** Sentences that are the situation of that name. */
export const claimsExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['fast', 'Our new charger is fast.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const claimsNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['fast', 'The website is not fast.'],
]
