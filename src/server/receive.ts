import { type Answer, failures } from '#forms/answer.ts'
import { type Form, readValues } from '#forms/form.ts'
import type { Start } from '#forms/start.ts'
import type { House, Visitor } from '#server/house.ts'
import { prefersJson } from '#server/negotiation.ts'

/** What a form's page needs of its request. */
export interface Context {
  readonly request: Request
  readonly url: URL
  readonly locals: {
    house: Pick<House, 'submissions' | 'erasure'> & { limits: Pick<House['limits'], 'takePost'> }
    visitor: Visitor
  }
}

/** A form as its page shows it: where it starts, under which status. */
export interface Shown {
  readonly start: Start
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

const receiptParameter = 'receipt'

/** Who takes a form's posts. */
type Taker = House['submissions']

/**
 * One visit to a form's page. A GET shows the form (or the thanks, for a receipt that was really given); a POST saves it.
 * Returns a Response when that is the whole answer: JSON for the island, a redirect after success for a plain POST.
 */
export async function receive(form: Form, context: Context, taker?: Taker): Promise<Response | Shown> {
  const { request, url, locals } = context
  const submissions = taker ?? locals.house.submissions
  if (request.method !== 'POST') {
    const receipt = url.searchParams.get(receiptParameter)
    const accepted = receipt !== null && (await submissions.hasReceipt(form, receipt))
    return shown({ accepted }, 200)
  }
  const posted = new URLSearchParams(await request.text())
  const { answer, status, headers } = await answerPost(form, posted, locals, submissions)
  if (prefersJson(request.headers.get('accept'))) return Response.json(answer, { status, headers })
  if (answer.state === 'accepted') {
    const thanks = new URL(form.path, url)
    thanks.searchParams.set(receiptParameter, answer.receipt)
    return new Response(null, { status: 303, headers: { location: thanks.pathname + thanks.search } })
  }
  return shown(
    answer.state === 'refused' ? answer : { values: answer.values, message: answer.message },
    status,
    headers,
  )
}

const statuses = { accepted: 200, refused: 422, failed: 503 } as const
const tooMany = 429

/** Takes one post of a form: from the visitor's allowance first, then into the database. */
export async function answerPost(
  form: Form,
  posted: URLSearchParams,
  { house, visitor }: Context['locals'],
  taker: Taker = house.submissions,
) {
  const allowance = await house.limits.takePost(visitor)
  if (!allowance.allowed) {
    const answer: Answer = { state: 'failed', values: readValues(form, posted), message: failures.flood }
    return { answer, status: tooMany, headers: { 'retry-after': String(allowance.retryAfterSeconds) } }
  }
  const answer = await taker.accept(form, posted, visitor)
  return { answer, status: statuses[answer.state], headers: {} }
}

/** Every showing is a form instance of its own: a resend of the same one is saved once. */
function shown(start: Start, status: number, headers: Record<string, string> = {}): Shown {
  return { start: { ...start, submission: crypto.randomUUID() }, status, headers }
}
