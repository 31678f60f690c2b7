import type { Transaction } from 'kysely'
import { type RemovalKind, removalKind, type Tables } from '#server/database/tables.ts'
import { stamp } from '#server/runtime/clock.ts'

/**
 * Keeps the hash of an address that left or was erased, and that it did, for whoever restores an older copy.
 * @returns false when it had left before
 */
export async function noteDeparture(
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
export async function hasDeparted(transaction: Transaction<Tables>, hash: string): Promise<boolean> {
  const query = transaction.selectFrom('departures').select('left_at').where('address_hash', '=', hash)
  return (await query.executeTakeFirst()) !== undefined
}
