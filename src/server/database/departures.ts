import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { stamp } from '#server/runtime/clock.ts'

/** Keeps the hash of an address that left or was erased. @returns false when it was kept before */
export async function noteDeparture(transaction: Transaction<Tables>, hash: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('departures')
    .values({ address_hash: hash, left_at: stamp(now) })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}

/** True for an address that left or was erased, and has not confirmed a sign-up since. */
export async function hasDeparted(transaction: Transaction<Tables>, hash: string): Promise<boolean> {
  const query = transaction.selectFrom('departures').select('left_at').where('address_hash', '=', hash)
  return (await query.executeTakeFirst()) !== undefined
}
