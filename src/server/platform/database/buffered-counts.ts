import type { Clock } from '#server/platform/clock.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

/** Milliseconds between two writes of the counts. */
const flushMs = 60_000

export interface BufferedCounts {
  count(key: string): void
  start(): void
  /** Writes the remaining counts and stops. */
  stop(): Promise<void>
}

export interface BufferedCountsParts {
  /** Adds counts, by their keys, to the database's counts. */
  readonly write: (counts: ReadonlyMap<string, number>) => Promise<unknown>
  /** Name of the counted thing, for the log. */
  readonly what: string
  /**
   * Limit of the keys in memory between two writes, for keys of which visitors can make up any number. At the limit,
   * keys that were counted once are dropped; if there are none, new keys are not counted.
   */
  readonly most?: number
  readonly clock: Pick<Clock, 'after'>
  readonly log: Pick<Log, 'warn'>
}

/** Keeps counts in memory and adds them to the database each minute. A crash loses at most a minute of counts. */
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
      // Writes run one after the other, so that a stop waits for all of them.
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
