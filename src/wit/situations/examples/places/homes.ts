/** Sentences that are the situation of that name. */
export const homesExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['power-off', 'The power will be shut off on Sunday from 6 to 8.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const homesNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['power-off', 'The device powers off after five minutes.'],
]
