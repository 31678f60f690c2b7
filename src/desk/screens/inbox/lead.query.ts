import type { Values } from '#forms/engine/form.ts'
import { personOf } from '#forms/engine/person.ts'
import { formNamed } from '#forms/registry.ts'
import { type Gone, goneAmong, type Stood } from '#server/leads/act.ts'
import { type Note, readNotes } from '#server/leads/notes.ts'
import { suspicionInWords } from '#server/leads/spam.ts'
import { type Delivery, readDeliveries } from '#server/outbox/dead-letters.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { submissionStatus } from '#server/platform/database/tables.ts'
import { keptUntil } from '#server/privacy/retention.ts'

/** Everything about one lead. */
export interface OpenedLead extends Stood {
  readonly form: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Empty when it was left out. */
  readonly name: string
  readonly email: string
  readonly fields: Values
  /** Path of this site's page that it was sent from; null when the browser did not tell. */
  readonly page: string | null
  /** Signs of spam, in words; empty for a lead. */
  readonly suspicion: readonly string[]
  readonly deliveries: readonly Delivery[]
  /** Oldest first. */
  readonly notes: readonly Note[]
  /** Other leads of the same address, newest first, at most ten. */
  readonly alsoSent: readonly { readonly id: string; readonly form: string; readonly createdAt: string }[]
  /** Time of its automatic deletion, ISO 8601; null when it is kept until an owner deletes it. */
  readonly keptUntil: string | null
}

export type Opened = { readonly lead: OpenedLead } | { readonly gone: Gone }

/** Reads a lead, a comment or a suspect, but not the site's own letters. */
export async function openLead(
  database: Database,
  id: string,
  { retentionDays }: Pick<Settings, 'retentionDays'>,
): Promise<Opened> {
  const row = await database
    .selectFrom('submissions')
    .select(['id', 'form', 'created_at', 'fields', 'email', 'status', 'suspicion'])
    .select(['lead_state as state', 'acted_at', 'acted_by', 'page'])
    .where('id', '=', id)
    .where('status', '!=', submissionStatus.letter)
    .executeTakeFirst()
  if (!row) return { gone: (await goneAmong(database, [id], []))[0] ?? { id } }
  const { form, created_at: createdAt, status, state, page, suspicion } = row
  const fields = JSON.parse(row.fields) as Values
  return {
    lead: {
      id,
      form,
      createdAt,
      ...personOf(formNamed(form), fields),
      fields,
      status,
      state,
      actedAt: row.acted_at,
      actedBy: row.acted_by,
      page,
      suspicion: status === submissionStatus.quarantined && suspicion !== null ? suspicionInWords(suspicion) : [],
      deliveries: await readDeliveries(database, id),
      notes: await readNotes(database, id),
      alsoSent: row.email === null ? [] : await readAlsoSent(database, id, row.email),
      keptUntil: keptUntil({ form, status, createdAt }, retentionDays),
    },
  }
}

async function readAlsoSent(database: Database, id: string, email: string): Promise<OpenedLead['alsoSent']> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'form', 'created_at'])
    .where('email', '=', email)
    .where('id', '!=', id)
    .where('status', 'not in', [submissionStatus.letter, submissionStatus.quarantined])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return rows.map(({ created_at: createdAt, ...sent }) => ({ ...sent, createdAt }))
}
