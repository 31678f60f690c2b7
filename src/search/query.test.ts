import { expect, test } from 'vitest'
import { queryLimit, tidyQuery } from '#search/query.ts'

test.each([
  ['  a \n\t b ', 'a b'],
  ['x'.repeat(500), 'x'.repeat(queryLimit)],
  ['a\u0000b', 'a b'],
  ['😐'.repeat(300), '😐'.repeat(queryLimit)],
])('%j is searched as %j', (typed, tidy) => {
  expect(tidyQuery(typed)).toBe(tidy)
})
