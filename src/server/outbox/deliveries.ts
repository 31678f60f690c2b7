import { randomUUID } from 'node:crypto'
import { setImmediate as lastLineSent } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Values } from '#forms/engine/form.ts'
import { endLeft, readBroadcasts } from '#server/outbox/broadcasts.ts'
import type { Channel, Submission } from '#server/outbox/channels/channel.ts'
import { letterKind, lettersChannelName } from '#server/outbox/channels/letters.ts'
import { leaveTokens } from '#server/outbox/leave-tokens.ts'
import type { Broadcast } from '#server/outbox/letters/broadcast-letter.ts'
import { stamp } from '#server/platform/clock.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { moveFormerLetters } from '#server/platform/database/letters-migration.ts'
import { deliveryState } from '#server/platform/database/tables.ts'

/** A delivery that this process alone may try until the lease ends. */
export interface Claim {
  readonly id: string
  readonly channel: string
  readonly leaseId: string
  /** Tries begun, this one included. */
  readonly attempts: number
  readonly failures: number
  /** See DeliveryContext. */
  readonly recipient: string | null
  readonly submission: Submission
}

export type DeliveryResult =
  /** `note` where the receiver's answer is not known. */
  | { state: typeof deliveryState.delivered; note?: string }
  /** `bounced`: the address itself was refused. */
  | { state: typeof deliveryState.dead; error: string; bounced?: boolean }
  | { state: typeof deliveryState.pending; error: string; nextAt: number }

/** The table with a channel's deliveries: a system letter and its delivery are one row. */
const tableOf = (channel: string): 'letters' | 'deliveries' =>
  channel === lettersChannelName ? 'letters' : 'deliveries'

/** The tables of deliveries as the outbox uses them. Times are milliseconds since 1970. */
export interface Deliveries {
  /** Takes up to `limit` deliveries of a channel that are due, and leases them until `leaseEnd`. */
  claim(channel: string, limit: number, now: number, leaseEnd: number): Promise<Claim[]>
  /** Saves the outcome of a try. @returns false when another process holds the lease by now */
  settle(claim: Claim, outcome: DeliveryResult, now: number): Promise<boolean>
  /** Gives a claim back, to be taken at once: the try was cut short or never begun, and does not count. */
  release(claim: Claim, now: number): Promise<void>
  /** Notes that a claim is about to be handed over whole. @throws when another process holds the lease by now */
  handOver(claim: Claim, now: number): Promise<void>
  /**
   * Ends deliveries of a process that died between handing over and noting the answer. The last one that it marked may
   * not have been sent: it is given up, for the operator to decide. The others were sent, and count as delivered.
   * @returns the number of deliveries
   */
  settleUnheard(channel: string, now: number): Promise<number>
  /** Time at which a delivery of this channel is due next, leased ones included; undefined when none waits. */
  nextDue(channel: string): Promise<number | undefined>
}

/**
 * Rows for the deliveries of a saved submission: one for each channel that takes its form, or for each recipient.
 * @param now milliseconds since 1970
 */
export const newDeliveries = (
  channels: readonly Channel[],
  { id, form }: Pick<Submission, 'id' | 'form'>,
  now: number,
) =>
  channels
    .filter((channel) => channel.takes(form))
    .flatMap(({ name, recipients = () => [null] }) =>
      recipients(form).map((recipient) => ({
        id: randomUUID(),
        submission_id: id,
        channel: name,
        recipient,
        next_at: stamp(now),
      })),
    )

/** Characters of a receiver's error message that are kept. */
const errorLength = 300

/** Note of a letter whose receiver's answer was lost. It is not sent again. */
export const unheard = 'handed over; the answer was not heard'

/** Error of the letter that a process handed over last before it died. */
export const perhapsHanded = 'cut off as it was handed over; it may have arrived'

