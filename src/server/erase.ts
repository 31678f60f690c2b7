import { createReadStream } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Values } from '#forms/form.ts'
import { type Database, isPostgres } from '#server/database.ts'
import type { Tables } from '#server/tables.ts'

/** Rows that an erasure took away, the letters that the site itself had written included. */
export interface Erased {
  readonly submissions: number
}

/**
 * Erases every row that holds an e-mail address, in whatever field and whatever case, in one transaction; afterwards no
 * file of the database holds it either.
 */
export async function erase(database: Database, email: string): Promise<Erased> {
  const erased = await database.transaction().execute((transaction) => eraseRows(transaction, email))
  await forget(database, email)
  return erased
}

/** The transaction's part of it, for whoever has more to do in the same one. */
export async function eraseRows(transaction: Transaction<Tables>, email: string): Promise<Erased> {
  const address = email.toLowerCase()
  const holds = (fields: Values) => Object.values(fields).some((text) => holdsAddress(text, address))
  const found = await transaction
    .selectFrom('submissions')
    .select(['id', 'email', 'fields'])
    .where((where) => where.or([where('email', '=', address), mentions('fields', address)]))
    .execute()
  const doomed = found
    .filter((row) => row.email === address || holds(JSON.parse(row.fields) as Values))
    .map(({ id }) => id)
  for (let first = 0; first < doomed.length; first += 500) {
    // Their deliveries go with them.
    await transaction
      .deleteFrom('submissions')
      .where('id', 'in', doomed.slice(first, first + 500))
      .execute()
  }
  await transaction.deleteFrom('erase_links').where('email', '=', address).execute()
  // A receiver's complaint may quote whom it refused.
  await transaction.updateTable('deliveries').set({ last_error: null }).where(mentions('last_error', address)).execute()
  return { submissions: doomed.length }
}

/** A condition: the column's text has the address in it, in whatever case. */
export const mentions = (column: 'fields' | 'last_error', address: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`%${address.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** True when a text has the address in it as a whole, and not as the end of a longer one. */
export function holdsAddress(text: string, address: string): boolean {
  const escaped = address.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  return new RegExp(`(?<![\\w.+-])${escaped}(?![\\w-]|\\.\\w)`, 'iu').test(text)
}

/** Tries to have SQLite's log to itself, 50 ms apart. */
const checkpointTries = 100

/** Takes an address out of SQLite's files once it is in no row. Postgres does that in its own time. */
export async function forget(database: Database, email: string): Promise<void> {
  if (isPostgres(database)) return
  await emptyLog(database)
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    database,
  )
  const file = rows[0]?.file ?? ''
  // Deleted cells are overwritten, but a page that was rearranged may keep an old copy of one in its unused part.
  if (file === '' || !(await fileHolds(file, email))) return
  await sql`vacuum`.execute(database)
  await emptyLog(database)
}

async function emptyLog(database: Database): Promise<void> {
  for (let tries = 0; tries < checkpointTries; tries++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    await sleep(50)
  }
  throw new Error('The rows are erased, but another program kept the database’s log from being emptied. Try again.')
}

/** True when the file's bytes contain the text, in any case of its letters. */
async function fileHolds(path: string, text: string): Promise<boolean> {
  const wanted = text.toLowerCase()
  let tail = ''
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: 1024 * 1024 })) {
    const part = tail + String(chunk).toLowerCase()
    if (part.includes(wanted)) return true
    tail = part.slice(-wanted.length)
  }
  return false
}
