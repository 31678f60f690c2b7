import { CompletionFailure } from '#server/answers/ai/completion.ts'
import type { Clock } from '#server/runtime/clock.ts'

/** Limits how many questions are answered at once; a few more wait in a queue. */
export interface ConcurrencyLimiter {
  /**
   * Waits for a free slot.
   * @returns releases the slot; calling it again does nothing
   * @throws CompletionFailure when the wait is too long, or what the signal was aborted with
   */
  acquire(signal: AbortSignal): Promise<() => void>
}

/** How many are answered at once, how many may wait, and for how many milliseconds. */
export const concurrencyLimits = { atOnce: 4, waiting: 16, waitMs: 3_000 } as const

export function createConcurrencyLimiter(clock: Pick<Clock, 'after'>): ConcurrencyLimiter {
  let taken = 0
  const queue: (() => void)[] = []

  function slot(): () => void {
    let released = false
    return () => {
      if (released) return
      released = true
      const next = queue.shift()
      if (next) next()
      else taken--
    }
  }

  return {
    async acquire(signal) {
      signal.throwIfAborted()
      if (taken < concurrencyLimits.atOnce) {
        taken++
        return slot()
      }
      if (queue.length >= concurrencyLimits.waiting) throw new CompletionFailure('crowded')
      await new Promise<void>((resolve, reject) => {
        const leave = (reason: unknown) => {
          const place = queue.indexOf(admit)
          if (place === -1) return
          queue.splice(place, 1)
          finish()
          reject(reason)
        }
        const admit = () => {
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
        queue.push(admit)
      })
      return slot()
    },
  }
}
