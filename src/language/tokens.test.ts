import { expect, test } from 'vitest'
import { fold, tokensOf } from '#language/tokens.ts'

test.each([
  ['Tomás’s RÉSUMÉ', 'tomass resume'],
  ["It can’t, it can't", 'it cant, it cant'],
  ['ﬁne', 'fine'],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each([
  ['two words', ['two', 'words']],
  ['9:15, on the em-dash…', ['9', '15', 'on', 'the', 'em', 'dash']],
  ['<b>mei-lin</b>', ['b', 'mei', 'lin', 'b']],
  ['?! 😐', []],
  ['', []],
])('%j has the tokens %j', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens)
})

test('folding what is folded changes nothing', () => {
  const folded = fold('Ångström’s İstanbul Straße')
  expect(fold(folded)).toBe(folded)
})
