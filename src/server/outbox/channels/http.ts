import { product } from '#content-model/site.ts'
import { FinalRefusal, RetryLater } from '#server/outbox/channels/channel.ts'
import { boundedFetch } from '#server/platform/bounded-fetch.ts'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** The receiver's address, as the operator set it. */
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  /** Covers the whole exchange: name look-up, connection, request, answer. The outbox gives a try 20 seconds. */
  readonly signal: AbortSignal
}

export interface HttpAnswer {
  readonly status: number
  readonly retryAfter: string | undefined
  /** The body. Empty when `wantsBody` is false, or the body did not arrive whole. */
  readonly text: string
}

/** Bytes of an answer that are read; no receiver needs more. */
export const bodyLimit = 64 * 1024
/** Milliseconds that an unread body may take to end before its connection is cut. */
const bodyEndMs = 500

/** RFC 9110, section 10.1.5, allows a token; the product's name may have other signs. */
export const userAgent = `${product.replace(/[^\w.-]+/g, '') || 'site'}/1.0`

/**
 * One exchange with a receiver, on a connection of its own.
 * @param wantsBody asks for the body; otherwise the answer counts as soon as its head is here
 * @throws the cause of a failed exchange, never quoting the request
 */
export async function exchange(request: HttpRequest, wantsBody = false): Promise<HttpAnswer> {
  const over = new AbortController()
  const headers = { 'user-agent': userAgent, ...request.headers, connection: 'close' }
  const signal = AbortSignal.any([request.signal, over.signal])
  const response = await boundedFetch(request.url, { ...request, headers, signal }, bodyLimit).catch((error) => {
    throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error
  })
  // Time for a short body to end, so that the receiver is not cut off in the middle of its work.
  const cutTimer = wantsBody ? undefined : setTimeout(() => over.abort(), bodyEndMs)
  const body = await response.text().catch(() => '')
  clearTimeout(cutTimer)
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after') ?? undefined,
    text: wantsBody ? body : '',
  }
}

/** Refusals that may pass by themselves: timeout, too early, too many requests. */
const passing = [408, 425, 429]

/**
 * The delivery's error for an answer other than success: other 4xx are final (410 by definition); the rest is tried
 * again, a redirect included, since the operator can correct the address.
 * @param now milliseconds since 1970, to measure a date in Retry-After
 */
export function failure({ status, retryAfter }: HttpAnswer, now = Date.now()): Error {
  const words = `the receiver answered ${status}${status >= 300 && status < 400 ? ', a redirect, which is not followed' : ''}`
  if (status >= 400 && status < 500 && !passing.includes(status)) return new FinalRefusal(words)
  const seconds = secondsOf(retryAfter, now)
  return seconds === undefined ? new Error(words) : new RetryLater(words, seconds)
}

/** Retry-After in seconds, from either of its two forms: a number of seconds, or a date. */
export function secondsOf(retryAfter: string | undefined, now: number): number | undefined {
  const text = retryAfter?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // HTTP's date form begins with the day's name; Date.parse alone takes nearly anything.
  const date = /^[A-Z][a-z]+, .*GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1_000))
}
