import { type Channel, FinalRefusal } from '#server/channels/channel.ts'
import { writeLetter } from '#server/channels/letter.ts'
import { type MailSettings, mailerFrom, noLongerOwner } from '#server/channels/mailer.ts'

/**
 * Sends each owner an e-mail for every submission. Whoever `LEADS_TO` named when it was saved and names no longer gets
 * none: that delivery is refused. None when no mail server is set.
 */
export function smtpChannel(settings: MailSettings): Channel | undefined {
  const mailer = mailerFrom(settings)
  if (mailer === undefined) return undefined
  const owners = [...new Set(settings.leadsTo)]
  return {
    name: 'smtp',
    takes: () => true,
    recipients: () => owners,
    async deliver(submission, context) {
      const { recipient = null } = context
      if (recipient !== null && !owners.includes(recipient)) {
        throw new FinalRefusal(noLongerOwner)
      }
      const to = (recipient === null ? owners : [recipient]).map((address) => ({ name: '', address }))
      const { subject, text, replyTo } = writeLetter(submission)
      await mailer.send({ to, ...(replyTo && { replyTo }), subject, text }, context)
    },
  }
}
