import { questionField } from '#content/chat.ts'
import type { Piece } from '#server/answers/reply.ts'
import type { SiteSearch } from '#server/answers/site-search.ts'
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
  readonly pieces: readonly Piece[]
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/**
 * One visit to the page: nothing for a GET, and the whole reply to a plain POST. Returns a Response when that is the whole
 * answer: `{ question, pieces }` for who prefers JSON.
 */
export async function receiveQuestion(context: Context, search: SiteSearch): Promise<Response | Replied | undefined> {
  if (context.request.method !== 'POST') return undefined
  const { signal } = context.request
  const question = await questionIn(context.request)
  const pieces: Piece[] = []
  for await (const piece of ask(context, question, { search, stream: false, signal })) pieces.push(piece)
  const { status, headers } = standing(pieces.at(-1))
  if (prefersJson(context.request.headers.get('accept'))) {
    return Response.json({ question, pieces }, { status, headers: { ...headers, vary: 'accept' } })
  }
  return { question, pieces, status, headers }
}

/**
 * The reply to a question as a stream of lines.
 *
 * @param write makes a line of a piece, line break included
 */
export async function streamReply(
  context: Context,
  search: SiteSearch,
  write: (piece: Piece) => string,
): Promise<Response> {
  const left = new AbortController()
  const signal = AbortSignal.any([context.request.signal, left.signal])
  const question = await questionIn(context.request)
  const pieces = ask(context, question, { search, stream: true, signal })[Symbol.asyncIterator]()
  // The first piece decides the status.
  const first = await pieces.next()
  // A generator that nobody reads from hears of no signal: it has to be ended, or what it holds is never given back.
  const end = () => void pieces.return?.()
  if (signal.aborted) end()
  else signal.addEventListener('abort', end)
  let held: typeof first | undefined = first
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = held ?? (await pieces.next())
      held = undefined
      if (done) controller.close()
      else controller.enqueue(encoder.encode(write(value)))
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
  question: string,
  how: { search: SiteSearch; stream: boolean; signal: AbortSignal },
) => services.answers.ask(question, { visitor, ...how })

const questionIn = async (request: Request): Promise<string> =>
  new URLSearchParams(await request.text()).get(questionField) ?? ''

const statuses = { question: 422, limit: 429, out: 503 } as const

/** The status that a piece gives its reply, when it is the first or the last. */
function standing(piece: Piece | undefined): Pick<Replied, 'status' | 'headers'> {
  if (piece?.kind !== 'refused') return { status: 200, headers: {} }
  const { why, retryAfterSeconds: seconds } = piece
  return { status: statuses[why], headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } }
}
