import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { noteTombstones } from '#server/leads/tombstones.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { noteSuppression } from '#server/platform/database/suppressions.ts'
import { type GoneReason, goneReason, removalKind, type Tables } from '#server/platform/database/tables.ts'
import { type AddressPattern, addressPattern } from '#server/privacy/address-text.ts'
import { blackOutMentions, type Mention, mentionsOf } from '#server/privacy/mentions.ts'

/** Outcome of an erasure. */
export interface Erased {
  /** Deleted rows of the address, system letters included. */
  readonly submissions: number
  /** Other rows in which the address was blacked out: others' leads, notes, error messages. */
  readonly mentions: number
}

/** Options of an erasure. */
export interface Erasing {
  readonly database: Database
  /** A reading connection whose queries keep no visitor waiting. */
  readonly reader: Database
  readonly email: string
  readonly reason: GoneReason
  /** Milliseconds since 1970. */
  readonly now: number
  /**
   * Called in the transaction that ends the erasure, to use up its link.
   * @returns false when another request was first
   */
  readonly end?: (transaction: Transaction<Tables>) => Promise<boolean>
}

/** Rows in one transaction. On SQLite visitors' forms wait for it, and each row also leaves the search index. */
const batchOn = (database: Database): number => (isPostgres(database) ? 500 : 20)

/**
 * Erases an address: every row of its own, and the address itself in others' rows. Works in steps, between which forms
 * are saved; an interrupted erasure starts again from the beginning.
 * @returns undefined when `end` returned false
 * @example
 * const erased = await eraseAddress({ database, reader, email, reason: goneReason.erased, now: clock.now() })
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
  // Mentions that were saved during the first search.
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

/** Deletes rows of an address with their deliveries and notes. @returns the number of rows, at most one batch */
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
