import { createHash, randomBytes } from 'node:crypto'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SignInWay } from '#server/platform/database/tables.ts'

/** Minutes for which a sign-in link works. */
export const linkMinutes = 10

/** The holder's name, in place of an address, for links from the command line. */
export const commandLine = 'command line'

/** Path of the desk's page that a sign-in link opens. */
export const signInPath = '/sign-in'

/** The parameter of the sign-in page's address that holds the token. */
export const tokenParameter = 'token'

/** The owner that a link signs in. */
export interface LinkHolder {
  readonly who: string
  readonly how: SignInWay
}

/** Links that sign in to the desk. Each works once; the database keeps a hash of it. */
export interface SignInLinks {
  /** @returns the token, which is not saved */
  make(holder: LinkHolder): Promise<string>
  /** True while the token can be used. The check does not use it up. */
  isGood(token: string): Promise<boolean>
  /** @returns the holder, once; undefined when the token is not valid, or no longer */
  use(token: string): Promise<LinkHolder | undefined>
}

export function createSignInLinks(database: Database, clock: Pick<Clock, 'now'>): SignInLinks {
  return {
    async make(holder) {
      const token = randomBytes(32).toString('base64url')
      const expires_at = stamp(clock.now() + linkMinutes * 60_000)
      await database
        .insertInto('desk_links')
        .values({ id: hashOf(token), ...holder, expires_at })
        .execute()
      return token
    },

    async isGood(token) {
      const query = database.selectFrom('desk_links').select('id').where('id', '=', hashOf(token))
      return (await query.where('expires_at', '>', stamp(clock.now())).executeTakeFirst()) !== undefined
    },

    use: (token) =>
      database
        .deleteFrom('desk_links')
        .where('id', '=', hashOf(token))
        .where('expires_at', '>', stamp(clock.now()))
        .returning(['who', 'how'])
        .executeTakeFirst(),
  }
}

/** The hash that the database keeps in place of a token, so that a leak of the database lets no reader sign in. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
