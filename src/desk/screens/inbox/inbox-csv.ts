import { readInbox } from '#desk/screens/inbox/inbox.query.ts'
import { toCsv } from '#forms/engine/csv.ts'
import type { Values } from '#forms/engine/form.ts'
import { formNamed, forms } from '#forms/registry.ts'
import type { InboxFilter } from '#server/leads/lead-filter.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Leads read at a time. */
const pageSize = 500

/**
 * The filtered leads as CSV, newest first, with a column for each field of their forms. Generated in parts, so that a
 * hundred thousand leads are never in memory together.
 */
export async function* inboxAsCsv(database: Database, filter: InboxFilter): AsyncGenerator<string> {
  const form = filter.form === undefined ? undefined : formNamed(filter.form)
  const fields = [...new Set((form ? [form] : forms).flatMap((each) => each.fields as readonly string[]))]
  yield toCsv([['id', 'form', 'createdAt', 'state', 'page', ...fields]])
  let older: string | undefined
  do {
    const page = await readInbox(database, filter, { older, limit: pageSize })
    const ids = page.leads.map(({ id }) => id)
    const rows = ids.length === 0 ? [] : await readWords(database, ids)
    const words = new Map(rows.map((row) => [row.id, row]))
    yield toCsv(
      page.leads.flatMap(({ id, form: name, createdAt, state }) => {
        const row = words.get(id)
        // Erased since the page was read.
        if (!row) return []
        const values = JSON.parse(row.fields) as Values
        return [[id, name, createdAt, state, row.page ?? '', ...fields.map((field) => values[field])]]
      }),
    )
    older = page.older
  } while (older !== undefined)
}

const readWords = (database: Database, ids: readonly string[]) =>
  database.selectFrom('submissions').select(['id', 'fields', 'page']).where('id', 'in', ids).execute()
