import { Transform } from 'node:stream'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { product } from '#content-model/site.ts'
import { lazy } from '#language/lazy.ts'
import { Bounced, type DeliveryContext, FinalRefusal } from '#server/outbox/channels/channel.ts'
import type { Settings } from '#server/platform/config/settings.ts'

export type MailSettings = Pick<Settings, 'smtp' | 'mailFrom' | 'leadsTo'>

/** Recipients are objects, because a comma in a name would make a second recipient of a string. */
export interface Mail extends Pick<SendMailOptions, 'replyTo'> {
  readonly to: readonly { readonly name: string; readonly address: string }[]
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** The address at which the reader of a broadcast leaves the list. */
  readonly leave?: string
  /** RFC 3834, section 5; `auto-generated` unless told. */
  readonly automatic?: 'auto-generated' | 'auto-replied'
}

/** The error of a delivery whose address has left the owners of the settings. */
export const noLongerOwner = 'LEADS_TO no longer names this address'

export interface Mailer {
  /** @throws FinalRefusal when the server refuses this letter for good, another error when it may be tried again */
  send(mail: Mail, context: DeliveryContext): Promise<void>
}

/** Milliseconds of silence from the server. The outbox limits a whole try. */
const timeouts = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** The mail server of the settings, with the site as sender; undefined when none is set. */
export function mailerFrom({ smtp, mailFrom, leadsTo }: MailSettings): Mailer | undefined {
  const [owner] = leadsTo
  if (smtp === undefined || owner === undefined) return undefined
  const opened = lazy(() => openTransport(smtp))
  const from = { name: mailFrom?.name || product, address: mailFrom?.address ?? owner }
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)

  return {
    async send({ to, leave, automatic = 'auto-generated', ...mail }, { idempotencyKey, signal, handOver }) {
      const transport = await opened()
      try {
        await transport.sendMail({
          from,
          to: [...to],
          ...mail,
          // Mail servers and programs drop a second copy with the same id.
          messageId: `<${idempotencyKey}@${domain}>`,
          headers: { 'Auto-Submitted': automatic, ...leaveHeaders(leave) },
          xMailer: false,
          signal,
          ...(handOver && { beforeEnd: handOver }),
        })
      } catch (error) {
        if (!isFinal(error)) throw error
        throw new (isBounce(error) ? Bounced : FinalRefusal)(error.message, { cause: error })
      }
    },
  }
}

/** Loads nodemailer with the first letter: no page needs it. */
async function openTransport({ auth, ...server }: NonNullable<Settings['smtp']>): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...server,
    ...(auth && { auth: { ...auth } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', holdTheEnd)
  return transport
}

/** A mail with a step to take before its last line is sent. */
interface Held {
  readonly beforeEnd?: () => Promise<void>
}

/** Lets a mail's stream end only after `beforeEnd`: servers accept no mail whose stream has not ended. */
const holdTheEnd: Parameters<Transporter['use']>[1] = (mail, done) => {
  const { beforeEnd } = mail.data as Held
  if (beforeEnd) {
    mail.message.transform(
      () =>
        new Transform({
          transform: (chunk, _encoding, next) => next(null, chunk),
          flush: (end) => void beforeEnd().then(() => end(), end),
        }),
    )
  }
  done()
}

/** RFC 2369; leaving by one click (RFC 8058) needs an https address. */
const leaveHeaders = (leave: string | undefined): Record<string, string> => ({
  ...(leave !== undefined && { 'List-Unsubscribe': `<${leave}>` }),
  ...(leave?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** True where the address itself is unknown or closed (RFC 3463, sections 3.2 and 3.3), not the letter refused. */
function isBounce(error: Error): boolean {
  if (!('command' in error) || error.command !== 'RCPT TO') return false
  const [, code] = /\b(5\.\d{1,3}\.\d{1,3})\b/.exec(error.message) ?? []
  if (code !== undefined) return code.startsWith('5.1.') || code === '5.2.1'
  return 'responseCode' in error && [550, 551, 553].includes(Number(error.responseCode))
}

// Commands whose refusal is about the recipient or the letter; earlier ones are about our set-up.
const finalCommands = ['RCPT TO', 'DATA']
// 503 is a wrong order of commands, 530 a missing login, 552 a full mailbox: these can be corrected.
const mendable = [503, 530, 552]

/** True when the server refused this letter for good; false for faults of set-up or connection. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const code = Number(error.responseCode)
  if (code < 500 || mendable.includes(code) || !finalCommands.includes(String(error.command))) return false
  return !/gr[ae]y-?list|try again|temporar/i.test(error.message)
}
