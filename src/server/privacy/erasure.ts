import type { Transaction } from 'kysely'
import { isReachable } from '#content-model/pages/company.ts'
import { linkHours } from '#content-model/pages/form-pages.ts'
import { product } from '#content-model/site.ts'
import { parseForm } from '#forms/engine/form.ts'
import { type FormAnswer, failures } from '#forms/engine/form-answer.ts'
import { tokenLink } from '#forms/engine/token.ts'
import { erase as eraseForm, eraseLetter, noMail, tooMany } from '#forms/erase/erase-rules.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { createEraseLinks } from '#server/outbox/erase-links.ts'
import { writeHtml } from '#server/outbox/letters/compose-letter.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { RemovalList } from '#server/platform/database/suppressions.ts'
import { goneReason, type Tables } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'
import { eraseAddress } from '#server/privacy/erase-address.ts'
import { createEraseRequests } from '#server/privacy/erase-requests.ts'

export interface ErasureParts {
  readonly settings: Pick<Settings, 'smtp' | 'siteUrl' | 'privacyEmail'>
  readonly database: Database
  /** A reading connection whose queries keep no visitor waiting. */
  readonly reader: Database
  /** The list of removed addresses, which is written before a visitor is told of the erasure. */
  readonly removals: RemovalList
  readonly clock: Clock
  readonly log: Log
  /** Called when a letter waits in the outbox. */
  readonly notify: () => void
}

/** Erasure of the data of an address: a letter to it first, then the link in that letter. */
export interface Erasure {
  /**
   * Saves the request; an address with data gets the letter a moment later. The answer is the same for known and
   * unknown addresses, and comes before any search.
   */
  accept(posted: URLSearchParams): Promise<FormAnswer>
  hasReceipt(receipt: string): Promise<boolean>
  /** True while the link with this token works. Does not use it up. */
  isGood(token: string): Promise<boolean>
  /**
   * Erases the data that the link is for. False when the link is used, expired or unknown.
   * @throws NotListed when the data is erased, but a restore would bring it back
   */
  use(token: string): Promise<boolean>
}

/** An erasure with its background work. */
export interface ErasureService extends Erasure {
  start(): void
  /** Works on all waiting requests now. */
  complete(): Promise<void>
  stop(): Promise<void>
}

/** The same receipt for all requests, so that it reveals nothing about the address. */
export const askedReceipt = 'asked'

/** Lets people erase the data of their address, after a letter to it. */
export function createErasure(parts: ErasureParts): ErasureService {
  const { settings, database, reader, removals, clock, log, notify } = parts
  const links = createEraseLinks(database)
  const requests = createEraseRequests({ database, reader, clock, log, prepare: prepareLetters, done: notify })
  return {
    start: requests.start,
    stop: requests.stop,
    complete: requests.complete,

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
        const isTaken = await requests.add((values['email'] ?? '').toLowerCase())
        if (!isTaken) return { state: 'failed', values, message: tooMany }
        log.info('erasure asked for')
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

  /** Creates a link for each address; those with free links keep it and get a letter. */
  async function prepareLetters(emails: readonly string[]) {
    const drawn = new Map<string, Awaited<ReturnType<typeof links.draw>>>()
    for (const email of emails) drawn.set(email, await links.draw())
    const small = [new URL(settings.siteUrl).host]
    return async (transaction: Transaction<Tables>, email: string) => {
      const now = clock.now()
      const link = drawn.get(email)
      if (link === undefined || !(await links.isFree(transaction, email, now))) return
      const { subject, text, blocks } = eraseLetter(tokenLink(eraseForm.path, link.token, settings.siteUrl), linkHours)
      const html = writeHtml({ wordmark: product, title: subject, blocks, small })
      await links.keep(transaction, link.id, email, now)
      await queueLetter(transaction, { kind: letterKind.eraseLink, key: link.id, email, subject, text, html }, now)
    }
  }
}
