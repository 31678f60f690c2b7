import { expect, test } from 'vitest'
import { stemOf } from '#language/stem.ts'

test.each([
  ['plans', 'plan'],
  ['companies', 'company'],
  ['boxes', 'box'],
  ['writing', 'write'],
  ['deleted', 'deletion'],
  ['stopped', 'stopping'],
  ['cookies', 'cookie'],
  ['prices', 'pricing'],
  ['labelling', 'label'],
  ['notification', 'notifications'],
  ['measurement', 'measured'],
])('%s and %s have one stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

test.each([
  ['price', 'prize'],
  ['police', 'policy'],
  ['plane', 'planet'],
])('%s and %s have two', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

test.each(['us', 'this', 'news', 'speed', 'ring', 'red', 'bus', 'plus', 'status', '9'])(
  'of %s something is left',
  (word) => {
    expect(stemOf(word)).not.toBe('')
  },
)
