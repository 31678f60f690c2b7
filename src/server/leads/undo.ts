import type { Transaction } from 'kysely'
import {
  type ActionResult,
  type Changed,
  candidates,
  goneAmong,
  inBatches,
  type Stood,
  type StoredLead,
} from '#server/leads/act.ts'
import { deliverMissing } from '#server/leads/judge-spam.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  deliveryState,
  removalKind,
  type SubmissionStatus,
  submissionStatus,
  subscriptionState,
  type Tables,
} from '#server/platform/database/tables.ts'

/** The part of a change that an undo needs. */
export type Undoable = Pick<Changed, 'id' | 'before' | 'after'>

/**
 * Undoes changes: each row gets back its values, the operator who had set them, its deliveries and its subscription.
 * Rows that were changed since stay, and so do deliveries that have been made.
 * @param channels for a sign-up that was confirmed while it was a suspect
 * @example
 * await undo(database, result.changed, { channels }, clock.now())
 */
export async function undo(
  database: Database,
  changes: readonly Undoable[],
  { channels }: { readonly channels: readonly Channel[] },
  now: number,
): Promise<Pick<ActionResult, 'unchanged' | 'gone'> & { readonly undone: readonly string[] }> {
  const asked = new Map(changes.map((change) => [change.id, change]))
  const outcomes = await inBatches(database, [...asked.keys()], async (transaction, some) => {
    const found = await candidates(transaction, some)
    const undone: string[] = []
    const unchanged: Stood[] = []
    for (const row of found) {
      const change = asked.get(row.id)
      if (change === undefined || !isSame(row, change.after)) {
        unchanged.push(row)
        continue
      }
      await restoreDeliveries(transaction, change)
      const status = await restoreSubscription(transaction, change)
      const { state: lead_state, suspicion, actedAt: acted_at, actedBy: acted_by } = change.before
      await transaction
        .updateTable('submissions')
        .set({ status, lead_state, suspicion, acted_at, acted_by })
        .where('id', '=', row.id)
        .execute()
      if (status !== change.before.status) await deliverMissing(transaction, row, channels, now)
      undone.push(row.id)
    }
    return { undone, unchanged, gone: await goneAmong(transaction, some, found) }
  })
  return {
    undone: outcomes.flatMap(({ undone }) => undone),
    unchanged: outcomes.flatMap(({ unchanged }) => unchanged),
    gone: outcomes.flatMap(({ gone }) => gone),
  }
}

/** False once an operator acted again, even with the same result. */
const isSame = (one: StoredLead, other: StoredLead): boolean =>
  one.status === other.status &&
  one.state === other.state &&
  one.suspicion === other.suspicion &&
  one.actedAt === other.actedAt &&
  one.actedBy === other.actedBy

/** Restores deliveries under their ids: a receiver may have seen the key of a try whose answer was lost. */
async function restoreDeliveries(transaction: Transaction<Tables>, { before, after }: Undoable): Promise<void> {
  const had = new Set(before.deliveries.map((delivery) => delivery.id))
  const has = new Set(after.deliveries.map((delivery) => delivery.id))
  const made = [...has].filter((each) => !had.has(each))
  if (made.length > 0) {
    await transaction
      .deleteFrom('deliveries')
      .where('id', 'in', made)
      .where('state', '=', deliveryState.pending)
      // A claimed delivery is about to be sent.
      .where('lease_id', 'is', null)
      .execute()
  }
  const removed = before.deliveries.filter((delivery) => !has.has(delivery.id))
  if (removed.length === 0) return
  // An error message may quote an address that was erased since.
  const erased = await transaction
    .selectFrom('removals')
    .select('removed_at')
    .where('kind', '=', removalKind.erased)
    .where('removed_at', '>=', after.actedAt ?? '')
    .limit(1)
    .executeTakeFirst()
  await transaction
    .insertInto('deliveries')
    .values(removed.map((delivery) => ({ ...delivery, ...(erased && { last_error: null }) })))
    .execute()
}

/**
 * Puts a sign-up back where it was on its list, unless it was confirmed meanwhile.
 * @returns the status of its submission
 */
async function restoreSubscription(
  transaction: Transaction<Tables>,
  { id, before, after }: Undoable,
): Promise<SubmissionStatus> {
  const { subscription: was } = before
  const { subscription: became } = after
  if (was && became && (was.state !== became.state || was.letter_at !== became.letter_at)) {
    await transaction
      .updateTable('subscriptions')
      .set(was)
      .where('submission_id', '=', id)
      .where('state', '=', became.state)
      .execute()
  }
  if (before.status !== submissionStatus.pending) return before.status
  const confirmed = await transaction
    .selectFrom('subscriptions')
    .select('state')
    .where('submission_id', '=', id)
    .where('state', '=', subscriptionState.confirmed)
    .executeTakeFirst()
  return confirmed ? submissionStatus.new : before.status
}
