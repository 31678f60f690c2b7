/** Sentences that are the situation of that name. */
export const buildingExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['elevator-serviced', 'The elevator will be serviced on Thursday.'],
  ['elevator-back', 'The elevator has been repaired.'],
  ['carpet-cleaned', 'The carpets will be cleaned this weekend.'],
  ['carpet-new', 'The carpet will be replaced over the weekend.'],
  ['bin-full', 'The recycling bin is full.'],
  ['entrance-closed', 'The main entrance will be closed on Friday.'],
  ['side-entrance', 'Please use the side entrance this week.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const buildingNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['elevator-serviced', 'The elevator was serviced last month.'],
  ['elevator-back', 'The elevator will be repaired on Monday.'],
  ['carpet-cleaned', 'The floor is made of oak.'],
  ['carpet-new', 'The carpet is red.'],
  ['bin-full', 'The bins are color coded.'],
  ['entrance-closed', 'The entrance fee is $5.'],
  ['side-entrance', 'The side entrance is locked.'],
]
