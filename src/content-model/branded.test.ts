import { expect, test } from 'vitest'
import { branded } from '#content-model/branded.ts'
import { product } from '#content-model/site.ts'

test('{product} becomes the name in every text, and nothing else changes', () => {
  const day = new Date('2026-11-29')
  expect(branded({ lead: 'Ask {product}’s {count}.', lines: ['{product}', 2], day, none: null })).toEqual({
    lead: `Ask ${product}’s {count}.`,
    lines: [product, 2],
    day,
    none: null,
  })
})
