import type { Channel } from '#server/channels/channel.ts'
import type { Database } from '#server/database.ts'
import { newDeliveries } from '#server/deliveries.ts'

/** Lets a suspect out of quarantine, on its way through every channel. @returns false when there is no such suspect */
export function release(database: Database, id: string, channels: readonly Channel[], now: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const [freed] = await transaction
      .updateTable('submissions')
      .set({ status: 'new', suspicion: null })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .returning('form')
      .execute()
    if (!freed) return false
    const deliveries = newDeliveries(channels, { id, form: freed.form }, now)
    if (deliveries.length > 0) await transaction.insertInto('deliveries').values(deliveries).execute()
    return true
  })
}

/** Lets a comment be shown on its post. @returns false when there is no such comment, or it is in quarantine */
export async function approve(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('submissions')
    .set({ status: 'approved' })
    .where('id', '=', id)
    .where('form', '=', 'comment')
    .where('status', 'in', ['new', 'approved'])
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes a suspect, or a comment, and its deliveries. @returns false when there is none */
export async function remove(database: Database, id: string, kind: 'suspect' | 'comment'): Promise<boolean> {
  const query = database.deleteFrom('submissions').where('id', '=', id)
  const { numDeletedRows } = await (kind === 'suspect'
    ? query.where('status', '=', 'quarantined')
    : query.where('form', '=', 'comment').where('status', '!=', 'quarantined')
  ).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
