import type { ExpressionBuilder } from 'kysely'
import { stamp } from '#server/clock.ts'
import type { Database } from '#server/database.ts'
import { createEraseLinks } from '#server/erase-links.ts'
import type { Tables } from '#server/tables.ts'

/**
 * Makes deliveries due again: of one lead or letter, those given up or waiting; without one, all that were given up. What
 * is being tried at this moment is left alone. The links in letters among them work anew, or they would come too late.
 * @param id of a lead or letter
 * @returns how many
 */
export function retryDead(database: Database, id: string | undefined, now: number): Promise<number> {
  const isMeant = (delivery: ExpressionBuilder<Tables, 'deliveries'>) =>
    id === undefined
      ? delivery('state', '=', 'dead')
      : delivery.and([
          delivery('submission_id', '=', id),
          delivery('lease_id', 'is', null),
          delivery('state', 'in', ['dead', 'pending']),
        ])
  return database.transaction().execute(async (transaction) => {
    const letters = await transaction
      .selectFrom('submissions')
      .select(['submission_key', 'email'])
      .where('form', '=', 'erase-link')
      .where('id', 'in', (query) => query.selectFrom('deliveries').select('submission_id').where(isMeant))
      .execute()
    const links = createEraseLinks(database)
    for (const { submission_key: link, email } of letters) {
      if (link !== null && email !== null) await links.keep(transaction, link, email, now)
    }
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      // The id stays, and with it the key by which a receiver can tell a repetition.
      .set({ state: 'pending', attempts: 0, failures: 0, next_at: stamp(now), finished_at: null })
      .where(isMeant)
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  })
}
