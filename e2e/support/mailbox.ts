import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  from: string
  to: string[]
  /** The message as sent, headers included. */
  text: string
}

export interface Mailbox {
  /** The value for the setting SMTP_URL. */
  url: string
  mails: Mail[]
  close(): Promise<void>
}

/** A mail server that keeps its messages. `refuse` is the number of first messages that it rejects. */
export async function openMailbox({ refuse = 0 } = {}): Promise<Mailbox> {
  const mails: Mail[] = []
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        if (refused < refuse) {
          refused++
          answer(Object.assign(new Error('Come back later'), { responseCode: 451 }))
          return
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push({ from, to, text: Buffer.concat(chunks).toString() })
        answer()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address: AddressInfo | string | null = server.server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${actual}`,
    mails,
    close: () => new Promise((done) => server.close(done)),
  }
}
