import { expect, test } from 'vitest'
import { pageNumbers } from '#ui/page-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 gap 8'],
  [3, 9, '1 2 3 4 gap 9'],
  [4, 9, '1 2 3 4 5 gap 9'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [6, 9, '1 gap 5 6 7 8 9'],
  [9, 9, '1 gap 7 8 9'],
  [625, 1250, '1 gap 624 625 626 gap 1250'],
])('page %i of %i shows %s', (current, total, numbers) => {
  expect(pageNumbers(current, total).join(' ')).toBe(numbers)
})
