import type { Transaction } from 'kysely'
import { confirmDays, confirmLetter } from '#content-model/pages/consent.ts'
import { routes } from '#content-model/routes.ts'
import { product } from '#content-model/site.ts'
import { confirmPath } from '#forms/consent/consent-rules.ts'
import { tokenLink } from '#forms/engine/token.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { composeLetter } from '#server/outbox/letters/compose-letter.ts'
import { postalAddress } from '#server/outbox/letters/postal-address.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'
import type { Tables } from '#server/platform/database/tables.ts'

export type LetterSettings = Pick<Settings, 'siteUrl' | 'officeStreet' | 'officeCity'>

const dayMs = 24 * 3_600_000
/** Name of the key that signs confirmation links; the id in a link is its sign-up's. */
export const confirmLinksKey = 'confirm-links'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface Asked {
  readonly submissionId: string
  readonly email: string
  /** Time of a sign-up that is asked back only now. */
  readonly earlier?: number
}

/** Letters with a link that confirms a sign-up. */
export interface ConfirmLetters {
  /** Creates the key of the links, which a transaction must not wait for. */
  prepare(): Promise<void>
  /** Puts a letter into the outbox. @returns false when this sign-up has one there */
  queue(transaction: Transaction<Tables>, asked: Asked, now: number): Promise<boolean>
}

export function createConfirmLetters(database: Database, settings: LetterSettings): ConfirmLetters {
  const links = createSignedIds(database, confirmLinksKey)
  return {
    async prepare() {
      await links.sign('')
    },

    async queue(transaction, { submissionId, email, earlier }, now) {
      const href = tokenLink(confirmPath, await links.sign(submissionId), settings.siteUrl)
      const { subject, text, button, until, not, keep } = confirmLetter
      const address = postalAddress(settings)
      const letter = composeLetter({
        wordmark: product,
        title: subject,
        blocks: [
          earlier === undefined ? text : confirmLetter.earlier(day.format(earlier)),
          { button, href },
          until(day.format(now + confirmDays * dayMs)),
          earlier === undefined ? not : keep,
        ],
        small: [
          ...(address === undefined ? [] : [address]),
          { label: 'Privacy policy', href: new URL(routes.privacy, settings.siteUrl).href },
        ],
      })
      return queueLetter(transaction, { kind: letterKind.confirm, key: submissionId, email, subject, ...letter }, now)
    },
  }
}
