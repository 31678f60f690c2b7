import { product } from '#content-model/site.ts'
import { FinalRefusal, RetryLater } from '#server/outbox/channels/channel.ts'
import { boundedFetch } from '#server/platform/bounded-fetch.ts'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Where to, as the operator set it. */
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  /** Covers the whole exchange: name look-up, connection, request, answer. The outbox gives a try 20 seconds. */
  readonly signal: AbortSignal
}

export interface HttpAnswer {
  readonly status: number
  readonly retryAfter: string | undefined
  /** The body. Empty when `wantsBody` was not asked for, or it did not come whole. */
  readonly text: string
}

/** Bytes of an answer that are read; what comes after them is somebody's mistake or malice. */
export const bodyLimit = 64 * 1024
/** Milliseconds that a body nobody needs may take to end before its connection is cut. */
const goodbyeMs = 500

/** RFC 9110, section 10.1.5: a token, whatever the product is called. */
const userAgent = `${product.replace(/[^\w.-]+/g, '') || 'site'}/1.0`

/**
 * One exchange with a receiver, on a connection of its own.
 * @param wantsBody asks for the body; otherwise the answer counts as soon as its head is here
 * @throws what went wrong on the way, never quoting the request
 */
export async function exchange(request: HttpRequest, wantsBody = false): Promise<HttpAnswer> {
  const over = new AbortController()
  const headers = { 'user-agent': userAgent, ...request.headers, connection: 'close' }
  const signal = AbortSignal.any([request.signal, over.signal])
  const response = await boundedFetch(request.url, { ...request, headers, signal }, bodyLimit).catch((error) => {
    throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error
  })
  // A short body may end, so that the receiver is not cut off in the middle of its work.
  const goodbye = wantsBody ? undefined : setTimeout(() => over.abort(), goodbyeMs)
  const body = await response.text().catch(() => '')
  clearTimeout(goodbye)
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after') ?? undefined,
    text: wantsBody ? body : '',
  }
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
