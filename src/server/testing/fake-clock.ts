import type { Clock } from '#server/platform/clock.ts'

/** A clock that stands still between calls of `advance`. */
export interface FakeClock extends Clock {
  /** Lets so many milliseconds pass and runs due callbacks, in order. */
  advance(milliseconds: number): void
}

export function createFakeClock(start = Date.parse('2026-11-21T10:00:00Z')): FakeClock {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((other) => other !== next)
        now = Math.max(now, next.at)
        next.run()
      }
      now = end
    },
  }
}
