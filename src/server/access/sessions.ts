import { randomBytes, randomUUID } from 'node:crypto'
import { hashOf, type LinkHolder } from '#server/access/sign-in-links.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DeskSessionRow, SignInWay } from '#server/platform/database/tables.ts'

/** Hours without use after which a session ends. */
export const idleHours = 12

/** Milliseconds between two writes of a session's last use. */
const touchMs = 60_000

/** Length to which a browser's name is cut. */
export const browserNameLength = 60

export interface Session {
  readonly id: string
  readonly who: string
  readonly how: SignInWay
  readonly browser: string
  /** ISO 8601, UTC. */
  readonly since: string
  readonly seenAt: string
}

export interface Sessions {
  /** @returns the token for the browser's cookie, which is saved nowhere else */
  begin(holder: LinkHolder, browser: string): Promise<string>
  /**
   * The session of a cookie.
   * @param use whether this counts as use: a page's background requests keep no session alive
   * @returns undefined when it has ended or never existed
   */
  find(token: string, use: boolean): Promise<Session | undefined>
  /** All sessions, the last used first. */
  list(): Promise<Session[]>
  /** @returns the session that ended, if it existed */
  end(id: string): Promise<Session | undefined>
  /** Ends all other sessions. @returns their number */
  endOthers(id: string): Promise<number>
}

/** @param mayMail whether this address may still sign in by mail; its sessions end with its line in the settings */
export function createSessions(
  database: Database,
  clock: Pick<Clock, 'now'>,
  mayMail: (address: string) => boolean,
): Sessions {
  const alive = () => database.selectFrom('desk_sessions').selectAll().where('expires_at', '>', stamp(clock.now()))
  const isWelcome = ({ how, who }: DeskSessionRow) => how === 'link' || mayMail(who)
  const times = (now: number) => ({ seen_at: stamp(now), expires_at: stamp(now + idleHours * 3_600_000) })

  return {
    async begin(holder, browser) {
      const token = randomBytes(32).toString('base64url')
      const now = clock.now()
      await database
        .insertInto('desk_sessions')
        .values({
          id: randomUUID(),
          token_hash: hashOf(token),
          ...holder,
          browser: browser.slice(0, browserNameLength).toWellFormed(),
          created_at: stamp(now),
          ...times(now),
        })
        .execute()
      return token
    },

    async find(token, use) {
      const row = await alive().where('token_hash', '=', hashOf(token)).executeTakeFirst()
      if (row === undefined || !isWelcome(row)) return undefined
      const now = clock.now()
      if (use && Date.parse(row.seen_at) <= now - touchMs) {
        await database.updateTable('desk_sessions').set(times(now)).where('id', '=', row.id).execute()
      }
      return shown(row)
    },

    async list() {
      const rows = await alive().orderBy('seen_at', 'desc').orderBy('id').execute()
      return rows.filter(isWelcome).map(shown)
    },

    async end(id) {
      const row = await database.deleteFrom('desk_sessions').where('id', '=', id).returningAll().executeTakeFirst()
      return row && shown(row)
    },

    async endOthers(id) {
      const { numDeletedRows } = await database
        .deleteFrom('desk_sessions')
        .where('id', '!=', id)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}

const shown = ({ id, who, how, browser, created_at, seen_at }: DeskSessionRow): Session => ({
  id,
  who,
  how,
  browser,
  since: created_at,
  seenAt: seen_at,
})
