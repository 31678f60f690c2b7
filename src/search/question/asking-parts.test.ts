import { expect, test } from 'vitest'
import { askingParts } from '#search/question/asking-parts.ts'

test('a short message and a single question are read as a whole', () => {
  expect(askingParts('I have a shop. Do you ship?')).toEqual([])
  expect(
    askingParts('would you write the list of allergens on the bags of bread that my little bakery in Ohio sells'),
  ).toEqual([])
})

test('what a long message asks is found after who is asking', () => {
  expect(
    askingParts(
      'Hello, I own a small bakery with four staff, and the old bags have a mistake on them. Would you write the list of allergens?',
    ),
  ).toEqual(['Would you write the list of allergens?'])
})

test('the last question comes first, and a colon ends an introduction', () => {
  expect(
    askingParts(
      'I am counsel for a retailer that thinks about this. Where is your office, by the way? Before I sign: are addresses of visitors kept?',
    ),
  ).toEqual(['are addresses of visitors kept?', 'Where is your office, by the way?'])
})
