import { type Answer, failures, tooLong } from '#forms/engine/answer.ts'
import { carryField } from '#forms/engine/carry.ts'
import { type Form, parseForm, readGiven, readValues } from '#forms/engine/form.ts'
import type { Start } from '#forms/engine/start.ts'
import type { Locals } from '#server/endpoints/locals.ts'
import { bodyLimit } from '#server/http/form-body.ts'
import { prefersJson } from '#server/http/negotiation.ts'

/** What a form's page hands over of itself: the part of the `Astro` global that is used here. */
export interface PageContext {
  readonly request: Request
  readonly url: URL
  readonly locals: Omit<Locals, 'services'> & {
    readonly services: Pick<Locals['services'], 'submissions' | 'erasure' | 'limits'>
  }
  /** Status and headers that the page is sent under. */
  readonly response: { status?: number; readonly headers: Headers }
}

const receiptParameter = 'receipt'

/** What takes the posts of one form. */
interface Taker {
  /** Never throws. */
  accept(posted: URLSearchParams, sentFrom?: string): Promise<Answer>
  /** True when this receipt was given for a post that was accepted. */
  hasReceipt(receipt: string): Promise<boolean>
  /** What comes after an accepted post, where the thanks do not say it. */
  readonly note?: string | undefined
  /** Which of the visitor's allowances a post is taken from; that of forms, unless told. */
  readonly allowance?: Parameters<Locals['services']['limits']['take']>[1]
}

/** Saves the posts of a form as submissions. */
const submissionsOf = (form: Form, { submissions }: Pick<Locals['services'], 'submissions'>): Taker => ({
  accept: (posted, sentFrom) => submissions.accept(form, posted, sentFrom),
  hasReceipt: (receipt) => submissions.hasReceipt(form, receipt),
  get note() {
    return submissions.noteOf(form)
  },
})

/**
 * One visit to a form's page. A GET shows the form (or the thanks, for a receipt that was
 * really given); a POST saves it, unless it only brings something along: then the form is shown with that.
 *
 * @param page its response gets the status and the headers, where the page is shown
 * @param taker takes the posts; without one they are saved as submissions
 * @returns where the form on the page starts. Or a Response, which is then the whole answer and nothing is rendered: JSON
 * for the island, a redirect after success for a plain POST
 */
export async function receive(
  form: Form,
  page: PageContext,
  taker: Taker = submissionsOf(form, page.locals.services),
): Promise<Response | Start> {
  const { request, url, locals, response } = page
  if (request.method !== 'POST') {
    const receipt = url.searchParams.get(receiptParameter)
    if (receipt === null || !(await taker.hasReceipt(receipt))) return instance({ accepted: false })
    return instance({ accepted: true, note: taker.note })
  }
  const body = await request.text()
  const posted = new URLSearchParams(Buffer.byteLength(body) > bodyLimit ? '' : body)
  if (posted.has(carryField)) {
    const refusal = await refusedAsFlood(locals, taker)
    if (!refusal) return instance({ values: readGiven(form, posted) })
    response.status = tooMany
    response.headers.set('retry-after', refusal['retry-after'])
    return instance({ values: readGiven(form, posted), message: failures.flood })
  }
  const { answer, status, headers } = await answerPost(form, body, locals, taker)
  if (prefersJson(request.headers.get('accept'))) return Response.json(answer, { status, headers })
  if (answer.state === 'accepted') {
    const thanks = new URL(form.path, url)
    thanks.searchParams.set(receiptParameter, answer.receipt)
    return new Response(null, { status: 303, headers: { location: thanks.pathname + thanks.search } })
  }
  response.status = status
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return instance(answer.state === 'refused' ? answer : { values: answer.values, message: answer.message })
}

const statuses = { accepted: 200, refused: 422, failed: 503 } as const
const tooMany = 429
const contentTooLarge = 413

interface PostAnswer {
  readonly answer: Answer
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Takes one post of a form: from the visitor's allowance first, then into the database. One that is too long gets its
 * words back. The rules of every post are here, whether its page receives it or the host answers in the page's stead.
 *
 * @param body as it was sent, in percent-encoding
 * @returns the answer, and the status and headers to send it under. Never throws
 */
export async function answerPost(
  form: Form,
  body: string,
  locals: PageContext['locals'],
  taker: Taker = submissionsOf(form, locals.services),
): Promise<PostAnswer> {
  const posted = new URLSearchParams(body)
  const isLong = Buffer.byteLength(body) > bodyLimit
  const refusal = await refusedAsFlood(locals, taker)
  if (refusal) {
    // Rendering a page with a quarter megabyte of text takes a fifth of a second, too much to spend on a flood.
    const values = isLong ? {} : readValues(form, posted)
    return { answer: { state: 'failed', values, message: failures.flood }, status: tooMany, headers: refusal }
  }
  if (isLong) {
    return { answer: refusedAsLong(form, posted), status: contentTooLarge, headers: {} }
  }
  const answer = await taker.accept(posted, locals.sentFrom)
  return { answer, status: statuses[answer.state], headers: {} }
}

/** Takes a post from the visitor's allowance; where none is left, the headers that say how long to wait. */
async function refusedAsFlood({ services, visitor }: PageContext['locals'], { allowance }: Taker) {
  const left = await services.limits.take(visitor, allowance)
  return left.allowed ? undefined : { 'retry-after': String(left.retryAfterSeconds) }
}

/**
 * Says at the longest field what is wrong with it, where the form's rules have a limit for it. Where they have none, or
 * something else is longest, such as what an extension adds, it is said of the form.
 */
function refusedAsLong(form: Form, posted: URLSearchParams): Answer {
  let [longest, most] = ['', 0]
  for (const [name, { length }] of posted) if (length > most) [longest, most] = [name, length]
  const parsed = parseForm(form, posted)
  if (!parsed.ok && Object.hasOwn(parsed.errors, longest))
    return { state: 'refused', values: parsed.values, errors: parsed.errors }
  const what = form.fields.includes(longest)
    ? longest.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : 'form'
  return { state: 'failed', values: readValues(form, posted), message: tooLong(what) }
}

/** Every showing is a form instance of its own: a resend of the same one is saved once. */
const instance = (start: Start): Start => ({ ...start, submission: crypto.randomUUID() })
