import { sql } from 'kysely'
import { type Clock, stamp } from '#server/platform/clock.ts'
import { createBufferedCounts } from '#server/platform/database/buffered-counts.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'

/** Counts how often each result of the try-outs was shown and voted flat. It never sees a visitor's text. */
export interface ResultCounts {
  shown(id: string): void
  vote(id: string): void
  start(): void
  /** Saves the counts and stops. */
  stop(): Promise<void>
}

export interface ResultCountsParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/** Counts in memory and adds to the database each minute. */
export function createResultCounts({ database, clock, log }: ResultCountsParts): ResultCounts {
  const countsOf = (column: 'shown' | 'flat') =>
    createBufferedCounts({
      what: 'counts of the try-outs',
      clock,
      log,
      write: (counts) => {
        const rows = [...counts].map(([id, count]) => ({ id, shown: 0, flat: 0, [column]: count }))
        // Counts of a day's last minute may be saved on the next day.
        const day = stamp(clock.now()).slice(0, 10)
        const added = (table: 'result_counts' | 'result_day_counts') => ({
          [column]: sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
        })
        return database.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('result_counts')
            .values(rows)
            .onConflict((conflict) => conflict.column('id').doUpdateSet(added('result_counts')))
            .execute()
          await transaction
            .insertInto('result_day_counts')
            .values(rows.map((row) => ({ day, ...row })))
            .onConflict((conflict) => conflict.columns(['day', 'id']).doUpdateSet(added('result_day_counts')))
            .execute()
        })
      },
    })
  const shown = countsOf('shown')
  const flat = countsOf('flat')
  return {
    shown: shown.count,
    vote: flat.count,
    start() {
      shown.start()
      flat.start()
    },
    async stop() {
      await Promise.all([shown.stop(), flat.stop()])
    },
  }
}
