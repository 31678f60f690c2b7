import type { Transaction } from 'kysely'
import { autoreply } from '#content-model/pages/consent.ts'
import { product } from '#content-model/site.ts'
import { beta } from '#forms/beta/beta-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { erase } from '#forms/erase/erase-rules.ts'
import { quote } from '#forms/quote/quote-rules.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { composeLetter } from '#server/outbox/letters/compose-letter.ts'
import { postalAddress } from '#server/outbox/letters/postal-address.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** Forms whose sender gets a personal answer. */
const answered: readonly string[] = [contact.name, beta.name, quote.name]

const dayMs = 24 * 3_600_000

/** Addresses of programs: they might answer an autoreply, without end (RFC 3834, section 2). */
const automatic = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|owner-.*|.*-request|.*-bounces?)@/i

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export type AutoreplySettings = Pick<
  Settings,
  'autoreply' | 'smtp' | 'leadsTo' | 'mailFrom' | 'siteUrl' | 'officeStreet' | 'officeCity'
>

/** Confirms to a visitor that a message arrived. */
export type Autoreply = (
  transaction: Transaction<Tables>,
  lead: { readonly id: string; readonly form: string; readonly email: string },
  now: number,
) => Promise<void>

/**
 * Makes the function that writes a short letter to a lead's sender. It quotes nothing of the lead, so that it can't be
 * used to send words to third parties, and an address gets one a day at most.
 */
export function createAutoreply(settings: AutoreplySettings): Autoreply {
  if (!settings.autoreply || settings.smtp === undefined) return async () => {}
  const own = new Set([...settings.leadsTo, settings.mailFrom?.address ?? ''].map((address) => address.toLowerCase()))
  return async (transaction, { id: leadId, form, email: typed }, now) => {
    const email = typed.toLowerCase()
    if (!answered.includes(form) || email === '' || own.has(email) || automatic.test(email)) return
    const bounced = transaction.selectFrom('bounces').select('email').where('email', '=', email)
    const before = transaction
      .selectFrom('letters')
      .select('id')
      .where('kind', '=', letterKind.autoreply)
      .where('recipient', '=', email)
      .where('created_at', '>', stamp(now - dayMs))
    if ((await bounced.executeTakeFirst()) !== undefined || (await before.executeTakeFirst()) !== undefined) return
    // The key admits one letter when two posts arrive at the same moment.
    const key = `${stamp(now).slice(0, 10)}:${email}`
    const letter = { kind: letterKind.autoreply, key, leadId, email, ...writeAutoreply(settings, now) }
    await queueLetter(transaction, letter, now)
  }
}

function writeAutoreply(settings: AutoreplySettings, now: number) {
  const { subject, arrived, nobody, erase: erasing, button } = autoreply
  const address = postalAddress(settings)
  const parts = composeLetter({
    wordmark: product,
    title: subject,
    blocks: [
      arrived(day.format(now), stamp(now).slice(11, 16)),
      nobody,
      erasing,
      { button, href: new URL(erase.path, settings.siteUrl).href },
    ],
    small: address === undefined ? [] : [address],
  })
  return { subject, ...parts }
}
