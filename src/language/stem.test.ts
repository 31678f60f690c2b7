import { expect, test } from 'vitest'
import { stemOf } from '#language/stem.ts'

test.each([
  ['plans', 'plan'],
  ['companies', 'company'],
  ['boxes', 'box'],
  ['writing', 'write'],
  ['deleted', 'deleting'],
  ['stopped', 'stopping'],
  ['cookies', 'cookie'],
  ['prices', 'price'],
])('%s and %s have one stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

test.each(['us', 'this', 'news', 'speed', 'ring', 'red', 'bus', 'plus', 'status'])(
  '%s keeps more than a letter',
  (word) => {
    expect(stemOf(word).length).toBeGreaterThan(1)
  },
)
