import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { errorCode } from '#server/runtime/error-code.ts'
import type { Log } from '#server/runtime/log.ts'

/** Milliseconds between two times that counts are written down. */
const flushMs = 60_000

/** How often each result of the try-outs was shown and fell flat. Nothing that a visitor typed is known here. */
export interface ResultCounts {
  shown(id: string): void
  fellFlat(id: string): void
  start(): void
  /** Writes down what was counted and stops. */
  stop(): Promise<void>
}

export interface ResultCountsParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

interface Count {
  shown: number
  flat: number
}

/** Keeps counts in memory and adds them to the database each minute. What a crash loses is a minute of counts. */
export function createResultCounts({ database, clock, log }: ResultCountsParts): ResultCounts {
  let counts = new Map<string, Count>()
  let cancel = () => {}
  let flushing = Promise.resolve()

  function add(id: string, { shown, flat }: Count) {
    const known = counts.get(id) ?? { shown: 0, flat: 0 }
    counts.set(id, { shown: known.shown + shown, flat: known.flat + flat })
  }

  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    try {
      await database
        .insertInto('result_counts')
        .values([...taken].map(([id, count]) => ({ id, ...count })))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            shown: sql<number>`result_counts.shown + excluded.shown`,
            flat: sql<number>`result_counts.flat + excluded.flat`,
          }),
        )
        .execute()
    } catch (error) {
      for (const [id, count] of taken) add(id, count)
      log.warn({ code: errorCode(error) }, 'counts of the try-outs not saved; they wait')
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
    shown: (id) => add(id, { shown: 1, flat: 0 }),
    fellFlat: (id) => add(id, { shown: 0, flat: 1 }),
    start: schedule,
    async stop() {
      cancel()
      await flushing
      await flush()
    },
  }
}
