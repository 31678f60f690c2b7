import { CompletionFailure } from '#server/answers/ai/completion.ts'
import type { Clock } from '#server/runtime/clock.ts'

/** Lets so many questions through at once; the others wait a little. */
export interface ConcurrencyLimiter {
  /**
   * Waits for a turn.
   * @returns ends the turn; calling it again does nothing
   * @throws CompletionFailure when the wait is too long, or what the signal was aborted with
   */
  acquire(signal: AbortSignal): Promise<() => void>
}

/** How many are answered at once, how many may wait, and for how many milliseconds. */
export const concurrencyLimits = { atOnce: 4, waiting: 16, waitMs: 3_000 } as const

export function createConcurrencyLimiter(clock: Pick<Clock, 'after'>): ConcurrencyLimiter {
  let taken = 0
  const line: (() => void)[] = []

  function turn(): () => void {
    let over = false
    return () => {
      if (over) return
      over = true
      const next = line.shift()
      if (next) next()
      else taken--
    }
  }

  return {
    async acquire(signal) {
      signal.throwIfAborted()
      if (taken < concurrencyLimits.atOnce) {
        taken++
        return turn()
      }
      if (line.length >= concurrencyLimits.waiting) throw new CompletionFailure('crowded')
      await new Promise<void>((resolve, reject) => {
        const leave = (reason: unknown) => {
          const place = line.indexOf(called)
          if (place === -1) return
          line.splice(place, 1)
          finish()
          reject(reason)
        }
        const called = () => {
          finish()
          resolve()
        }
        const abort = () => leave(signal.reason)
        const cancel = clock.after(concurrencyLimits.waitMs, () => leave(new CompletionFailure('crowded')))
        const finish = () => {
          cancel()
          signal.removeEventListener('abort', abort)
        }
        signal.addEventListener('abort', abort)
        line.push(called)
      })
      return turn()
    },
  }
}
