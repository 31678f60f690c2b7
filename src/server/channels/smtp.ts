import type { Channel } from '#server/channels/channel.ts'
import { writeLetter } from '#server/channels/letter.ts'
import { type MailSettings, mailerFrom } from '#server/channels/mailer.ts'

/** Sends the owner an e-mail for every submission. None when no mail server is set. */
export function smtpChannel(settings: MailSettings): Channel | undefined {
  const mailer = mailerFrom(settings)
  if (mailer === undefined) return undefined
  const to = settings.leadsTo.map((address) => ({ name: '', address }))
  return {
    name: 'smtp',
    takes: () => true,
    async deliver(submission, context) {
      const { subject, text, replyTo } = writeLetter(submission)
      await mailer.send({ to, ...(replyTo && { replyTo }), subject, text }, context)
    },
  }
}
