import type { Transaction } from 'kysely'
import { isReachable } from '#content/pages/company.ts'
import { linkHours } from '#content/pages/form-pages.ts'
import { product } from '#content/site.ts'
import { type Answer, failures } from '#forms/engine/answer.ts'
import { parseForm } from '#forms/engine/form.ts'
import { tokenLink } from '#forms/engine/token.ts'
import { erase as eraseForm, eraseLetter, noMail } from '#forms/erase/erase-rules.ts'
import type { Settings } from '#server/config/settings.ts'
import type { Database } from '#server/database/database.ts'
import type { RemovalList } from '#server/database/departures.ts'
import { holdsText } from '#server/database/holds-text.ts'
import { goneReason, type Tables } from '#server/database/tables.ts'
import { eraseAddress } from '#server/erasure/erase.ts'
import { createEraseLinks } from '#server/erasure/erase-links.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { writeHtml } from '#server/outbox/letters/compose-letter.ts'
import { queueLetter } from '#server/outbox/own-letters.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { errorCode } from '#server/runtime/error-code.ts'
import type { Log } from '#server/runtime/log.ts'

export interface ErasureParts {
  readonly settings: Pick<Settings, 'smtp' | 'siteUrl' | 'privacyEmail'>
  readonly database: Database
  /** What is asked of it keeps no visitor waiting. */
  readonly reader: Database
  /** Says who was erased, and is written before they are told that they were. */
  readonly removals: RemovalList
  readonly clock: Clock
  readonly log: Log
  /** Called when a letter waits in the outbox. */
  readonly wake: () => void
}

/** Erasing what is held about an address: a letter to it first, then the link in that letter. */
export interface Erasure {
  /** Writes the letter, where the address is held. The answer is the same for an address that is known and one that is not. */
  accept(posted: URLSearchParams): Promise<Answer>
  hasReceipt(receipt: string): Promise<boolean>
  /** True while the link with this token works. Looking does not use it up. */
  isGood(token: string): Promise<boolean>
  /**
   * Erases what the link is for. False when it works no longer, or never did.
   * @throws NotListed when it is erased, but a restore would bring it back
   */
  use(token: string): Promise<boolean>
}

/** The same receipt for everyone who asks, so that it tells nothing about the address. */
export const askedReceipt = 'asked'

/** Lets people erase what the database holds about their address, after a letter to it. */
export function createErasure({ settings, database, reader, removals, clock, log, wake }: ErasureParts): Erasure {
  const links = createEraseLinks(database)
  return {
    async accept(posted) {
      const parsed = parseForm(eraseForm, posted)
      if (!parsed.ok) return { state: 'refused', values: parsed.values, errors: parsed.errors }
      const values = parsed.fields
      if (settings.smtp === undefined) {
        return {
          state: 'failed',
          values,
          message: noMail(isReachable(settings.privacyEmail) ? settings.privacyEmail : undefined),
        }
      }
      try {
        await ask((values['email'] ?? '').toLowerCase())
        log.info('erasure asked for')
        wake()
        return { state: 'accepted', receipt: askedReceipt }
      } catch (error) {
        log.error({ code: errorCode(error) }, 'erasure not written down')
        return { state: 'failed', values, message: failures.storage }
      }
    },

    hasReceipt: async (receipt) => receipt === askedReceipt,

    isGood: async (token) => (await links.find(token, clock.now())) !== undefined,

    async use(token) {
      const now = clock.now()
      const link = await links.find(token, now)
      if (link === undefined) return false
      const { id, email } = link
      const end = (transaction: Transaction<Tables>) => links.use(transaction, id, now)
      const erased = await eraseAddress({ database, reader, email, reason: goneReason.sender, now, end })
      if (erased === undefined) return false
      await removals.write()
      log.info({ rows: erased.submissions, mentions: erased.mentions }, 'an address was erased by its link')
      return true
    },
  }

  /** The same work for an address that is known and for one that is not, so that the time tells nothing either. */
  async function ask(email: string): Promise<void> {
    const now = clock.now()
    const { id, token } = await links.draw()
    const { subject, text, blocks } = eraseLetter(tokenLink(eraseForm.path, token, settings.siteUrl), linkHours)
    const small = [new URL(settings.siteUrl).host]
    const letter = { subject, text, html: writeHtml({ wordmark: product, title: subject, blocks, small }) }
    await database.transaction().execute(async (transaction) => {
      const [isKnown, isFree] = [await isHeld(transaction, email), await links.isFree(transaction, email, now)]
      const to = isKnown && isFree ? email : ''
      await links.keep(transaction, id, to, now)
      await queueLetter(transaction, { kind: letterKind.eraseLink, key: id, email: to, ...letter }, now)
    })
  }
}

/** Every row is looked at, whether or not one is found. */
async function isHeld(transaction: Transaction<Tables>, email: string): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where((where) => where.or([where('email', '=', email), holdsText('fields', email)]))
    .executeTakeFirstOrThrow()
  const letter = await transaction
    .selectFrom('letters')
    .select('id')
    .where('recipient', '=', email)
    .where('kind', '!=', letterKind.eraseLink)
    .executeTakeFirst()
  return Number(count) > 0 || letter !== undefined
}
