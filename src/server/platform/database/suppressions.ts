import type { Transaction } from 'kysely'
import { stamp } from '#server/platform/clock.ts'
import { isPostgres } from '#server/platform/database/database.ts'
import { type RemovalKind, removalKind, type Tables } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'

/** The list of erased and unsubscribed addresses, on another disk, for the restore of an older copy. */
export interface RemovalList {
  /**
   * Resolves once every removal up to now is in the list's file; awaited before a removal is confirmed to a visitor.
   * Must not be called within a transaction.
   * @throws NotListed
   */
  write(): Promise<void>
}

/** Without nightly copies there is no list. */
export const noRemovalList: RemovalList = { write: async () => {} }

/** A removal in the database could not be added to the list yet. */
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
 * Saves the hash of an address that unsubscribed or was erased, and the removal for the restore of an older copy. Marks
 * SQLite's file, which may still hold the address's bytes, for a rewrite.
 * @returns false when the address was on the list already
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
  // A link to unsubscribe can be posted any number of times.
  if (isFirst || kind === removalKind.erased) {
    await transaction
      .insertInto('removals')
      .values({ removed_at: stamp(now), address_hash: hash, kind })
      .onConflict((conflict) => conflict.columns(['removed_at', 'address_hash', 'kind']).doNothing())
      .execute()
  }
  return isFirst
}

/** True for an address that unsubscribed or was erased, and has not confirmed a sign-up since. */
export async function isSuppressed(transaction: Transaction<Tables>, hash: string): Promise<boolean> {
  const query = transaction.selectFrom('departures').select('left_at').where('address_hash', '=', hash)
  return (await query.executeTakeFirst()) !== undefined
}
