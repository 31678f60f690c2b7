import { encode, type ReplyEvent } from '#chat/wire.ts'
import { earlierField, earlierLimits, questionField, questionRule } from '#content/pages/chat.ts'
import type { Locals } from '#server/endpoints/locals.ts'
import { prefersJson } from '#server/http/negotiation.ts'

/** What a question's page needs of its request. */
interface Context {
  readonly request: Request
  readonly locals: Locals
}

/** A question that was posted, everything that came of it, and the status of the page that shows it. */
export interface Replied {
  readonly question: string
  /** What the page said was asked before, unread. */
  readonly earlier: readonly string[]
  readonly pieces: readonly ReplyEvent[]
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/**
 * One visit to the page: nothing for a GET, and the whole reply to a plain POST. Returns a Response when that is the whole
 * answer: `{ question, pieces }` for who prefers JSON.
 */
export async function receiveQuestion(context: Context): Promise<Response | Replied | undefined> {
  if (context.request.method !== 'POST') return undefined
  const { signal } = context.request
  const asked = await askedIn(context.request)
  const { question } = asked
  const pieces = await Array.fromAsync(ask(context, asked, { stream: false, signal }))
  const { status, headers } = standing(pieces.at(-1))
  if (prefersJson(context.request.headers.get('accept'))) {
    return Response.json({ question, pieces }, { status, headers: { ...headers, vary: 'accept' } })
  }
  return { ...asked, pieces, status, headers }
}

/** The question that a link to the page brings along for its field, as much as may be asked; empty without one. */
export function questionInLink({ request }: Pick<Context, 'request'>): string {
  const typed = new URL(request.url).searchParams.get(questionField) ?? ''
  return [...typed.toWellFormed().replace(/[^\P{Cc}\n]/gu, '')].slice(0, questionRule.most).join('')
}

/** The reply to a question as a stream of lines, one for each event. */
export async function streamReply(context: Context): Promise<Response> {
  const left = new AbortController()
  const signal = AbortSignal.any([context.request.signal, left.signal])
  const events = ask(context, await askedIn(context.request), { stream: true, signal })[Symbol.asyncIterator]()
  // The first event decides the status.
  const first = await events.next()
  // A generator that nobody reads from hears of no signal: it has to be ended, or what it holds is never given back.
  const end = () => void events.return?.()
  if (signal.aborted) end()
  else signal.addEventListener('abort', end)
  let held: typeof first | undefined = first
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = held ?? (await events.next())
      held = undefined
      if (done) controller.close()
      else controller.enqueue(encoder.encode(encode(value)))
    },
    cancel: () => left.abort(),
  })
  const { status, headers } = standing(first.value)
  return new Response(body, { status, headers: { ...streamHeaders, ...headers } })
}

// The second is for proxies that would collect the lines before they pass them on.
const streamHeaders = { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' }

const ask = (
  { locals: { services, visitor } }: Context,
  { question, earlier }: { question: string; earlier: readonly string[] },
  how: { stream: boolean; signal: AbortSignal },
) => services.answers.ask(question, { visitor, earlier, ...how })

async function askedIn(request: Request): Promise<{ question: string; earlier: string[] }> {
  const form = new URLSearchParams(await request.text())
  return { question: form.get(questionField) ?? '', earlier: bounded(form.getAll(earlierField)) }
}

const statuses = { question: 422, limit: 429, out: 503 } as const

/** The status that an event gives its reply, when it is the first or the last. */
function standing(event: ReplyEvent | undefined): Pick<Replied, 'status' | 'headers'> {
  if (event?.kind !== 'refused') return { status: 200, headers: {} }
  const { why, retryAfterSeconds: seconds } = event
  return { status: statuses[why], headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } }
}

const bounded = (sent: readonly string[]): string[] =>
  sent.filter(({ length }) => length <= earlierLimits.characters).slice(0, earlierLimits.turns)
