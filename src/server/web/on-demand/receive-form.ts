import { carryField } from '#forms/engine/carry.ts'
import { type Form, parseForm, readGiven, readValues } from '#forms/engine/form.ts'
import { type FormAnswer, failures, tooLong } from '#forms/engine/form-answer.ts'
import type { FormStart } from '#forms/engine/form-start.ts'
import type { Services } from '#server/services.ts'
import type { Posted } from '#server/web/http/form-body.ts'
import { type LocalsOf, type PageOf, type PostResult, sendUnder } from '#server/web/on-demand/locals.ts'

const receiptParameter = 'receipt'

/** What takes the posts of one form. */
interface Handler {
  /** Never throws. */
  accept(posted: URLSearchParams, sentFrom?: string): Promise<FormAnswer>
  /** True when this receipt was given for a post that was accepted. */
  hasReceipt(receipt: string): Promise<boolean>
  /** What comes after an accepted post, where the thanks do not say it. */
  readonly note?: string | undefined
  /** Which of the visitor's allowances a post is taken from; that of forms, unless told. */
  readonly allowance?: Parameters<Services['limits']['take']>[1]
}

/** Saves the posts of a form as submissions. */
const submissionsOf = (form: Form, { submissions }: Pick<Services, 'submissions'>): Handler => ({
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
 * @param handler takes the posts; without one they are saved as submissions
 * @returns where the form on the page starts; or, after success, a redirect that is the whole answer
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
 * Takes one post of a form, for its page and for its island alike: from the visitor's allowance first, then into the database. One
 * that is too long gets its words back. Never throws.
 *
 * @param handler takes the post; without one it is saved as a submission
 */
export async function receive(
  form: Form,
  { fields, isLong }: Posted,
  locals: LocalsOf<'submissions' | 'limits'>,
  handler: Handler = submissionsOf(form, locals.services),
): Promise<PostResult & { readonly json: FormAnswer }> {
  // Rendering a page with a quarter megabyte of text takes a fifth of a second, too much to spend on a flood.
  const kept = () => (isLong ? {} : readValues(form, fields))
  const refusal = await refusedAsFlood(locals, handler)
  if (refusal) {
    return { json: { state: 'failed', values: kept(), message: failures.flood }, status: tooMany, headers: refusal }
  }
  if (isLong) return { json: refusedAsLong(form, fields), status: contentTooLarge, headers: {} }
  const json = await handler.accept(fields, locals.sentFrom)
  return { json, status: statuses[json.state], headers: {} }
}

/** Takes a post from the visitor's allowance; where none is left, the headers that say how long to wait. */
async function refusedAsFlood({ services, visitor }: LocalsOf<'limits'>, { allowance }: Handler) {
  const left = await services.limits.take(visitor, allowance)
  return left.allowed ? undefined : { 'retry-after': String(left.retryAfterSeconds) }
}

/**
 * Says at the longest field what is wrong with it, where the form's rules have a limit for it. Where they have none, or
 * something else is longest, such as what an extension adds, it is said of the form.
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

/** Every showing is a form instance of its own: a resend of the same one is saved once. */
const instance = (start: FormStart): FormStart => ({ ...start, submission: crypto.randomUUID() })
