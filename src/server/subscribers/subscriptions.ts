import type { Transaction } from 'kysely'
import { confirmDays } from '#content-model/pages/consent.ts'
import type { Channel } from '#server/outbox/channels/channel.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { newDeliveries } from '#server/outbox/deliveries.ts'
import { leaveLinksKey } from '#server/outbox/leave-tokens.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'
import { noteSuppression, type RemovalList } from '#server/platform/database/suppressions.ts'
import { removalKind, submissionStatus, subscriptionState, type Tables } from '#server/platform/database/tables.ts'
import type { Log } from '#server/platform/log.ts'
import { confirmLinksKey } from '#server/subscribers/confirm-letter.ts'
import { dayMs, isConfirmed } from '#server/subscribers/mailing-lists.ts'

/** Actions of the links in letters to subscribers. */
export interface Subscriptions {
  /** State of a confirmation link. Does not use it up. */
  stateOf(token: string): Promise<'ready' | 'used' | 'old' | 'unknown'>
  /** Puts the address on its list, once, and delivers the sign-up to the list's channels. */
  confirm(token: string): Promise<'confirmed' | 'used' | 'old' | 'unknown'>
  /** State of a leave link. Does not use it up. */
  placeOf(token: string): Promise<'ready' | 'used' | 'unknown'>
  /**
   * Takes the address off every list and deletes it, except for its hash.
   * @throws NotListed when it is off the lists, but a restore would put it back
   */
  leave(token: string): Promise<'left' | 'used' | 'unknown'>
}

export interface SubscriptionsParts {
  readonly database: Database
  readonly channels: readonly Channel[]
  /** The list of removed addresses, which is written before a visitor is told of leaving. */
  readonly removals: RemovalList
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  /** Called when something waits in the outbox. */
  readonly notify: () => void
}

export function createSubscriptions(parts: SubscriptionsParts): Subscriptions {
  const { database, channels, removals, clock, log, notify } = parts
  const confirmLinks = createSignedIds(database, confirmLinksKey)
  const leaveLinks = createSignedIds(database, leaveLinksKey)

  /** The sign-up of a confirmation link. */
  async function signUpOf(within: Pick<Database, 'selectFrom'>, id: string, now: number) {
    const row = await within
      .selectFrom('subscriptions')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select(['list', 'form', 'status', 'address_hash', 'state', 'letter_at'])
      .where('submission_id', '=', id)
      .executeTakeFirst()
    if (!row) return { state: 'old' } as const
    const { list, form, status, address_hash: hash } = row
    if (await isConfirmed(within, hash, list)) return { state: 'used' } as const
    const isOld = row.letter_at === null || row.letter_at <= stamp(now - confirmDays * dayMs)
    return isOld ? ({ state: 'old' } as const) : ({ state: 'ready', form, status, hash, list } as const)
  }

  return {
    async stateOf(token) {
      const id = await confirmLinks.idOf(token)
      return id === undefined ? 'unknown' : (await signUpOf(database, id, clock.now())).state
    },

    async confirm(token) {
      const id = await confirmLinks.idOf(token)
      if (id === undefined) return 'unknown'
      const now = clock.now()
      const end = await database.transaction().execute(async (transaction) => {
        const found = await signUpOf(transaction, id, now)
        if (found.state !== 'ready') return found.state
        const { numUpdatedRows } = await transaction
          .updateTable('subscriptions')
          .set({ state: subscriptionState.confirmed, confirmed_at: stamp(now) })
          .where('submission_id', '=', id)
          .where('state', '!=', subscriptionState.confirmed)
          .executeTakeFirstOrThrow()
        // Of two simultaneous presses the other one was first.
        if (numUpdatedRows === 0n) return 'used'
        await transaction
          .updateTable('submissions')
          .set({ status: submissionStatus.new })
          .where('id', '=', id)
          .where('status', '=', submissionStatus.pending)
          .execute()
        const told = transaction.selectFrom('deliveries').select('id').where('submission_id', '=', id)
        // A suspect goes to no channel before its release, and then as a confirmed subscriber.
        const held = found.status === submissionStatus.quarantined
        const deliveries = newDeliveries(held ? [] : channels, { id, form: found.form }, now)
        if (deliveries.length > 0 && (await told.executeTakeFirst()) === undefined) {
          await transaction.insertInto('deliveries').values(deliveries).execute()
        }
        await transaction.deleteFrom('departures').where('address_hash', '=', found.hash).execute()
        return 'confirmed'
      })
      if (end === 'confirmed') {
        log.info({ submission: id }, 'a sign-up was confirmed')
        notify()
      }
      return end
    },

    async placeOf(token) {
      const hash = await leaveLinks.idOf(token)
      if (hash === undefined) return 'unknown'
      const query = database.selectFrom('departures').select('left_at').where('address_hash', '=', hash)
      return (await query.executeTakeFirst()) === undefined ? 'ready' : 'used'
    },

    async leave(token) {
      const hash = await leaveLinks.idOf(token)
      if (hash === undefined) return 'unknown'
      const now = clock.now()
      const isFirst = await database.transaction().execute((transaction) => takeOffLists(transaction, hash, now))
      if (isFirst) log.info('somebody left the lists')
      await removals.write()
      return isFirst ? 'left' : 'used'
    },
  }
}

/**
 * Takes an address off every list and deletes it, except for its hash.
 * @returns false when it had left before
 * @example
 * await takeOffLists(transaction, hash(address), clock.now())
 */
export async function takeOffLists(transaction: Transaction<Tables>, hash: string, now: number): Promise<boolean> {
  const mine = transaction.selectFrom('subscriptions').where('address_hash', '=', hash)
  // Letters to the address are deleted too, sent or waiting.
  await transaction
    .deleteFrom('letters')
    .where('kind', 'in', [letterKind.announcement, letterKind.confirm])
    .where('recipient', 'in', mine.select('email'))
    .execute()
  await transaction.deleteFrom('bounces').where('email', 'in', mine.select('email')).execute()
  await transaction.deleteFrom('submissions').where('id', 'in', mine.select('submission_id')).execute()
  return noteSuppression(transaction, { hash, kind: removalKind.left }, now)
}
