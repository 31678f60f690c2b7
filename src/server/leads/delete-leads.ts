import {
  type Actor,
  candidates,
  type Gone,
  goneAmong,
  inBatches,
  type Stood,
  type StoredLead,
} from '#server/leads/act.ts'
import { noteTombstones } from '#server/leads/tombstones.ts'
import type { Database } from '#server/platform/database/database.ts'
import { goneReason } from '#server/platform/database/tables.ts'

export interface Deleted {
  readonly deleted: readonly string[]
  /** Leads that stay, since `isMeant` was false for them. */
  readonly unchanged: readonly Stood[]
  /** Deleted before. */
  readonly gone: readonly Gone[]
}

/**
 * Deletes leads for good, with their deliveries and notes.
 * @param isMeant false for leads to keep, such as a suspect that was released meanwhile
 */
export async function deleteLeads(
  database: Database,
  ids: readonly string[],
  { now }: Pick<Actor, 'now'>,
  isMeant: (candidate: StoredLead) => boolean = () => true,
): Promise<Deleted> {
  const outcomes = await inBatches(database, ids, async (transaction, some) => {
    const found = await candidates(transaction, some)
    const gone = await goneAmong(transaction, some, found)
    const deleted = found.filter(isMeant).map(({ id }) => id)
    if (deleted.length > 0) {
      await transaction.deleteFrom('submissions').where('id', 'in', deleted).execute()
      await noteTombstones(transaction, deleted, goneReason.deleted, now)
    }
    const unchanged = found
      .filter(({ id }) => !deleted.includes(id))
      .map(({ form: _form, suspicion: _suspicion, ...stood }) => stood)
    return { deleted, unchanged, gone }
  })
  return {
    deleted: outcomes.flatMap(({ deleted }) => deleted),
    unchanged: outcomes.flatMap(({ unchanged }) => unchanged),
    gone: outcomes.flatMap(({ gone }) => gone),
  }
}
