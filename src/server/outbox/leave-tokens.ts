import { addressHasher } from '#server/platform/database/address-hash.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'

/** Signs the links to leave; the id in one is the hash of its address. */
export const leaveLinksKey = 'leave-links'

/** Makes what signs the links with which addresses leave the lists. Not to be asked for within a transaction: keys may have to be made. */
export async function leaveTokens(database: Database): Promise<(address: string) => Promise<string>> {
  const hash = await addressHasher(database)
  const links = createSignedIds(database, leaveLinksKey)
  return (address) => links.sign(hash(address))
}
