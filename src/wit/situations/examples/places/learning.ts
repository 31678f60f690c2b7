/** Sentences that are the situation of that name. */
export const learningExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['training-video', 'The onboarding video is 53 minutes long.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const learningNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['training-video', 'The video is available on our website.'],
]
