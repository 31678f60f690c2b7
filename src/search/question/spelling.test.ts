import { expect, test } from 'vitest'
import { countWords, createSpelling, distanceOf } from '#search/question/spelling.ts'

const words =
  'cookie cookies copies professional insurance puncture punctuation quiet quite quite can when when when'.split(' ')
const spell = createSpelling(countWords(words))

test.each([
  ['cookies', 'cookies', false],
  ['cokies', 'cookies', true],
  ['profesional', 'professional', true],
  ['insur', 'insurance', true],
  ['insrance', 'insurance', true],
  ['quiet', 'quiet', false],
  ['quiett', 'quiet', true],
  ['subscripton', 'subscription', true],
  ['cna', 'can', true],
  ['hwen', 'when', true],
  ['whe', 'whe', false],
  ['whne', 'when', true],
  ['cat', 'cat', false],
  ['kookies', 'kookies', false],
  ['elephant', 'elephant', false],
  ['2026a', '2026a', false],
])('%s is read as %s', (typed, word, mended) => {
  expect(spell([typed])).toEqual([{ word, mended }])
})

test('looks at so many unknown words and no more', () => {
  const typed = Array.from({ length: 9 }, () => 'cokies')
  expect(spell(typed).filter(({ mended }) => mended)).toHaveLength(8)
})

test.each([
  ['a', 'a', 0],
  ['', 'abc', 3],
  ['price', 'pirce', 1],
  ['price', 'prize', 1.25],
  ['price', 'prices', 1],
  ['ab', 'ba', 1],
])('from %j to %j it is %f', (one, other, distance) => {
  expect(distanceOf(one, other)).toBe(distance)
  expect(distanceOf(other, one)).toBe(distance)
})
