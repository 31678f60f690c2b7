import { createHmac, timingSafeEqual } from 'node:crypto'
import { lazy } from '#language/lazy.ts'
import type { Database } from '#server/platform/database/database.ts'
import { secretNamed } from '#server/platform/database/secrets.ts'

/** Ids for links in letters, signed so that they can't be guessed. A signature is valid for one kind of link only. */
export interface SignedIds {
  /** Must not be called within a transaction: the key may have to be created. */
  sign(id: string): Promise<string>
  /** The id of a token with a valid signature; undefined for any other text. */
  idOf(token: string): Promise<string | undefined>
}

/** @param keyName names the kind of link, and the key that signs it */
export function createSignedIds(database: Database, keyName: string): SignedIds {
  const key = lazy(() => secretNamed(database, keyName))
  async function signatureOf(id: string): Promise<string> {
    return createHmac('sha256', await key())
      .update(id)
      .digest('base64url')
  }
  return {
    sign: async (id) => `${id}.${await signatureOf(id)}`,
    async idOf(token) {
      const [id = '', signature = '', ...rest] = token.split('.')
      if (!/^[\w-]{24,64}$/.test(id) || !/^[\w-]{43}$/.test(signature) || rest.length > 0) return undefined
      return timingSafeEqual(Buffer.from(await signatureOf(id)), Buffer.from(signature)) ? id : undefined
    },
  }
}
