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

/** A lead as the desk shows it, and as `--json` prints it. */
export interface Lead {
  readonly id: string
  readonly form: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Of a letter only the address: its text may hold an erase link. */
  readonly fields: Values
  readonly status: SubmissionStatus
  /** Reasons for the suspicion of spam, in words. Only suspects have it. */
  readonly suspicion?: readonly string[]
  readonly deliveries: readonly {
    readonly channel: string
    /** Null for channels with a single receiver, and for rows from before each recipient had one. */
    readonly recipient: string | null
    readonly state: DeliveryState
    readonly attempts: number
    readonly lastError: string | null
  }[]
}

/** Filter of leads. Suspects of spam are listed only when their status is asked for. */
export interface LeadFilter {
  readonly form?: string | undefined
  readonly status?: SubmissionStatus | undefined
  /** Saved at this moment or later, ISO 8601. */
  readonly since?: string | undefined
  /** The newest leads, up to this number. */
  readonly limit?: number | undefined
  /** The leads that follow this one. */
  readonly after?: Pick<Lead, 'createdAt' | 'id'> | undefined
  readonly id?: string | undefined
  /** Leads with a dead delivery. */
  readonly dead?: boolean
  /** System letters too, with the letter's kind as its form: a single one by its id, or the dead ones. */
  readonly letters?: boolean
}

/** Leads, newest first, and system letters where the filter asks for them. */
export async function readLeads(database: Database, filter: LeadFilter = {}): Promise<Lead[]> {
  // One transaction, so that both queries see the same moment while the server goes on writing.
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

/** System letters in the form of leads: all dead ones, or one. */
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
