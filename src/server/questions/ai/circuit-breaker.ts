import type { Clock } from '#server/platform/clock.ts'

/** Stops asking a service that keeps failing, and after a while puts one question to it as a test. */
export interface CircuitBreaker {
  /** True while the service is not asked, or one question tests it. */
  readonly isOpen: boolean
  enter(): void
  succeeded(): void
  /** @param restMs milliseconds that the service asks to be left alone, if it does */
  failed(restMs?: number): void
  /** The question is over. Without an outcome, as when the visitor left, the next question may test. */
  left(): void
}

/** Failures in a row that open the breaker, and milliseconds that it stays open. */
export const breakerLimits = { failures: 5, restMs: 30_000, longestRestMs: 600_000 } as const

export function createCircuitBreaker(clock: Pick<Clock, 'now'>): CircuitBreaker {
  let failures = 0
  let restsUntil = 0
  let tryingOut = false
  return {
    get isOpen() {
      return tryingOut || clock.now() < restsUntil
    },
    enter() {
      tryingOut = failures >= breakerLimits.failures
    },
    succeeded() {
      failures = 0
      tryingOut = false
    },
    failed(restMs = 0) {
      failures++
      const own = failures >= breakerLimits.failures ? breakerLimits.restMs : 0
      const rest = Math.min(Math.max(own, restMs), breakerLimits.longestRestMs)
      restsUntil = Math.max(restsUntil, clock.now() + rest)
    },
    left() {
      tryingOut = false
    },
  }
}
