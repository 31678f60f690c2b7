/** Sentences that are the situation of that name. */
export const peopleExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['on-vacation', 'I am on vacation until Monday.'],
  ['out-of-office-set', 'Please set your out-of-office reply before you leave.'],
  ['open-enrollment', 'Open enrollment begins on November 1.'],
  ['promoted', 'I have been promoted to Senior Associate Coordinator.'],
  ['remote-day', 'Our team works remotely on Fridays.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const peopleNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['on-vacation', 'I am out of paper.'],
  ['out-of-office-set', 'The office is out of paper.'],
  ['open-enrollment', 'Enrollment has grown by 5 percent.'],
  ['promoted', 'She promoted the product.'],
  ['remote-day', 'The remote is on the desk.'],
]
