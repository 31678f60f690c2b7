import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { noteTombstones } from '#server/leads/tombstones.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { noteSuppression } from '#server/platform/database/suppressions.ts'
import { type GoneReason, goneReason, removalKind, type Tables } from '#server/platform/database/tables.ts'
import { type AddressPattern, addressPattern } from '#server/privacy/address-text.ts'
import { blackOutMentions, type Mention, mentionsOf } from '#server/privacy/mentions.ts'

/** What an erasure did. */
export interface Erased {
  /** Rows of the address that it took away, the letters that the site itself had written included. */
  readonly submissions: number
  /** Other rows in which the address was blacked out: what others sent, notes, complaints of receivers. */
  readonly mentions: number
}

/** Whose data is erased, and how. */
export interface Erasing {
  readonly database: Database
  /** What is asked of it keeps no visitor waiting, where that is another connection. */
  readonly reader: Database
  readonly email: string
  readonly reason: GoneReason
  /** Milliseconds since 1970. */
  readonly now: number
  /**
   * Asked in the transaction that ends the erasure. What makes it work once, such as a link, is used up here.
   * @returns false when somebody else was first
   */
  readonly end?: (transaction: Transaction<Tables>) => Promise<boolean>
}

/** Rows in one transaction. On SQLite visitors wait for it, and each row leaves the search's index, about a millisecond. */
const batchOn = (database: Database): number => (isPostgres(database) ? 500 : 20)

/**
 * Erases an address: every row whose own address it is, and the address itself in the rows of others. In steps, so that
 * forms are saved meanwhile; one that is cut short is done again from the start.
 * @returns undefined when `end` said so
 */
export async function eraseAddress(erasing: Erasing): Promise<Erased | undefined> {
  const { database, reader, email, reason, now, end = async () => true } = erasing
  const hash = await addressHasher(database)
  const pattern = addressPattern(email)
  const batch = batchOn(database)
  const own = (transaction: Transaction<Tables>) => deleteOwn(transaction, pattern.spellings, { batch, reason, now })
  let submissions = 0
  for (let deleted = batch; deleted === batch; await nextTurn()) {
    deleted = await database.transaction().execute(own)
    submissions += deleted
  }
  let mentions = await blackOutIn(database, await mentionsOf(reader, pattern), pattern)
  const isOver = await database.transaction().execute(async (transaction) => {
    if (!(await end(transaction))) return false
    submissions += await own(transaction)
    const letters = transaction.deleteFrom('letters').where('recipient', 'in', pattern.spellings)
    submissions += Number((await letters.executeTakeFirstOrThrow()).numDeletedRows)
    for (const table of ['erase_links', 'erase_requests', 'bounces'] as const) {
      await transaction.deleteFrom(table).where('email', 'in', pattern.spellings).execute()
    }
    for (const spelling of pattern.spellings) {
      await noteSuppression(transaction, { hash: hash(spelling), kind: removalKind.erased }, now)
    }
    return true
  })
  if (!isOver) return undefined
  // What was written down while the first look was taken.
  mentions += await blackOutIn(database, await mentionsOf(reader, pattern), pattern)
  return { submissions, mentions }
}

/** Erases an address for the operator, see `eraseAddress`. */
export async function erase(database: Database, email: string, now = Date.now()): Promise<Erased> {
  const erased = await eraseAddress({ database, reader: database, email, reason: goneReason.erased, now })
  return erased ?? { submissions: 0, mentions: 0 }
}

async function blackOutIn(database: Database, mentions: readonly Mention[], pattern: AddressPattern): Promise<number> {
  const batch = batchOn(database)
  let changed = 0
  for (let first = 0; first < mentions.length; first += batch) {
    const some = mentions.slice(first, first + batch)
    changed += await database.transaction().execute((transaction) => blackOutMentions(transaction, some, pattern))
    await nextTurn()
  }
  return changed
}

/** Deletes rows of an address; their deliveries and notes go with them. @returns how many, at most one batch */
async function deleteOwn(
  transaction: Transaction<Tables>,
  spellings: readonly string[],
  { batch, reason, now }: { readonly batch: number; readonly reason: GoneReason; readonly now: number },
): Promise<number> {
  const own = transaction.selectFrom('submissions').select('id').where('email', 'in', spellings).limit(batch)
  const deleted = await transaction.deleteFrom('submissions').where('id', 'in', own).returning('id').execute()
  await noteTombstones(
    transaction,
    deleted.map(({ id }) => id),
    reason,
    now,
  )
  return deleted.length
}