export function createDeliveries(database: Database): Deliveries {
  /** Prefix of this process's lease ids. */
  const process = randomUUID()
  // Letters are handed over one after the other: after a crash only the last marked one may be unsent.
  let turn: Promise<unknown> = Promise.resolve()
  /** Strictly increasing, so that marks have an order. */
  let markedAt = 0
  async function mark({ id, channel, leaseId }: Claim, now: number): Promise<void> {
    markedAt = Math.max(now, markedAt + 1)
    const { numUpdatedRows } = await database
      .updateTable(tableOf(channel))
      .set({ handed_at: stamp(markedAt) })
      .where('id', '=', id)
      .where('lease_id', '=', leaseId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error('the lease has passed to another process')
  }

  /** Bounces count for system letters alone: owners' addresses are no visitors'. */
  async function noteBounce({ channel, recipient }: Claim, error: string, now: number): Promise<void> {
    if (channel !== lettersChannelName || !recipient) return
    await database
      .insertInto('bounces')
      .values({ email: recipient, reason: tidy(error), bounced_at: stamp(now) })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
  }

  function waiting(channel: string) {
    const query = database.selectFrom(tableOf(channel)).where('state', '=', deliveryState.pending)
    return channel === lettersChannelName ? query : query.where('channel', '=', channel)
  }

  async function readDeliveries(ids: readonly string[]): Promise<Omit<Claim, 'leaseId' | 'channel'>[]> {
    const rows = await database
      .selectFrom('deliveries')
      .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
      .select(['deliveries.id', 'attempts', 'failures', 'recipient', 'submission_id'])
      .select(['form', 'created_at', 'fields', 'page'])
      .where('deliveries.id', 'in', ids)
      .orderBy('created_at')
      .execute()
    return rows.map(({ submission_id, form, created_at, fields, page, ...claim }) => ({
      ...claim,
      submission: { id: submission_id, form, createdAt: created_at, fields: JSON.parse(fields) as Values, page },
    }))
  }

  async function readLetters(ids: readonly string[]): Promise<Omit<Claim, 'leaseId' | 'channel'>[]> {
    const rows = await database
      .selectFrom('letters')
      .select(['id', 'attempts', 'failures', 'recipient', 'kind', 'created_at', 'fields', 'broadcast'])
      .where('id', 'in', ids)
      .orderBy('created_at')
      .execute()
    const named = rows.flatMap(({ fields, broadcast }) => (fields === null && broadcast !== null ? broadcast : []))
    const broadcasts = named.length > 0 ? await readBroadcasts(database, named) : new Map<string | null, Broadcast>()
    const tokenOf = named.length > 0 ? await leaveTokens(database) : undefined
    return Promise.all(
      rows.map(async ({ kind, created_at, fields, broadcast: name, ...claim }) => {
        const broadcast = fields === null ? broadcasts.get(name) : undefined
        return {
          ...claim,
          submission: {
            id: claim.id,
            form: kind,
            createdAt: created_at,
            fields: fields === null ? { email: claim.recipient } : (JSON.parse(fields) as Values),
            ...(broadcast && tokenOf && { broadcast: { ...broadcast, leaveToken: await tokenOf(claim.recipient) } }),
          },
        }
      }),
    )
  }

  return {
    async claim(channel, limit, now, leaseEnd) {
      const isLetters = channel === lettersChannelName
      if (isLetters) await moveFormerLetters(database, now)
      const leaseId = `${process}/${randomUUID()}`
      const due = waiting(channel)
        .select('id')
        .where('next_at', '<=', stamp(now))
        .where('handed_at', 'is', null)
        .where('held_at', 'is', null)
        .orderBy('next_at')
        .limit(limit)
      // One statement, so that two processes never take the same row. On Postgres they would wait for each other's rows
      // and then find them taken, so each skips locked rows; the array makes Postgres run the subquery once.
      const among = isPostgres(database) ? sql<boolean>`id = any(array(${due.forUpdate().skipLocked()}))` : undefined
      const taken = await database
        .updateTable(tableOf(channel))
        .set((row) => ({ lease_id: leaseId, next_at: stamp(leaseEnd), attempts: row('attempts', '+', 1) }))
        .where((row) => among ?? row('id', 'in', due))
        .returning('id')
        .execute()
      if (taken.length === 0) return []
      const ids = taken.map(({ id }) => id)
      const rows = await (isLetters ? readLetters(ids) : readDeliveries(ids))
      return rows.map((row) => ({ ...row, channel, leaseId }))
    },

    handOver(claim, now) {
      const marked = turn.then(() => mark(claim, now))
      turn = marked.catch(() => {}).then(() => lastLineSent())
      return marked
    },

    async settleUnheard(channel, now) {
      const marked = await waiting(channel)
        .select(['id', 'lease_id', 'handed_at', 'next_at'])
        .where('handed_at', 'is not', null)
        .execute()
      const rows = marked.filter(({ next_at }) => next_at !== null && next_at <= stamp(now))
      const processOf = (row: (typeof rows)[number]) => row.lease_id?.split('/', 1)[0]
      const isLast = (row: (typeof rows)[number]) =>
        marked.every((other) => processOf(other) !== processOf(row) || (other.handed_at ?? '') <= (row.handed_at ?? ''))
      for (const row of rows) {
        await database
          .updateTable(tableOf(channel))
          .set({
            ...(isLast(row)
              ? { state: deliveryState.dead, last_error: perhapsHanded }
              : { state: deliveryState.delivered, last_error: unheard }),
            lease_id: null,
            next_at: null,
            finished_at: stamp(now),
          })
          .where('id', '=', row.id)
          .where('state', '=', deliveryState.pending)
          .execute()
      }
      return rows.length
    },

    async settle(claim, outcome, now) {
      const { id, channel, leaseId } = claim
      if (outcome.state === deliveryState.dead && outcome.bounced) await noteBounce(claim, outcome.error, now)
      const waits = outcome.state === deliveryState.pending
      const isDelivered = outcome.state === deliveryState.delivered
      const { numUpdatedRows } = await database
        .updateTable(tableOf(channel))
        .set((row) => ({
          state: outcome.state,
          lease_id: null,
          next_at: waits ? stamp(outcome.nextAt) : null,
          finished_at: waits ? null : stamp(now),
          ...(isDelivered
            ? { last_error: outcome.note ?? null }
            : { handed_at: null, last_error: tidy(outcome.error), failures: row('failures', '+', 1) }),
          // A delivered letter's text is not needed any more.
          ...(isDelivered && channel === lettersChannelName && { fields: null }),
        }))
        .where('id', '=', id)
        .where('lease_id', '=', leaseId)
        .executeTakeFirst()
      if (waits && claim.submission.form === letterKind.announcement) await endLeft(database, now)
      return numUpdatedRows > 0n
    },

    async release({ id, channel, leaseId }, now) {
      await database
        .updateTable(tableOf(channel))
        .set((row) => ({ lease_id: null, next_at: stamp(now), attempts: row('attempts', '-', 1) }))
        .where('id', '=', id)
        .where('lease_id', '=', leaseId)
        .execute()
    },

    async nextDue(channel) {
      const row = await waiting(channel)
        .select('next_at')
        .where('next_at', 'is not', null)
        .where('handed_at', 'is', null)
        .where('held_at', 'is', null)
        .orderBy('next_at')
        .limit(1)
        .executeTakeFirst()
      return row?.next_at ? Date.parse(row.next_at) : undefined
    },
  }
}

const tidy = (error: string): string =>
  error
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, errorLength)
    .toWellFormed()
