import { createHmac, createSecretKey } from 'node:crypto'
import type { Kysely } from 'kysely'
import { secretNamed } from '#server/platform/database/secrets.ts'
import type { Tables } from '#server/platform/database/tables.ts'

const keyName = 'addresses'

/**
 * Makes the function that hashes an address (HMAC-SHA-256) under this site's own key: the same for upper and lower
 * case, and not reversible. Must not be called within a transaction of another connection: the key may have to be
 * created.
 */
export async function addressHasher(database: Kysely<Tables>): Promise<(email: string) => string> {
  // A key object is made once, because Node would otherwise derive it from the raw bytes for every hash.
  const key = createSecretKey(await secretNamed(database, keyName))
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url')
}
