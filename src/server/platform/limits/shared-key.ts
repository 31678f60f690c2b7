import { hkdfSync } from 'node:crypto'

/**
 * The key with which addresses are hashed: the same in every process that shares the database, by whatever host name it
 * connects.
 */
export function sharedKey(databaseUrl: string): Buffer {
  const { username, password, pathname, searchParams } = new URL(databaseUrl)
  const parts = [username || searchParams.get('user'), password || searchParams.get('password'), pathname]
  return Buffer.from(hkdfSync('sha256', parts.join('\n'), '', 'deadpan rate limits', 32))
}
