import { toCsv } from '#forms/engine/csv.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readLetters } from '#server/subscribers/broadcasts/announcement-outcomes.ts'

/** Letters read at a time. */
const pageSize = 500

/** The outcome of each letter of an announcement, as CSV, in parts. */
export async function* announcementAsCsv(database: Database, name: string): AsyncGenerator<string> {
  yield toCsv([['address', 'outcome', 'serverSaid', 'tries', 'at']])
  for (let skip = 0; ; skip += pageSize) {
    const page = await readLetters(database, name, {}, { skip, limit: pageSize })
    yield toCsv(page.map(({ email, state, said, tries, at }) => [email, state, said ?? '', `${tries}`, at ?? '']))
    if (page.length < pageSize) return
  }
}
