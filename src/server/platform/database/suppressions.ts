import type { Transaction } from 'kysely'
import { stamp } from '#server/platform/clock.ts'
import { isPostgres } from '#server/platform/database/database.ts'
import { type RemovalKind, removalKind, type Tables } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'

/** The list of who was erased or left, on another disk than the database: whoever restores an older copy goes by it. */
export interface RemovalList {
  /**
   * Ends once everything that was removed up to now is on the list's disk, and is waited for before a removal is
   * confirmed to anybody. Not to be asked for within a transaction.
   * @throws NotListed
   */
  write(): Promise<void>
}

/** Where no copies are made there is no list. */
export const noRemovalList: RemovalList = { write: async () => {} }

/** Something was removed from the database, and the list does not say so yet. */
export class NotListed extends Error {
  override readonly name = 'NotListed'
  readonly code: string

  constructor(cause: unknown) {
    super(
      'It is removed, but the list beside the copies can’t be written, so a restore would bring it back. The running site tries again each minute.',
      { cause },
    )
    this.code = errorCode(cause)
  }
}

/**
 * Keeps the hash of an address that left or was erased, and that it did, for whoever restores an older copy. SQLite's
 * file, which may still hold its bytes, is to be rewritten.
 * @returns false when it had left before
 */
export async function noteSuppression(
  transaction: Transaction<Tables>,
  { hash, kind }: { readonly hash: string; readonly kind: RemovalKind },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('departures')
    .values({ address_hash: hash, left_at: stamp(now) })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .executeTakeFirstOrThrow()
  const isFirst = numInsertedOrUpdatedRows !== 0n
  if (!isPostgres(transaction)) {
    await transaction
      .insertInto('file_rewrites')
      .values({ due_at: stamp(now) })
      .onConflict((conflict) => conflict.column('due_at').doNothing())
      .execute()
  }
  // A link to leave can be posted again and again.
  if (isFirst || kind === removalKind.erased) {
    await transaction
      .insertInto('removals')
      .values({ removed_at: stamp(now), address_hash: hash, kind })
      .onConflict((conflict) => conflict.columns(['removed_at', 'address_hash', 'kind']).doNothing())
      .execute()
  }
  return isFirst
}

/** True for an address that left or was erased, and has not confirmed a sign-up since. */
export async function isSuppressed(transaction: Transaction<Tables>, hash: string): Promise<boolean> {
  const query = transaction.selectFrom('departures').select('left_at').where('address_hash', '=', hash)
  return (await query.executeTakeFirst()) !== undefined
}
