import { carryField } from '#forms/engine/carry.ts'
import { type Form, parseForm, readGiven, readValues } from '#forms/engine/form.ts'
import { type FormAnswer, failures, tooLong } from '#forms/engine/form-answer.ts'
import type { FormStart } from '#forms/engine/form-start.ts'
import type { Services } from '#server/services.ts'
import type { Posted } from '#server/web/http/form-body.ts'
import { type LocalsOf, type PageOf, type PostResult, sendUnder } from '#server/web/on-demand/locals.ts'

const receiptParameter = 'receipt'

/** The handler of one form's posts. */
interface Handler {
  /** Never throws. */
  accept(posted: URLSearchParams, sentFrom?: string): Promise<FormAnswer>
  /** True when this receipt belongs to an accepted post. */
  hasReceipt(receipt: string): Promise<boolean>
  /** A note on the next step after an accepted post, if the thanks have none. */
  readonly note?: string | undefined
  /** The visitor's allowance that a post counts against; that of forms by default. */
  readonly allowance?: Parameters<Services['limits']['take']>[1]
}

const submissionsOf = (form: Form, { submissions }: Pick<Services, 'submissions'>): Handler => ({
  accept: (posted, sentFrom) => submissions.accept(form, posted, sentFrom),
  hasReceipt: (receipt) => submissions.hasReceipt(form, receipt),
  get note() {
    return submissions.noteOf(form)
  },
})

/**
 * One visit to a form's page. A GET shows the form (or the thanks, for a valid receipt); a POST saves it, unless it
 * only carries values for the fields: then the form is shown with them.
 *
 * @param page its response gets the status and the headers, where the page is shown
 * @param handler takes the posts; without one they are saved as submissions
 * @returns the initial state of the form on the page; or, after success, a redirect as the complete response
 */
export async function showForm(
  form: Form,
  { url, locals, response }: PageOf<'submissions' | 'limits'>,
  handler: Handler = submissionsOf(form, locals.services),
): Promise<Response | FormStart> {
  const { posted } = locals
  if (!posted) {
    const receipt = url.searchParams.get(receiptParameter)
    if (receipt === null || !(await handler.hasReceipt(receipt))) return instance({ accepted: false })
    return instance({ accepted: true, note: handler.note })
  }
  if (posted.fields.has(carryField) && !posted.isLong) {
    const values = readGiven(form, posted.fields)
    const refusal = await refusedAsFlood(locals, handler)
    if (!refusal) return instance({ values })
    sendUnder(response, { status: tooMany, headers: refusal })
    return instance({ values, message: failures.flood })
  }
  const { json: answer, ...received } = await receive(form, posted, locals, handler)
  if (answer.state === 'accepted') {
    const thanks = new URL(form.path, url)
    thanks.searchParams.set(receiptParameter, answer.receipt)
    return new Response(null, { status: 303, headers: { location: thanks.pathname + thanks.search } })
  }
  sendUnder(response, received)
  return instance(answer.state === 'refused' ? answer : { values: answer.values, message: answer.message })
}

const statuses = { accepted: 200, refused: 422, failed: 503 } as const
const tooMany = 429
const contentTooLarge = 413

/**
 * Takes one post of a form, for its page and for its island alike: counts it against the visitor's allowance first,
 * then saves it. A post that is too long gets its text back. Never throws.
 *
 * @param handler takes the post; without one it is saved as a submission
 */
export async function receive(
  form: Form,
  { fields, isLong }: Posted,
  locals: LocalsOf<'submissions' | 'limits'>,
  handler: Handler = submissionsOf(form, locals.services),
): Promise<PostResult & { readonly json: FormAnswer }> {
  // A flood of long texts is answered without them, since rendering them takes too long.
  const kept = () => (isLong ? {} : readValues(form, fields))
  const refusal = await refusedAsFlood(locals, handler)
  if (refusal) {
    return { json: { state: 'failed', values: kept(), message: failures.flood }, status: tooMany, headers: refusal }
  }
  if (isLong) return { json: refusedAsLong(form, fields), status: contentTooLarge, headers: {} }
  const json = await handler.accept(fields, locals.sentFrom)
  return { json, status: statuses[json.state], headers: {} }
}

/** Counts a post against the visitor's allowance; if none is left, returns the headers that say how long to wait. */
async function refusedAsFlood({ services, visitor }: LocalsOf<'limits'>, { allowance }: Handler) {
  const left = await services.limits.take(visitor, allowance)
  return left.allowed ? undefined : { 'retry-after': String(left.retryAfterSeconds) }
}

/**
 * Reports the error at the longest field, if the form's rules limit it. Otherwise, also when the longest field is an
 * extension's, it is reported for the form.
 */
function refusedAsLong(form: Form, posted: URLSearchParams): FormAnswer {
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

/** Every view of a form is an instance of its own: a second post of the same instance saves nothing. */
const instance = (start: FormStart): FormStart => ({ ...start, submission: crypto.randomUUID() })
