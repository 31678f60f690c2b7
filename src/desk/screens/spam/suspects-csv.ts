import { toCsv } from '#forms/engine/csv.ts'
import { forms } from '#forms/registry.ts'
import { type Lead, readLeads } from '#server/leads/read-leads.ts'
import type { Database } from '#server/platform/database/database.ts'
import { submissionStatus } from '#server/platform/database/tables.ts'

/** Suspects read at a time. */
const pageSize = 500

/** All suspects of spam as CSV, newest first, with a column for each field of any form, generated in parts. */
export async function* suspectsAsCsv(database: Database): AsyncGenerator<string> {
  const columns = [...new Set(forms.flatMap(({ fields }) => fields as readonly string[]))]
  yield toCsv([['id', 'form', 'createdAt', 'why', ...columns]])
  let after: Lead | undefined
  for (;;) {
    const page = await readLeads(database, { status: submissionStatus.quarantined, limit: pageSize, after })
    yield toCsv(
      page.map(({ id, form, createdAt, suspicion = [], fields }) => [
        id,
        form,
        createdAt,
        suspicion.join('; '),
        ...columns.map((column) => fields[column]),
      ]),
    )
    after = page.at(-1)
    if (page.length < pageSize) return
  }
}
