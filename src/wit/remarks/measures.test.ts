import { expect, test } from 'vitest'
import { measured, numberWord } from './measures.ts'

test.each([
  [0, 'no'],
  [1, 'one'],
  [12, 'twelve'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [21, 'twenty-one'],
  [40, 'forty'],
])('%d is %s', (number, word) => {
  expect(numberWord(number)).toBe(word)
})

test.each([
  [8, 'All eight words took two seconds.'],
  [20, 'All twenty words took five seconds.'],
  [40, 'All forty words took ten seconds.'],
])('of %d words it says “%s”', (words, line) => {
  expect(measured('All {words} words took {seconds} seconds.', { text: '', words })).toBe(line)
})
