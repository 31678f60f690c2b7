import type { Values } from '#forms/engine/form.ts'
import { isSuspect } from '#server/leads/lead-filter.ts'
import { suspicionInWords } from '#server/leads/spam.ts'
import { lettersChannelName } from '#server/outbox/channels/letters.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type DeliveryState,
  deliveryState,
  type SubmissionStatus,
  submissionStatus,
} from '#server/platform/database/tables.ts'

/** A lead as the desk shows it; with `--json` exactly this is printed. */
export interface Lead {
  readonly id: string
  readonly form: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Of a letter the address alone: its text may hold a link that erases. */
  readonly fields: Values
  readonly status: SubmissionStatus
  /** Why it was taken for spam, in words. Suspects alone have it. */
  readonly suspicion?: readonly string[]
  readonly deliveries: readonly {
    readonly channel: string
    /** Null for channels with a single receiver, and for rows from before recipients had rows of their own. */
    readonly recipient: string | null
    readonly state: DeliveryState
    readonly attempts: number
    readonly lastError: string | null
  }[]
}

/** Which leads. Suspects of spam are a list of their own: they come only when their status is asked for. */
export interface LeadFilter {
  readonly form?: string | undefined
  readonly status?: SubmissionStatus | undefined
  /** Saved at this moment or later, ISO 8601. */
  readonly since?: string | undefined
  /** The newest so many. */
  readonly limit?: number | undefined
  /** Those that come after this one. */
  readonly after?: Pick<Lead, 'createdAt' | 'id'> | undefined
  readonly id?: string | undefined
  /** Given up by some channel. */
  readonly dead?: boolean
  /** What the site itself wrote to people too, with the letter's kind as its form: with an id, or what was given up. */
  readonly letters?: boolean
}

/** Leads, newest first. What the site itself wrote to people is no lead, and comes only when it is asked for. */
export async function readLeads(database: Database, filter: LeadFilter = {}): Promise<Lead[]> {
  // One transaction, so that both lists show the same moment while the server goes on writing.
  const [submissions, deliveries, letters] = await database
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const found = chosen(transaction, filter)
      return [
        await found.select(['id', 'form', 'created_at', 'fields', 'status', 'suspicion']).execute(),
        await transaction
          .selectFrom('deliveries')
          .select(['submission_id', 'channel', 'recipient', 'state', 'attempts', 'last_error'])
          .where('submission_id', 'in', found.select('id'))
          .orderBy('channel')
          .orderBy('recipient')
          .execute(),
        filter.letters ? await readLetters(transaction, filter) : [],
      ]
    })
  const ways = Map.groupBy(deliveries, (delivery) => delivery.submission_id)
  const leads = submissions.map(({ id, form, created_at, fields, status, suspicion }) => ({
    id,
    form,
    createdAt: created_at,
    fields: JSON.parse(fields) as Values,
    status,
    ...(status === submissionStatus.quarantined && suspicion !== null && { suspicion: suspicionInWords(suspicion) }),
    deliveries: (ways.get(id) ?? []).map(({ channel, recipient, state, attempts, last_error }) => ({
      channel,
      recipient,
      state,
      attempts,
      lastError: last_error,
    })),
  }))
  const age = ({ createdAt, id }: Lead) => `${createdAt} ${id}`
  return letters.length === 0 ? leads : [...leads, ...letters].sort((one, other) => (age(one) < age(other) ? 1 : -1))
}

/** What the site itself wrote, as leads: all that was given up, or one. */
async function readLetters(database: Pick<Database, 'selectFrom'>, { id, dead }: LeadFilter): Promise<Lead[]> {
  let query = database
    .selectFrom('letters')
    .select(['id', 'kind', 'created_at', 'recipient', 'state', 'attempts', 'last_error'])
  if (id !== undefined) query = query.where('id', '=', id)
  if (dead) query = query.where('state', '=', deliveryState.dead)
  return (await query.execute()).map(({ kind, created_at, recipient, state, attempts, last_error, ...letter }) => ({
    ...letter,
    form: kind,
    createdAt: created_at,
    fields: { email: recipient },
    status: submissionStatus.letter,
    deliveries: [{ channel: lettersChannelName, recipient: null, state, attempts, lastError: last_error }],
  }))
}

function chosen(database: Pick<Database, 'selectFrom'>, filter: LeadFilter) {
  const { form, status, since, limit, after, id, dead } = filter
  let query = database
    .selectFrom('submissions')
    .where('status', '!=', submissionStatus.letter)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  if (id !== undefined) query = query.where('id', '=', id)
  else if (status === submissionStatus.quarantined) query = query.where(isSuspect)
  else if (status !== undefined) query = query.where('status', '=', status)
  else query = query.where('status', '!=', submissionStatus.quarantined)
  if (form !== undefined) query = query.where('form', '=', form)
  if (since !== undefined) query = query.where('created_at', '>=', since)
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
    )
  }
  if (dead) {
    query = query.where('id', 'in', (deliveries) =>
      deliveries.selectFrom('deliveries').select('submission_id').where('state', '=', deliveryState.dead),
    )
  }
  return limit === undefined ? query : query.limit(limit)
}
