import { createHmac, createSecretKey } from 'node:crypto'
import type { Kysely } from 'kysely'
import { secretNamed } from '#server/platform/database/secrets.ts'
import type { Tables } from '#server/platform/database/tables.ts'

const keyName = 'addresses'

/**
 * Makes the function that turns an address into a code under this site's own key: the same for every spelling in upper
 * and lower case, and nothing can be read from it. Not to be asked for within a transaction of another connection: the
 * key may have to be made.
 */
export async function addressHasher(database: Kysely<Tables>): Promise<(email: string) => string> {
  // Node makes such an object of raw bytes for every code, which takes several times as long as the code itself.
  const key = createSecretKey(await secretNamed(database, keyName))
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url')
}
