import { createTransport, type SendMailOptions } from 'nodemailer'
import { product } from '#content/site.ts'
import type { Settings } from '#server/config/settings.ts'
import { type DeliveryContext, FinalRefusal } from '#server/outbox/channels/channel.ts'

export type MailSettings = Pick<Settings, 'smtp' | 'mailFrom' | 'leadsTo'>

/** Recipients as objects, so that a comma in a name makes no second one. */
export interface Mail extends Pick<SendMailOptions, 'replyTo'> {
  readonly to: readonly { readonly name: string; readonly address: string }[]
  readonly subject: string
  readonly text: string
}

/** Why an address gets no more mail that is for owners. */
export const noLongerOwner = 'LEADS_TO no longer names this address'

export interface Mailer {
  /** @throws FinalRefusal for the server's last word on this letter, anything else when it may be tried again */
  send(mail: Mail, context: DeliveryContext): Promise<void>
}

/** Milliseconds without a word from the server. A whole try has a limit of its own, in the outbox. */
const timeouts = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** The mail server of the settings, with the site as sender; undefined when none is set. */
export function mailerFrom({ smtp, mailFrom, leadsTo }: MailSettings): Mailer | undefined {
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
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)

  return {
    async send({ to, ...mail }, { idempotencyKey, signal }) {
      try {
        await transport.sendMail({
          from,
          to: [...to],
          ...mail,
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
