import { type Answer, failures, tooLong } from '#forms/engine/answer.ts'
import { type Form, readValues } from '#forms/engine/form.ts'
import type { Start } from '#forms/engine/start.ts'
import type { Locals } from '#server/endpoints/locals.ts'
import { bodyLimit } from '#server/http/form-body.ts'
import { prefersJson } from '#server/http/negotiation.ts'

/** What a form's page needs of its request. */
export interface Context {
  readonly request: Request
  readonly url: URL
  readonly locals: Omit<Locals, 'services'> & {
    readonly services: Pick<Locals['services'], 'submissions' | 'erasure' | 'limits'>
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
type Taker = Locals['services']['submissions']

/**
 * One visit to a form's page. A GET shows the form (or the thanks, for a receipt that was really given); a POST saves it.
 * Returns a Response when that is the whole answer: JSON for the island, a redirect after success for a plain POST.
 */
export async function receive(form: Form, context: Context, taker?: Taker): Promise<Response | Shown> {
  const { request, url, locals } = context
  const submissions = taker ?? locals.services.submissions
  if (request.method !== 'POST') {
    const receipt = url.searchParams.get(receiptParameter)
    const accepted = receipt !== null && (await submissions.hasReceipt(form, receipt))
    return shown({ accepted }, 200)
  }
  const { answer, status, headers } = await answerPost(form, await request.text(), locals, submissions)
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
const contentTooLarge = 413

/**
 * Takes one post of a form: from the visitor's allowance first, then into the database. One that is too long gets its
 * words back.
 *
 * @param body as it was sent, in percent-encoding
 */
export async function answerPost(
  form: Form,
  body: string,
  { services, visitor }: Context['locals'],
  taker: Taker = services.submissions,
) {
  const posted = new URLSearchParams(body)
  const isLong = Buffer.byteLength(body) > bodyLimit
  const allowance = await services.limits.takePost(visitor)
  if (!allowance.allowed) {
    // A page with a quarter megabyte of words takes a fifth of a second: not what a flood should get.
    const values = isLong ? {} : readValues(form, posted)
    const answer: Answer = { state: 'failed', values, message: failures.flood }
    return { answer, status: tooMany, headers: { 'retry-after': String(allowance.retryAfterSeconds) } }
  }
  if (isLong) {
    const message = tooLong(longestPart(form, posted))
    const answer: Answer = { state: 'failed', values: readValues(form, posted), message }
    return { answer, status: contentTooLarge, headers: {} }
  }
  const answer = await taker.accept(form, posted)
  return { answer, status: statuses[answer.state], headers: {} }
}

/** What is longest in a post, in words: a field of the form, or else the form. */
function longestPart(form: Form, posted: URLSearchParams): string {
  let [longest, most] = ['', 0]
  for (const [name, { length }] of posted) if (length > most) [longest, most] = [name, length]
  if (form.multiline.includes(longest)) return 'message'
  return form.fields.includes(longest) ? longest.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : 'form'
}

/** Every showing is a form instance of its own: a resend of the same one is saved once. */
function shown(start: Start, status: number, headers: Record<string, string> = {}): Shown {
  return { start: { ...start, submission: crypto.randomUUID() }, status, headers }
}
