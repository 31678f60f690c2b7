import { createHash, randomBytes } from 'node:crypto'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SignInWay } from '#server/platform/database/tables.ts'

/** Minutes that a link into the desk works. */
export const linkMinutes = 10

/** What stands where a person's address would, for links from the command line. */
export const commandLine = 'command line'

/** The parameter of the sign-in page's address that holds the token. */
export const tokenParameter = 'token'

/** Whom a link lets in. */
export interface LinkHolder {
  readonly who: string
  readonly how: SignInWay
}

/** Links into the desk. Each works once; the database keeps a hash of it. */
export interface SignInLinks {
  /** @returns the token, which is kept nowhere */
  make(holder: LinkHolder): Promise<string>
  /** True while the token can be used. Looking uses nothing up. */
  isGood(token: string): Promise<boolean>
  /** @returns whom it lets in, once; undefined when it is not, or no longer, good */
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

/** What the database keeps in place of a token: whoever reads it gets in nowhere. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
