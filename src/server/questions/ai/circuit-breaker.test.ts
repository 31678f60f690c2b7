import { expect, test } from 'vitest'
import { breakerLimits, createCircuitBreaker } from '#server/questions/ai/circuit-breaker.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'

/** A breaker that opened after so many failures in a row, one question after the other, and whose rest is over. */
function openAfter(failures: number) {
  const clock = createFakeClock()
  const breaker = createCircuitBreaker(clock)
  for (let failed = 0; failed < failures; failed++) {
    breaker.enter()
    breaker.failed()
    breaker.left()
  }
  clock.advance(breakerLimits.restMs)
  return breaker
}

test('after a rest one question goes through, and the others wait for what becomes of it', () => {
  const breaker = openAfter(breakerLimits.failures)
  expect(breaker.isOpen).toBe(false)
  breaker.enter()
  expect(breaker.isOpen).toBe(true)
  breaker.left()
  expect(breaker.isOpen).toBe(false)
  breaker.enter()
  breaker.succeeded()
  // A success counts before the question is over.
  expect(breaker.isOpen).toBe(false)
  breaker.left()
  breaker.enter()
  expect(breaker.isOpen).toBe(false)
})

test('with a failure fewer nobody waits', () => {
  const breaker = openAfter(breakerLimits.failures - 1)
  breaker.enter()
  expect(breaker.isOpen).toBe(false)
})
