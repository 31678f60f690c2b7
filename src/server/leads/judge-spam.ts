import type { Transaction } from 'kysely'
import { type ActionResult, type Actor, actOn } from '#server/leads/act.ts'
import { withHandsMark } from '#server/leads/spam.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { newDeliveries } from '#server/outbox/deliveries.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isSuppressed } from '#server/platform/database/suppressions.ts'
import { deliveryState, submissionStatus, subscriptionState, type Tables } from '#server/platform/database/tables.ts'
import type { Lists, SignUp } from '#server/subscribers/mailing-lists.ts'

/**
 * Puts leads or comments among the suspects of spam. Their open deliveries are dropped, except those that are being
 * tried at this moment.
 */
export const markAsSpam = (database: Database, ids: readonly string[], actor: Actor): Promise<ActionResult> =>
  actOn(
    database,
    ids,
    actor,
    ({ status, suspicion }) =>
      status === submissionStatus.quarantined
        ? undefined
        : { status: submissionStatus.quarantined, suspicion: withHandsMark(suspicion) },
    (transaction, { id }) => stopDeliveries(transaction, id),
  )

/** The channels and lists that released suspects go to. */
export interface Release {
  readonly channels: readonly Channel[]
  readonly lists: Pick<Lists, 'signUp'>
}

/**
 * Releases suspects from quarantine: to every channel that they have not gone to, or to the confirmation that a list
 * requires. A subscriber that was marked as spam is on the list again.
 */
export async function release(
  database: Database,
  ids: readonly string[],
  { channels, lists }: Release,
  actor: Actor,
): Promise<ActionResult> {
  const suspects = await database
    .selectFrom('submissions')
    .select(['id', 'form', 'email', 'page'])
    .where('id', 'in', ids)
    .where('status', '=', submissionStatus.quarantined)
    .execute()
  // Before the transaction, because it may have to create keys.
  const signUps = new Map<string, SignUp>()
  for (const { id, form, email, page } of suspects) {
    signUps.set(id, await lists.signUp(form, email ?? '', page ?? undefined))
  }
  return actOn(
    database,
    ids,
    actor,
    ({ id, status }) =>
      status === submissionStatus.quarantined && signUps.has(id) ? { status: submissionStatus.new } : undefined,
    async (transaction, lead) => {
      const subscriber = await subscriberOf(transaction, lead.id)
      if (subscriber) {
        // An address that left the lists is not put back by a third party's sign-up.
        if (await isSuppressed(transaction, subscriber.address_hash)) return
        return deliverMissing(transaction, lead, channels, actor.now)
      }
      const signUp = signUps.get(lead.id)
      const verdict = await signUp?.judge(transaction)
      if (!signUp || !verdict) return
      await transaction.updateTable('submissions').set({ status: verdict.status }).where('id', '=', lead.id).execute()
      await signUp.record(transaction, lead.id, verdict, actor.now)
      if (verdict.delivers) await deliverMissing(transaction, lead, channels, actor.now)
    },
  )
}

/** Puts deliveries for the channels that a lead has not gone to into the outbox. */
export async function deliverMissing(
  transaction: Transaction<Tables>,
  lead: { readonly id: string; readonly form: string },
  channels: readonly Channel[],
  now: number,
): Promise<void> {
  const made = await transaction
    .selectFrom('deliveries')
    .select(['channel', 'recipient'])
    .where('submission_id', '=', lead.id)
    .execute()
  const missing = newDeliveries(channels, lead, now).filter(
    ({ channel, recipient }) => !made.some((one) => one.channel === channel && one.recipient === recipient),
  )
  if (missing.length > 0) await transaction.insertInto('deliveries').values(missing).execute()
}

/** The subscription of a sign-up that was marked as spam later: its consent still counts. */
const subscriberOf = (transaction: Transaction<Tables>, id: string) =>
  transaction
    .selectFrom('subscriptions')
    .select('address_hash')
    .where('submission_id', '=', id)
    .where('state', '!=', subscriptionState.pending)
    .executeTakeFirst()

/** Deletes open deliveries. Dead and delivered ones stay, so that they are not made again. */
const stopDeliveries = (transaction: Transaction<Tables>, id: string) =>
  transaction
    .deleteFrom('deliveries')
    .where('submission_id', '=', id)
    .where('state', '=', deliveryState.pending)
    .where('lease_id', 'is', null)
    .execute()
