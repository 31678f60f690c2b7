import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { product } from '#content/site.ts'
import { FinalRefusal, RetryLater } from '#server/outbox/channels/channel.ts'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Where to, as the operator set it. A user and password in it become the Authorization header. */
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** Covers the whole exchange: name look-up, connection, request, answer. The outbox gives a try 20 seconds. */
  readonly signal: AbortSignal
}

export interface HttpAnswer {
  readonly status: number
  readonly retryAfter: string | undefined
  /** The body's beginning. Empty when `wantsBody` was not asked for. */
  readonly text: string
}

/** Bytes of an answer that are read; what comes after them is somebody's mistake or malice. */
export const bodyLimit = 64 * 1024
/** Milliseconds that a body nobody needs may take to end before its connection is cut. */
const goodbyeMs = 500

/**
 * One exchange with a receiver. No redirect is followed, so no answer can send a visitor's words to another address,
 * inside or outside; no proxy, no cookie, no decompression, and a connection of its own each time.
 * @param wantsBody asks for the body; otherwise the answer counts as soon as its head is here
 * @throws what went wrong on the way, never quoting the request
 */
export async function exchange(request: HttpRequest, wantsBody = false): Promise<HttpAnswer> {
  const response = await send(request)
  const head = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }
  if (wantsBody) return { ...head, text: await beginning(response) }
  await ended(response)
  return { ...head, text: '' }
}

/** RFC 9110, section 10.1.5: a token, whatever the product is called. */
const userAgent = `${product.replace(/[^\w.-]+/g, '') || 'site'}/1.0`

function send({ method, url, headers, body, signal }: HttpRequest): Promise<IncomingMessage> {
  const { request, Agent } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request(url, {
      method,
      // An agent of its own: the global one keeps connections and may be told of a proxy by the environment.
      agent: new Agent({ keepAlive: false }),
      headers: { 'user-agent': userAgent, ...headers, ...(body && { 'content-length': body.length }) },
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
}

async function beginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length >= bodyLimit) break
  }
  return Buffer.concat(chunks).subarray(0, bodyLimit).toString()
}

/** Lets a short body end, so that the receiver is not cut off in the middle of its work, and cuts a long one. */
function ended(response: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let length = 0
    const timer = setTimeout(() => response.destroy(), goodbyeMs)
    response
      .on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > bodyLimit) response.destroy()
      })
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(timer)
        resolve()
      })
  })
}

/** Refusals that time or the receiver's own recovery may turn: timeout, too early, too many. */
const passing = [408, 425, 429]

/**
 * What an answer other than success means for the delivery: other 4xx are the receiver's last word and end it at once
 * (410 says so by definition); the rest is tried again, a redirect included, which an operator mends in the settings.
 * @param now milliseconds since 1970, to tell how far away a date in Retry-After is
 */
export function failure({ status, retryAfter }: HttpAnswer, now = Date.now()): Error {
  const words = `the receiver answered ${status}${status >= 300 && status < 400 ? ', a redirect, which is not followed' : ''}`
  if (status >= 400 && status < 500 && !passing.includes(status)) return new FinalRefusal(words)
  const seconds = secondsOf(retryAfter, now)
  return seconds === undefined ? new Error(words) : new RetryLater(words, seconds)
}

/** Retry-After in its two forms: so many seconds, or a date. */
export function secondsOf(retryAfter: string | undefined, now: number): number | undefined {
  const text = retryAfter?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // HTTP's date form begins with the day's name; Date.parse alone takes nearly anything.
  const date = /^[A-Z][a-z]+, .*GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1_000))
}
