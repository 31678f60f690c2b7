import { expect, test } from 'vitest'
import { splitResult } from './result-parts.ts'

test.each([
  ['Water once a week.', 'Water once a week. The plant knows.', 'Water once a week.', 'The plant knows.'],
  ['Lunch is at 12', 'Lunch is at 12. Be brief.', 'Lunch is at 12.', 'Be brief.'],
  ['Two\nlines.', 'Two\nlines. And one.', 'Two\nlines.', 'And one.'],
])('a result that begins with its sentence is parted after it: %j', (sentence, result, kept, added) => {
  expect(splitResult(sentence, result)).toEqual({ kept, added })
})

test.each([
  ['', 'Something.'],
  ['Lunch is at 12.', 'At 12 there is lunch.'],
  ['Lunch is at 12.', 'Lunch is at 12.'],
])('a result that does not grow on its sentence stays in one piece: %j', (sentence, result) => {
  expect(splitResult(sentence, result)).toBeUndefined()
})
