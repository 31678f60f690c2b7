import { expect, test } from 'vitest'
import { countWords, createSpelling, distanceOf } from '#search/question/spelling.ts'

test.each([
  ['of words that begin so, the one that is used most', 'lanterns lantern lantern', 'lante', 'lantern'],
  ['of words as near, the one that is used most', 'barley barney barney', 'barvey', 'barney'],
  ['a short word for one with swapped letters', 'zebra', 'zerba', 'zebra'],
  ['a long word for one with two wrong letters', 'umbrella', 'umbrexxa', 'umbrella'],
])('takes %s', (_, used, typed, word) => {
  expect(createSpelling(countWords(used.split(' ')))([typed])).toEqual([{ word, mended: true }])
})

test.each([
  ['a short word with a wrong letter', 'zebra', 'zebru'],
  ['a word of seven letters with two wrong ones', 'balloon', 'balxxon'],
  ['a word of four letters', 'lantern', 'lant'],
  ['a word with a digit in it', 'cookies', 'c2okies'],
  ['a word that is only near a shorter one than are mended', 'yurt', 'yurte'],
])('leaves %s', (_, used, typed) => {
  expect(createSpelling(countWords(used.split(' ')))([typed])).toEqual([{ word: typed, mended: false }])
})

test.each([
  ['ab', 'bc', 2],
  ['ab', 'ca', 2],
  ['abcd', 'badc', 2],
])('letters that only seem to be swapped cost what they are: from %s to %s %d', (one, other, distance) => {
  expect(distanceOf(one, other)).toBe(distance)
})
