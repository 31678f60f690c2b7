import { Readable } from 'node:stream'
import { encode, type ReplyEvent } from '#chat/wire.ts'
import { earlierField, earlierLimits, questionField, questionRule } from '#content-model/pages/chat-page.ts'
import type { Posted } from '#server/web/http/form-body.ts'
import { type LocalsOf, type PageOf, type PostResult, sendUnder } from '#server/web/on-demand/locals.ts'

/** A posted question, and the events of its reply. */
interface Replied {
  readonly question: string
  /** Earlier questions, as the page sent them, without any check. */
  readonly earlier: readonly string[]
  readonly pieces: readonly ReplyEvent[]
}

export async function receiveQuestion(
  posted: Posted,
  locals: LocalsOf<'answers'>,
  signal: AbortSignal,
): Promise<PostResult & { readonly json: Omit<Replied, 'earlier'> }> {
  const asked = askedIn(posted)
  const pieces = await Array.fromAsync(ask(asked, locals, { stream: false, signal }))
  return { json: { question: asked.question, pieces }, ...standing(pieces.at(-1)) }
}

/**
 * One visit to the page: undefined for a GET, and the whole reply to a plain POST.
 * @param page its response gets the status and the headers
 */
export async function showReply({ request, locals, response }: PageOf<'answers'>): Promise<Replied | undefined> {
  const { posted } = locals
  if (!posted) return undefined
  const { json, ...received } = await receiveQuestion(posted, locals, request.signal)
  sendUnder(response, received)
  return { ...json, earlier: askedIn(posted).earlier }
}

/** The question in a link to the page, for its field, cut to the limit; empty without one. */
export function questionInLink({ url }: { readonly url: URL }): string {
  const typed = url.searchParams.get(questionField) ?? ''
  return [...typed.toWellFormed().replace(/[^\P{Cc}\n]/gu, '')].slice(0, questionRule.most).join('')
}

/** A reply that is sent while it is written. */
interface StreamedReply extends Omit<PostResult, 'json'> {
  /** A line for each event. */
  readonly lines: Readable
}

/**
 * Begins to reply to a question. The first event decides the status.
 * @param signal ends the reply at any point
 */
export async function streamReply(
  posted: Posted,
  locals: LocalsOf<'answers'>,
  signal: AbortSignal,
): Promise<StreamedReply> {
  const events = ask(askedIn(posted), locals, { stream: true, signal })[Symbol.asyncIterator]()
  const first = await events.next()
  // A generator without a reader does not notice the signal: it has to be ended, or its resources are never released.
  const end = () => void events.return?.()
  if (signal.aborted) end()
  else signal.addEventListener('abort', end)
  async function* lines() {
    for (let next = first; !next.done; next = await events.next()) yield encode(next.value)
  }
  const { status, headers } = standing(first.value)
  return { status, headers: { ...streamHeaders, ...headers }, lines: Readable.from(lines()) }
}

// The second header is for proxies, which would buffer the lines.
const streamHeaders = { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' }

interface Asked {
  readonly question: string
  readonly earlier: readonly string[]
}

const ask = (
  { question, earlier }: Asked,
  { services, visitor }: LocalsOf<'answers'>,
  how: { stream: boolean; signal: AbortSignal },
) => services.answers.ask(question, { visitor, earlier, ...how })

const askedIn = ({ fields }: Posted): Asked => ({
  question: fields.get(questionField) ?? '',
  earlier: bounded(fields.getAll(earlierField)),
})

const statuses = { question: 422, limit: 429, out: 503 } as const

/** The status of a reply by its event, if that is the first or the last. */
function standing(event: ReplyEvent | undefined): Omit<PostResult, 'json'> {
  if (event?.kind !== 'refused') return { status: 200, headers: {} }
  const { why, retryAfterSeconds: seconds } = event
  return { status: statuses[why], headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } }
}

const bounded = (sent: readonly string[]): string[] =>
  sent.filter(({ length }) => length <= earlierLimits.characters).slice(0, earlierLimits.turns)
