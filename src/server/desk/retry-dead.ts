import { stamp } from '#server/clock.ts'
import type { Database } from '#server/database.ts'

/**
 * Makes deliveries due again: of one lead, those given up or waiting; without a lead, all that were given up. What is
 * being tried at this moment is left alone.
 * @returns how many
 */
export async function retryDead(database: Database, lead: string | undefined, now: number): Promise<number> {
  let update = database
    .updateTable('deliveries')
    // The id stays, and with it the key by which a receiver can tell a repetition.
    .set({ state: 'pending', attempts: 0, failures: 0, next_at: stamp(now), finished_at: null })
  update =
    lead === undefined
      ? update.where('state', '=', 'dead')
      : update.where('submission_id', '=', lead).where('lease_id', 'is', null).where('state', 'in', ['dead', 'pending'])
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
