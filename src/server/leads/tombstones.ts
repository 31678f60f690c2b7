import type { Transaction } from 'kysely'
import { stamp } from '#server/platform/clock.ts'
import type { GoneReason, Tables } from '#server/platform/database/tables.ts'

/** Milliseconds for which the desk can tell an operator how an open lead was deleted. */
export const tombstoneKeptMs = 24 * 3_600_000

const batch = 500

/** Notes that leads are gone, without their contents. */
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
