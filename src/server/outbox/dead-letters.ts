import type { ExpressionBuilder, Transaction } from 'kysely'
import type { Values } from '#forms/engine/form.ts'
import { personOf } from '#forms/engine/person.ts'
import { formNamed } from '#forms/registry.ts'
import { letterKind, lettersChannelName } from '#server/outbox/channels/letters.ts'
import { createEraseLinks } from '#server/outbox/erase-links.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type DeliveryState, deliveryState, submissionStatus, type Tables } from '#server/platform/database/tables.ts'

/** Columns of a dead letter that is to be tried again, from its first try on. */
export const asNew = (now: number) => ({
  state: deliveryState.pending,
  attempts: 0,
  failures: 0,
  handed_at: null,
  held_at: null,
  next_at: stamp(now),
  finished_at: null,
})

/** One delivery of a lead. */
export interface Delivery {
  readonly id: string
  readonly channel: string
  /** Null for channels with a single receiver, and for rows from before each recipient had one. */
  readonly recipient: string | null
  readonly state: DeliveryState
  readonly attempts: number
  /** The receiver's error message, or that of the connection. Untrusted text. */
  readonly lastError: string | null
  /** Time of the next try, ISO 8601; null when there is none. While `running` it is the end of the lease. */
  readonly nextAt: string | null
  /** True while a process is trying it. */
  readonly running: boolean
  /** Time at which it was delivered or given up. */
  readonly finishedAt: string | null
}

/** A delivery that was given up. */
export interface DeadLetter extends Delivery {
  readonly leadId: string
  /** Name of the form; the kind of a system letter. */
  readonly form: string
  readonly isLetter: boolean
  /** The lead's sender; of a letter, its recipient. */
  readonly name: string
  readonly email: string
  /** Time at which the lead was saved, ISO 8601. */
  readonly createdAt: string
}

/** Deliveries of a lead, by channel and recipient, and the letter that answered it. */
export async function readDeliveries(database: Pick<Database, 'selectFrom'>, leadId: string): Promise<Delivery[]> {
  const rows = await database
    .selectFrom('deliveries')
    .select(['id', 'channel', 'recipient', 'state', 'attempts', 'last_error', 'next_at', 'lease_id', 'finished_at'])
    .where('submission_id', '=', leadId)
    .orderBy('channel')
    .orderBy('recipient')
    .execute()
  const letters = await database
    .selectFrom('letters')
    .select(['id', 'recipient', 'state', 'attempts', 'last_error', 'next_at', 'lease_id', 'finished_at'])
    .where('submission_id', '=', leadId)
    .orderBy('id')
    .execute()
  return [...rows, ...letters.map((letter) => ({ ...letter, channel: lettersChannelName }))].map(asDelivery)
}

/**
 * Deliveries that channels have given up, newest first, without those of leads in quarantine.
 * @param which restricts them to these ids, and to a number
 */
export async function readDeadLetters(
  database: Pick<Database, 'selectFrom'>,
  { ids, limit }: { readonly ids?: readonly string[]; readonly limit?: number } = {},
): Promise<DeadLetter[]> {
  let deliveries = database
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['deliveries.id', 'channel', 'recipient', 'deliveries.state', 'attempts', 'last_error', 'next_at'])
    .select(['lease_id', 'finished_at', 'submission_id', 'form', 'created_at', 'fields', 'email'])
    .where('deliveries.state', '=', deliveryState.dead)
    .where('status', '!=', submissionStatus.quarantined)
    .orderBy('finished_at', 'desc')
    .orderBy('deliveries.id')
  let letters = database
    .selectFrom('letters')
    // A letter's text may hold an erase link, so it is not even read.
    .select(['id', 'state', 'attempts', 'last_error', 'next_at', 'lease_id', 'finished_at'])
    .select(['kind', 'created_at', 'recipient'])
    .where('state', '=', deliveryState.dead)
    .orderBy('finished_at', 'desc')
    .orderBy('id')
  if (ids !== undefined) {
    deliveries = deliveries.where('deliveries.id', 'in', ids)
    letters = letters.where('id', 'in', ids)
  }
  if (limit !== undefined) {
    deliveries = deliveries.limit(limit)
    letters = letters.limit(limit)
  }
  const ofLeads = (await deliveries.execute()).map((row) => ({
    ...asDelivery(row),
    leadId: row.submission_id,
    form: row.form,
    isLetter: false,
    name: personOf(formNamed(row.form), JSON.parse(row.fields) as Values).name,
    email: row.email ?? '',
    createdAt: row.created_at,
  }))
  const own = (await letters.execute()).map(({ kind, created_at, recipient, ...row }) => ({
    ...asDelivery({ ...row, channel: lettersChannelName, recipient: null }),
    leadId: row.id,
    form: kind,
    isLetter: true,
    name: '',
    email: recipient,
    createdAt: created_at,
  }))
  const newest = ({ id, finishedAt }: DeadLetter) => `${finishedAt ?? ''} ${id}`
  return [...ofLeads, ...own].sort((one, other) => (newest(one) < newest(other) ? 1 : -1)).slice(0, limit)
}

