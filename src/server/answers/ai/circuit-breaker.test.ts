import { expect, test } from 'vitest'
import { breakerLimits, createCircuitBreaker } from '#server/answers/ai/circuit-breaker.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'

/** A service that failed so often in a row, one question after the other, and has had its rest. */
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
  expect([breaker.enter(), breaker.isOpen, breaker.enter()]).toEqual([true, true, false])
  breaker.left()
  expect([breaker.isOpen, breaker.enter()]).toEqual([false, true])
  breaker.succeeded()
  breaker.left()
  expect([breaker.enter(), breaker.enter()]).toEqual([true, true])
})

test('with a failure fewer nobody waits', () => {
  const breaker = openAfter(breakerLimits.failures - 1)
  expect([breaker.enter(), breaker.enter(), breaker.isOpen]).toEqual([true, true, false])
})

test('what became of the one that goes through is known before it is over', () => {
  const answered = openAfter(breakerLimits.failures)
  expect([answered.enter(), answered.enter()]).toEqual([true, false])
  answered.succeeded()
  expect([answered.isOpen, answered.enter()]).toEqual([false, true])
})
