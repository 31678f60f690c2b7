import { IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { Transform } from 'node:stream'
import type { Locals } from '#server/web/on-demand/locals.ts'

/** The `handler` of a build's server/entry.mjs. It calls `next` when no page on demand has the address. */
export type AstroHandler = (
  request: IncomingMessage,
  answer: AstroAnswer,
  next: (error?: unknown) => void,
  locals: Locals,
) => Promise<void>

/**
 * Stands in for the response that Astro writes to, so that the server sees a page before the visitor does and can send
 * it like any other.
 */
export class AstroAnswer extends Transform {
  /** Read by Astro, to stop rendering when the visitor leaves. */
  readonly req: IncomingMessage
  statusCode = 200
  statusMessage = ''
  headers: OutgoingHttpHeaders = {}
  headersSent = false

  constructor(request: IncomingMessage) {
    super({
      transform: (chunk, _encoding, done) => {
        this.#begin()
        done(null, chunk)
      },
      flush: (done) => {
        this.#begin()
        done()
      },
    })
    this.req = request
    // The reader of the body handles both errors: a disconnected visitor, and a page that failed half-way.
    this.on('error', () => {})
  }

  writeHead(status: number, reasonOrHeaders?: string | OutgoingHttpHeaders, headers?: OutgoingHttpHeaders): this {
    this.statusCode = status
    this.headers = (typeof reasonOrHeaders === 'object' ? reasonOrHeaders : headers) ?? {}
    this.#begin()
    return this
  }

  #begin() {
    if (this.headersSent) return
    this.headersSent = true
    this.emit('head')
  }
}

/** The parts of a request that Astro needs. Its connection tells when it ended. */
export interface AskedOfAstro extends Pick<IncomingMessage, 'headers' | 'socket'> {
  readonly url: string | undefined
}

/** A request for a page. It is a GET in any case: a posted form has been read, and is in the locals. */
export const requestFor = ({ url, headers, socket }: AskedOfAstro): IncomingMessage =>
  Object.assign(new IncomingMessage(socket), { method: 'GET', url, headers })

/**
 * Lets Astro render a page.
 *
 * @returns its response as soon as the status is known, or undefined when Astro has no such page
 * @throws Astro's error, also when it ends without a response
 */
export function askAstro(handler: AstroHandler, asked: AskedOfAstro, locals: Locals): Promise<AstroAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const request = requestFor(asked)
    const answer = new AstroAnswer(request)
    answer.once('head', () => resolve(answer))
    const next = (error?: unknown) => (error === undefined ? resolve(undefined) : reject(error))
    handler(request, answer, next, locals).then(() => reject(new Error('Astro ended without an answer')), reject)
  })
}
