import { addressHasher } from '#server/platform/database/address-hash.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'

/** Name of the key that signs leave links; the id in a link is the hash of its address. */
export const leaveLinksKey = 'leave-links'

/** Makes the function that signs leave tokens. Not within a transaction: it may have to create keys. */
export async function leaveTokens(database: Database): Promise<(address: string) => Promise<string>> {
  const hash = await addressHasher(database)
  const links = createSignedIds(database, leaveLinksKey)
  return (address) => links.sign(hash(address))
}
