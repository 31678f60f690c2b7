import { sql, type Transaction } from 'kysely'
import type { Values } from '#forms/engine/form.ts'
import { emailRule } from '#forms/engine/rules.ts'
import { addressHasher } from '#server/database/address-hash.ts'
import { type Database, isPostgres } from '#server/database/database.ts'
import { noteDeparture } from '#server/database/departures.ts'
import { holdsText } from '#server/database/holds-text.ts'
import { rewriteSqlite } from '#server/database/rewrite-sqlite.ts'
import { type GoneReason, goneReason, removalKind, type Tables } from '#server/database/tables.ts'
import { noteGone } from '#server/erasure/gone-leads.ts'
import { errorCode } from '#server/runtime/error-code.ts'

/** Rows that an erasure took away, the letters that the site itself had written included. */
export interface Erased {
  readonly submissions: number
}

/**
 * Erases every row that holds an email address, in whatever field and whatever case, in one transaction; afterwards no
 * file of the database holds it either.
 */
export async function erase(database: Database, email: string, now = Date.now()): Promise<Erased> {
  const addressHash = (await addressHasher(database))(email)
  const how = { addressHash, reason: goneReason.erased, now }
  const erased = await database.transaction().execute((transaction) => eraseRows(transaction, email, how))
  await forget(database)
  return erased
}

/** How an address is erased. */
export interface Erasing {
  /** What stays of it, so that nobody else signs it up for a list again. */
  readonly addressHash: string
  readonly reason: GoneReason
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The transaction's part of it, for whoever has more to do in the same one. */
export async function eraseRows(
  transaction: Transaction<Tables>,
  email: string,
  { addressHash, reason, now }: Erasing,
): Promise<Erased> {
  const address = email.toLowerCase()
  const holds = (fields: Values) => Object.values(fields).some((text) => holdsAddress(text, address))
  const found = await transaction
    .selectFrom('submissions')
    .select(['id', 'email', 'fields'])
    .where((where) => where.or([where('email', '=', address), holdsText('fields', address)]))
    .execute()
  const doomed = found
    .filter((row) => row.email === address || holds(JSON.parse(row.fields) as Values))
    .map(({ id }) => id)
  for (let first = 0; first < doomed.length; first += 500) {
    // Their deliveries and notes go with them.
    await transaction
      .deleteFrom('submissions')
      .where('id', 'in', doomed.slice(first, first + 500))
      .execute()
  }
  await noteGone(transaction, doomed, reason, now)
  await eraseNotes(transaction, address)
  await transaction.deleteFrom('erase_links').where('email', '=', address).execute()
  await transaction.deleteFrom('bounces').where('email', '=', address).execute()
  await noteDeparture(transaction, { hash: addressHash, kind: removalKind.erased }, now)
  // A receiver's complaint may quote whom it refused.
  await transaction
    .updateTable('deliveries')
    .set({ last_error: null })
    .where(holdsText('last_error', address))
    .execute()
  return { submissions: doomed.length }
}

/** Notes about others may mention the address too. */
async function eraseNotes(transaction: Transaction<Tables>, address: string): Promise<void> {
  const found = await transaction.selectFrom('notes').select(['id', 'text']).where(holdsText('text', address)).execute()
  const doomed = found.filter(({ text }) => holdsAddress(text, address)).map(({ id }) => id)
  if (doomed.length > 0) await transaction.deleteFrom('notes').where('id', 'in', doomed).execute()
}

/**
 * True when a text has the address in it as a whole, and not as part of a longer one. A text that is an address, whatever
 * signs it has, holds only itself.
 */
export function holdsAddress(text: string, address: string): boolean {
  const [within, wanted] = [text.trim().toLowerCase(), address.toLowerCase()]
  if (emailRule.safeParse(within).success) return within === wanted
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    const goesOn = /^(?:[\w-]|\.\w)/.test(within.slice(end, end + 2))
    if (!goesOn && !/[\w.+-]/.test(within.charAt(at - 1))) return true
  }
  return false
}

/**
 * Takes what was erased out of SQLite's files, where a page that was rearranged may keep a copy of it in its unused
 * part. Postgres does that in its own time.
 * @throws NotForgotten when the files may still hold it
 */
export async function forget(database: Database): Promise<void> {
  if (isPostgres(database)) return
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    database,
  )
  const file = rows[0]?.file ?? ''
  try {
    if (file !== '') await rewriteSqlite(file)
  } catch (error) {
    throw new NotForgotten(error)
  }
}

/** The rows are gone, but not yet every copy of them. */
export class NotForgotten extends Error {
  override readonly name = 'NotForgotten'
  readonly code: string

  constructor(cause: unknown) {
    super('The rows are erased, but the database’s files may still hold them. Erase the same address again.', { cause })
    this.code = errorCode(cause)
  }
}
