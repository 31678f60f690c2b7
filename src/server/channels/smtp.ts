import { createTransport } from 'nodemailer'
import { product } from '#content/site.ts'
import { type Channel, FinalRefusal } from '#server/channels/channel.ts'
import { writeLetter } from '#server/channels/letter.ts'
import type { Settings } from '#server/settings.ts'

type MailSettings = Pick<Settings, 'smtp' | 'mailFrom' | 'leadsTo'>

/** Milliseconds without a word from the server. A whole try has a limit of its own, in the outbox. */
const timeouts = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Sends the owner an e-mail for every submission. None when no mail server is set. */
export function smtpChannel({ smtp, mailFrom, leadsTo }: MailSettings): Channel | undefined {
  const [owner] = leadsTo
  if (smtp === undefined || owner === undefined) return undefined
  const { auth, ...server } = smtp
  const transport = createTransport({
    ...server,
    ...(auth && { auth: { ...auth } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const from = { name: mailFrom?.name || product, address: mailFrom?.address ?? owner }
  const to = leadsTo.map((address) => ({ name: '', address }))
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)

  return {
    name: 'smtp',
    takes: () => true,
    async deliver(submission, { idempotencyKey, signal }) {
      const { subject, text, replyTo } = writeLetter(submission)
      try {
        await transport.sendMail({
          from,
          to,
          ...(replyTo && { replyTo }),
          subject,
          text,
          // Mail servers and programs drop a second copy with the same id.
          messageId: `<${idempotencyKey}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          xMailer: false,
          signal,
        })
      } catch (error) {
        throw isFinal(error) ? new FinalRefusal(error.message, { cause: error }) : error
      }
    },
  }
}

// Refusals of the recipient or of the letter itself. What is refused before is our set-up: greeting, login, sender.
const lastWords = ['RCPT TO', 'DATA']
// 503 says that the conversation went wrong, 530 that a login is missing, 552 that the mailbox is full: people mend that.
const mendable = [503, 530, 552]

/** True for the server's last word on this letter, as opposed to trouble with the set-up or the way. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const code = Number(error.responseCode)
  if (code < 500 || mendable.includes(code) || !lastWords.includes(String(error.command))) return false
  return !/gr[ae]y-?list|try again|temporar/i.test(error.message)
}
