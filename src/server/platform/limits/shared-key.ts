import { hkdfSync } from 'node:crypto'

/** The key for hashing addresses: the same for all processes on one database, by any host name. */
export function sharedKey(databaseUrl: string): Buffer {
  const { username, password, pathname, searchParams } = new URL(databaseUrl)
  const parts = [username || searchParams.get('user'), password || searchParams.get('password'), pathname]
  return Buffer.from(hkdfSync('sha256', parts.join('\n'), '', 'deadpan rate limits', 32))
}
