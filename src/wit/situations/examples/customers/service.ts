/** Sentences that are the situation of that name. */
export const serviceExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['chatbot', 'Our chatbot answers questions around the clock.'],
  ['call-recorded', 'Calls may be recorded for quality and training purposes.'],
  ['patience-thanks', 'We appreciate your patience.'],
  ['skills', 'I proofread manuals and product catalogs.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const serviceNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['chatbot', 'Our chatbot was retired in May.'],
  ['call-recorded', 'The call was not recorded.'],
  ['patience-thanks', 'We have lost patience.'],
  ['skills', 'I do not write to clients.'],
]
