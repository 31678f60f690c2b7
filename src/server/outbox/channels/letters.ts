import { type Channel, FinalRefusal } from '#server/outbox/channels/channel.ts'
import { type Mail, type MailSettings, mailerFrom, noLongerOwner } from '#server/outbox/channels/mailer.ts'
import { isAddress } from '#server/outbox/channels/owner-mail.ts'

/** Why the site writes to someone. Stands where a submission has its form. */
export const letterKind = {
  eraseLink: 'erase-link',
  announcement: 'announcement',
  digest: 'digest',
  confirm: 'confirm-subscription',
  autoreply: 'autoreply',
} as const
export type LetterKind = (typeof letterKind)[keyof typeof letterKind]

/** What the site itself writes to one address. It waits in the outbox like a submission, with these as its fields. */
export interface OwnLetter {
  readonly email: string
  readonly subject: string
  readonly text: string
  /** The same as HTML. */
  readonly html?: string
  /** Of a letter to many, the address at which its reader leaves the list. */
  readonly leave?: string
}

export const lettersChannelName = 'letters'

/** Mails the site's own letters to the addresses in them. None when no mail server is set. */
export function lettersChannel(settings: MailSettings): Channel | undefined {
  const mailer = mailerFrom(settings)
  if (mailer === undefined) return undefined
  return {
    name: lettersChannelName,
    // No form goes this way: who fills one in does not decide whom the site writes to.
    takes: () => false,
    async deliver({ form, fields: { email = '', subject = '', text = '', html, leave } }, context) {
      if (!isAddress(email)) throw new FinalRefusal('the letter has no address')
      if (form === letterKind.digest && !settings.leadsTo.includes(email)) throw new FinalRefusal(noLongerOwner)
      const letter: Omit<Mail, 'to'> = {
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(leave !== undefined && { leave }),
        automatic: form === letterKind.autoreply ? 'auto-replied' : 'auto-generated',
      }
      const { handOver, ...once } = context
      // A letter to many is rather lost than sent twice: of the one that a crash catches nobody knows.
      const isToMany = form === letterKind.announcement && handOver !== undefined
      await mailer.send({ to: [{ name: '', address: email }], ...letter }, isToMany ? context : once)
    },
  }
}
