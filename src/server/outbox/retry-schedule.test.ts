import { expect, test } from 'vitest'
import { retryDelay, retryDelays } from '#server/outbox/retry-schedule.ts'

const hour = 3_600_000

test('makes ten tries within 76 hours', () => {
  expect(retryDelays.length + 1).toBe(10)
  expect(retryDelays.reduce((sum, delay) => sum + delay, 0) / hour).toBeCloseTo(75.6, 1)
})

test.each([
  [1, 0.5, 5_000],
  [1, 0, 4_500],
  [1, 1, 5_500],
  [2, 0.5, 300_000],
  [9, 0.5, 24 * hour],
  [10, 0.5, undefined],
  [11, 0.5, undefined],
])('after try %i and chance %d it waits %s ms', (attempts, random, delay) => {
  expect(retryDelay(attempts, random)).toBe(delay)
})

test.each([
  [1, 60_000, 60_000],
  [1, 1_000, 5_000],
  [5, 60_000, 5 * hour],
  [1, 365 * 24 * hour, 24 * hour],
  [10, 60_000, undefined],
])('after try %i, asked for %i ms, it waits %s ms', (attempts, asked, delay) => {
  expect(retryDelay(attempts, 0.5, asked)).toBe(delay)
})
