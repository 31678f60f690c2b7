import type { Database } from '#server/platform/database/database.ts'
import { goneReason } from '#server/platform/database/tables.ts'
import { type Erased, eraseAddress } from '#server/privacy/erase-address.ts'
import { takeOffLists } from '#server/subscribers/subscriptions.ts'

/**
 * Takes the address of a sign-up off every list and deletes it. Its hash is kept, so that no later sign-up is accepted.
 * @returns false when the sign-up is no longer there
 */
export function signOutSubscriber(database: Database, id: string, now: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('subscriptions')
      .select('address_hash')
      .where('submission_id', '=', id)
      .executeTakeFirst()
    if (found === undefined) return false
    await takeOffLists(transaction, found.address_hash, now)
    return true
  })
}

/**
 * Erases all data of the address of a sign-up, including leads and comments, and redacts the address in texts of others.
 * @returns undefined when the sign-up is no longer there
 */
export async function eraseSubscriber(
  { database, reader }: { readonly database: Database; readonly reader: Database },
  id: string,
  now: number,
): Promise<Erased | undefined> {
  const found = await database
    .selectFrom('subscriptions')
    .select('email')
    .where('submission_id', '=', id)
    .executeTakeFirst()
  return found && eraseAddress({ database, reader, email: found.email, reason: goneReason.erased, now })
}
