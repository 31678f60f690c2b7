import { type Channel, FinalRefusal, type Submission } from '#server/outbox/channels/channel.ts'
import { type Mail, type MailSettings, mailerFrom, noLongerOwner } from '#server/outbox/channels/mailer.ts'
import { isAddress } from '#server/outbox/channels/owner-mail.ts'
import { leaveLink, writeBroadcast } from '#server/outbox/letters/broadcast-letter.ts'
import { postalAddress } from '#server/outbox/letters/postal-address.ts'
import type { Settings } from '#server/platform/config/settings.ts'

/** Reasons for which the site writes letters. Stands where a submission has its form's name. */
export const letterKind = {
  eraseLink: 'erase-link',
  announcement: 'announcement',
  digest: 'digest',
  confirm: 'confirm-subscription',
  autoreply: 'autoreply',
} as const
export type LetterKind = (typeof letterKind)[keyof typeof letterKind]

/** A letter that the site itself writes to one address. It waits in the outbox like a submission, with these fields. */
export interface SystemLetter {
  readonly email: string
  readonly subject: string
  readonly text: string
  /** The same as HTML. */
  readonly html?: string
  /** Of a broadcast, the address at which its reader leaves the list. Former versions stored it beside the text. */
  readonly leave?: string
}

export const lettersChannelName = 'letters'

export type LettersSettings = MailSettings & Pick<Settings, 'siteUrl' | 'officeStreet' | 'officeCity'>

/** Mails the site's own letters to their addresses. Undefined when no mail server is set. */
export function lettersChannel(settings: LettersSettings): Channel | undefined {
  const mailer = mailerFrom(settings)
  if (mailer === undefined) return undefined

  function partsOf({ fields, broadcast }: Submission): Pick<Mail, 'subject' | 'text' | 'html' | 'leave'> {
    if (broadcast !== undefined) {
      const address = postalAddress(settings)
      // An error that is tried again: the letter waits until the operator has set them.
      if (address === undefined) throw new Error('OFFICE_STREET and OFFICE_CITY are not set')
      const { leaveToken, ...written } = broadcast
      const leave = leaveLink(leaveToken, settings.siteUrl)
      const sender = { siteUrl: settings.siteUrl, postalAddress: address }
      return { subject: written.subject, leave, ...writeBroadcast(written, leave, sender) }
    }
    const { subject, text, html, leave } = fields
    if (subject === undefined || text === undefined) throw new FinalRefusal('the text of the letter is gone')
    return { subject, text, ...(html !== undefined && { html }), ...(leave !== undefined && { leave }) }
  }

  return {
    name: lettersChannelName,
    // Forms never use this channel: a visitor must not decide whom the site writes to.
    takes: () => false,
    async deliver(submission, context) {
      const { form, fields } = submission
      const { email = '' } = fields
      if (!isAddress(email)) throw new FinalRefusal('the letter has no address')
      if (form === letterKind.digest && !settings.leadsTo.includes(email)) throw new FinalRefusal(noLongerOwner)
      const letter: Omit<Mail, 'to'> = {
        ...partsOf(submission),
        automatic: form === letterKind.autoreply ? 'auto-replied' : 'auto-generated',
      }
      const { handOver, ...once } = context
      // A broadcast's letter is sent at most once: after a crash the answer of the last one is unknown.
      const isToMany = form === letterKind.announcement && handOver !== undefined
      await mailer.send({ to: [{ name: '', address: email }], ...letter }, isToMany ? context : once)
    },
  }
}
