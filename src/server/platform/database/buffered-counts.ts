import type { Clock } from '#server/platform/clock.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

/** Milliseconds between two times that counts are written down. */
const flushMs = 60_000

export interface BufferedCounts {
  /** Adds one to a key's count. */
  count(key: string): void
  start(): void
  /** Writes down what was counted and stops. */
  stop(): Promise<void>
}

export interface BufferedCountsParts {
  /** Adds counts, by their keys, to those in the database. */
  readonly write: (counts: ReadonlyMap<string, number>) => Promise<unknown>
  /** What is counted, for the log. */
  readonly what: string
  /**
   * Keys that are held between two writes, where visitors can make up any number of them. When there are more, those that
   * were counted once make room, and while none was, new ones are not counted.
   */
  readonly most?: number
  readonly clock: Pick<Clock, 'after'>
  readonly log: Pick<Log, 'warn'>
}

/** Keeps counts in memory and adds them to the database each minute. What a crash loses is a minute of counts. */
export function createBufferedCounts({ write, what, most, clock, log }: BufferedCountsParts): BufferedCounts {
  let counts = new Map<string, number>()
  let cancel = () => {}
  let flushing = Promise.resolve()

  function add(key: string, more: number): void {
    const known = counts.get(key)
    if (known === undefined && most !== undefined && counts.size >= most) {
      for (const [rare, count] of counts) if (count === 1) counts.delete(rare)
      if (counts.size >= most) return
    }
    counts.set(key, (known ?? 0) + more)
  }

  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    try {
      await write(taken)
    } catch (error) {
      for (const [key, count] of taken) add(key, count)
      log.warn({ code: errorCode(error) }, `${what} not saved; they wait`)
    }
  }

  function schedule(): void {
    cancel = clock.after(flushMs, () => {
      // One after the other, so that a stop waits for all of them.
      flushing = flushing.then(flush)
      schedule()
    })
  }

  return {
    count: (key) => add(key, 1),
    start: schedule,
    async stop() {
      cancel()
      await flushing
      await flush()
    },
  }
}