interface Row {
  readonly id: string
  readonly channel: string
  readonly recipient: string | null
  readonly state: DeliveryState
  readonly attempts: number
  readonly last_error: string | null
  readonly next_at: string | null
  readonly lease_id: string | null
  readonly finished_at: string | null
}

const asDelivery = ({ id, channel, recipient, state, attempts, ...row }: Row): Delivery => ({
  id,
  channel,
  recipient,
  state,
  attempts,
  lastError: row.last_error,
  nextAt: row.next_at,
  running: row.lease_id !== null,
  finishedAt: row.finished_at,
})

/** All dead letters, the deliveries of one lead or letter, a single delivery, or several dead letters. */
export type Retried =
  | 'dead'
  | { readonly lead: string }
  | { readonly delivery: string }
  | { readonly dead: readonly string[] }

/**
 * Makes deliveries due again: the dead and waiting ones of the selection, or all dead letters. Deliveries that are
 * being tried at this moment stay. Erase links in letters get their full time again, since they may have expired.
 * @param now milliseconds since 1970
 * @returns the number of deliveries
 * @example
 * await retryDeliveries(database, { lead: leadId }, clock.now())
 */
export function retryDeliveries(database: Database, which: Retried, now: number): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      // The id stays: it is the key by which a receiver recognizes a repetition.
      .set(asNew(now))
      .where(isMeant(which))
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows) + (await retryLetters(transaction, database, which, now))
  })
}

type OfDeliveries = ExpressionBuilder<Tables, 'deliveries'>

const isMeant = (which: Retried) => (delivery: OfDeliveries) => {
  // Deliveries of leads in quarantine wait for the lead's release.
  const isDead = delivery.and([
    delivery('state', '=', deliveryState.dead),
    delivery('submission_id', 'not in', (suspects) =>
      suspects.selectFrom('submissions').select('id').where('status', '=', submissionStatus.quarantined),
    ),
  ])
  if (which === 'dead') return isDead
  if ('dead' in which) return delivery.and([isDead, delivery('id', 'in', which.dead)])
  return delivery.and([
    'lead' in which ? delivery('submission_id', '=', which.lead) : delivery('id', '=', which.delivery),
    delivery('lease_id', 'is', null),
    delivery('state', 'in', [deliveryState.dead, deliveryState.pending]),
  ])
}

async function retryLetters(
  transaction: Transaction<Tables>,
  database: Database,
  which: Retried,
  now: number,
): Promise<number> {
  let query = transaction.updateTable('letters').set(asNew(now))
  if (which === 'dead') query = query.where('state', '=', deliveryState.dead)
  else if ('dead' in which) query = query.where('state', '=', deliveryState.dead).where('id', 'in', which.dead)
  else {
    const id = 'lead' in which ? which.lead : which.delivery
    query = query
      .where((where) => where.or([where('id', '=', id), where('submission_id', '=', id)]))
      .where('lease_id', 'is', null)
      .where('state', 'in', [deliveryState.dead, deliveryState.pending])
  }
  const letters = await query.returning(['kind', 'letter_key', 'recipient']).execute()
  const links = createEraseLinks(database)
  for (const { kind, letter_key: link, recipient } of letters) {
    if (kind === letterKind.eraseLink && link !== null) await links.keep(transaction, link, recipient, now)
  }
  return letters.length
}

/**
 * Deletes dead letters; their leads stay. A system letter is deleted with its delivery, in the same row.
 * @returns the ids that were deleted; the others were no dead letters any more
 */
export function deleteDeadLetters(database: Database, ids: readonly string[]): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const deleted = [
      ...(await transaction
        .deleteFrom('deliveries')
        .where('id', 'in', ids)
        .where('state', '=', deliveryState.dead)
        .returning('id')
        .execute()),
      ...(await transaction
        .deleteFrom('letters')
        .where('id', 'in', ids)
        .where('state', '=', deliveryState.dead)
        .returning('id')
        .execute()),
    ]
    return deleted.map(({ id }) => id)
  })
}
