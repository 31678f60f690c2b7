import type { Transaction } from 'kysely'
import { stamp } from '#server/platform/clock.ts'
import type { GoneReason, Tables } from '#server/platform/database/tables.ts'

/** Milliseconds for which somebody who has a lead open can be told how it went. */
export const tombstoneKeptMs = 24 * 3_600_000

/** Rows written by one statement. */
const batch = 500

/** Notes that leads are gone, without a word of them. */
export async function noteTombstones(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  reason: GoneReason,
  now: number,
): Promise<void> {
  for (let first = 0; first < ids.length; first += batch) {
    const rows = ids.slice(first, first + batch).map((id) => ({ id, gone_at: stamp(now), reason }))
    await transaction
      .insertInto('gone_leads')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
}
