import { expect, test } from 'vitest'
import { queryLimit, tidyQuery } from '#content-model/search-query.ts'

test.each([
  ['  a \n\t b ', 'a b'],
  [`   ${'x'.repeat(200)}`, 'x'.repeat(200)],
  ['x'.repeat(500), 'x'.repeat(queryLimit)],
  ['a\u0000b', 'a b'],
  ['\u0000', ''],
  [`${'x'.repeat(199)}  y`, 'x'.repeat(199)],
  ['half \ud83d a face', 'half � a face'],
  ['😐'.repeat(300), '😐'.repeat(queryLimit)],
])('%j is searched as %j', (typed, tidy) => {
  expect(tidyQuery(typed)).toBe(tidy)
})
