import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { linkHours } from '#content-model/pages/form-pages.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** Links that one address may have at a time, so that an address can't be flooded with letters. */
export const linksAtOnce = 3

const hourMs = 3_600_000
const keyName = 'erase-links'
const idBytes = 18

/** A link that erases an address. */
export interface EraseLink {
  readonly id: string
  /** In lower case. */
  readonly email: string
}

/** Links that erase an address: signed, and good for one use. */
export interface EraseLinks {
  /** False when the address has `linksAtOnce` links. */
  isFree(transaction: Transaction<Tables>, email: string, now: number): Promise<boolean>
  /** A new link, without effect until `keep`. Not within a transaction: it may have to create the key. */
  draw(): Promise<{ readonly id: string; readonly token: string }>
  /** Makes a link erase this address, for as long as a link works from now on. */
  keep(transaction: Transaction<Tables>, id: string, email: string, now: number): Promise<void>
  /** The link of a token; undefined when the token is invalid, used or expired. Does not use it up. */
  find(token: string, now: number): Promise<EraseLink | undefined>
  /** Uses a link up. @returns false when it was used or has expired */
  use(transaction: Transaction<Tables>, id: string, now: number): Promise<boolean>
}

export function createEraseLinks(database: Database): EraseLinks {
  const signed = createSignedIds(database, keyName)

  return {
    async isFree(transaction, email, now) {
      const { count } = await transaction
        .selectFrom('erase_links')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('email', '=', email)
        .where('expires_at', '>', stamp(now))
        .executeTakeFirstOrThrow()
      return Number(count) < linksAtOnce
    },

    async draw() {
      const id = randomBytes(idBytes).toString('base64url')
      return { id, token: await signed.sign(id) }
    },

    async keep(transaction, id, email, now) {
      const expires_at = stamp(now + linkHours * hourMs)
      await transaction
        .insertInto('erase_links')
        .values({ id, email, expires_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at }))
        .execute()
    },

    async find(token, now) {
      const id = await signed.idOf(token)
      if (id === undefined) return undefined
      const query = database.selectFrom('erase_links').select(['id', 'email']).where('id', '=', id)
      return query.where('expires_at', '>', stamp(now)).executeTakeFirst()
    },

    async use(transaction, id, now) {
      const { numDeletedRows } = await transaction
        .deleteFrom('erase_links')
        .where('id', '=', id)
        .where('expires_at', '>', stamp(now))
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },
  }
}
