import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** One try at delivering a letter, as its receiver saw it. */
export interface Try {
  /** The idempotency key, with which the Message-ID starts. */
  readonly key: string
  /** The recipient. */
  readonly to: string
  /** The load generator's mark in the letter. */
  readonly token: string
  /** Page and token of the link in the letter, like `erase?token=…`; empty without a link. */
  readonly link: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly accepted: boolean
}

export interface RecordingMailServer {
  readonly port: number
  readonly tries: readonly Try[]
  stop(): Promise<void>
}

/**
 * A mail server that records every try.
 * @param slowMs milliseconds it takes over each letter
 * @param refused share of the letters, from 0 to 1, that it refuses once with a temporary error
 */
export async function startRecordingMailServer(slowMs: number, refused: number): Promise<RecordingMailServer> {
  const tries: Try[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    maxClients: 1_000,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const at = Date.now()
        const letter = Buffer.concat(chunks).toString()
        const key = /^Message-ID: <([^@>]+)@/im.exec(letter)?.[1] ?? ''
        const token = /token-\d+-\d+/.exec(letter)?.[0] ?? ''
        const link = /\w+\?token=[\w.-]+/.exec(letter.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? ''
        const accepted = isPatientWith(key, refused) || tries.some((earlier) => earlier.key === key)
        const to = envelope.rcptTo[0]?.address ?? ''
        tries.push({ key, to, token, link, at, accepted })
        const answer = accepted ? null : Object.assign(new Error('Later, please'), { responseCode: 451 })
        setTimeout(() => done(answer), slowMs)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    tries,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Random by letter, but the same for every try of one. */
const isPatientWith = (key: string, refused: number): boolean =>
  (createHash('sha256').update(key).digest()[0] ?? 0) >= refused * 256
