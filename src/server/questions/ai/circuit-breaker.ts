import type { Clock } from '#server/platform/clock.ts'

/** Sends a service that keeps failing no questions for a while, then one to see whether it works again. */
export interface CircuitBreaker {
  /** True while the service is left alone, or one question is trying it out. */
  readonly isOpen: boolean
  /** A question is put to the service. */
  enter(): void
  succeeded(): void
  /** @param restMs how long the service asks to be left alone, when it asks */
  failed(restMs?: number): void
  /** The question is over. Where neither was said of it, because the visitor left, the next one may try. */
  left(): void
}

/** Failures in a row, and how long the service then gets to itself, in milliseconds. */
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
