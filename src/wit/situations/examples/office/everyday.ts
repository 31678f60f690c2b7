/** Sentences that are the situation of that name. */
export const everydayExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['rate-limit', 'The API rate limit is 600 requests per minute.'],
  ['spelling-check', "Please double check the spelling of the sponsor's name."],
  ['thanks-order', 'Thank you for your order.'],
  ['flavor-added', 'We have added two new flavors to our menu.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const everydayNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['rate-limit', 'There is no limit.'],
  ['spelling-check', 'The number was checked.'],
  ['thanks-order', 'We have not received your order.'],
  ['flavor-added', 'Add a side of fries.'],
]
