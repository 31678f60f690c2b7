/** Sentences that are the situation of that name. */
export const marketingExamples: readonly (readonly [id: string, sentence: string])[] = []

/** Sentences that come near the situation of that name and are not it. */
export const marketingNearMisses: readonly (readonly [id: string, sentence: string])[] = []
