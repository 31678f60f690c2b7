import type { Values } from '#forms/form.ts'
import type { Database } from '#server/database.ts'

/** A lead as the desk shows it; with `--json` exactly this is printed. */
export interface Lead {
  readonly id: string
  readonly form: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly fields: Values
  readonly status: string
  readonly deliveries: readonly {
    readonly channel: string
    readonly state: string
    readonly attempts: number
    readonly lastError: string | null
  }[]
}

/** Every lead, newest first; of one form when it is named. Suspects of spam are a list of their own. */
export async function readLeads(database: Database, form?: string): Promise<Lead[]> {
  // One transaction, so that both lists show the same moment while the server goes on writing.
  const [submissions, deliveries] = await database
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      let query = transaction
        .selectFrom('submissions')
        .select(['id', 'form', 'created_at', 'fields', 'status'])
        .where('status', '!=', 'quarantined')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
      if (form !== undefined) query = query.where('form', '=', form)
      return [
        await query.execute(),
        await transaction
          .selectFrom('deliveries')
          .select(['submission_id', 'channel', 'state', 'attempts', 'last_error'])
          .orderBy('channel')
          .execute(),
      ]
    })
  const ways = Map.groupBy(deliveries, (delivery) => delivery.submission_id)
  return submissions.map(({ id, form, created_at, fields, status }) => ({
    id,
    form,
    createdAt: created_at,
    fields: JSON.parse(fields) as Values,
    status,
    deliveries: (ways.get(id) ?? []).map(({ channel, state, attempts, last_error }) => ({
      channel,
      state,
      attempts,
      lastError: last_error,
    })),
  }))
}
