import { tryFields } from '#content-model/pages/try-fields.ts'
import type { Posted } from '#server/web/http/form-body.ts'
import { type LocalsOf, type PageOf, type PostResult, sendUnder } from '#server/web/on-demand/locals.ts'
import type { TryAnswer, TryRefusal } from '#try/wire.ts'

/** The typed values, as sent, and the answer. */
interface Tried {
  readonly typed: { readonly message: string; readonly audience: string; readonly dryness: string }
  /** Ids of the results shown in this visit, including this one. */
  readonly seen: readonly string[]
  readonly answer?: TryAnswer
  readonly refusal?: TryRefusal
}

/** A visit without a sentence. */
export const untried: Tried = { typed: { message: '', audience: '', dryness: '' }, seen: [] }

export async function receiveTryOut(
  posted: Posted,
  { services, visitor }: LocalsOf<'tryOuts'>,
  signal: AbortSignal,
): Promise<PostResult & { readonly tried: Tried }> {
  const { flat, seen, ...typed } = fieldsOf(posted)
  if (flat) await services.tryOuts.vote(flat, visitor)
  const reply = await services.tryOuts.answer({ ...typed, seen }, { visitor, signal })
  if (!reply.ok) {
    const { status, refusal, retryAfterSeconds: seconds } = reply
    const headers = seconds === undefined ? {} : { 'retry-after': `${seconds}` }
    return { status, headers, json: refusal, tried: { typed, seen, refusal } }
  }
  const { answer } = reply
  const tried = { typed, seen: answer.id ? [...seen, answer.id] : seen, answer }
  return { status: 200, headers: {}, json: answer, tried }
}

function fieldsOf({ fields }: Posted) {
  const field = (name: keyof typeof tryFields) => fields.get(tryFields[name]) ?? ''
  return {
    message: field('message'),
    audience: field('audience'),
    dryness: field('dryness'),
    seen: field('seen').split(' ').filter(Boolean),
    flat: field('flat'),
  }
}

/**
 * One visit to the page: empty fields for a GET, an answer to a plain POST.
 * @param page its response gets the status and the headers
 */
export async function showTryOut({ request, locals, response }: PageOf<'tryOuts'>): Promise<Tried> {
  if (!locals.posted) return untried
  const { tried, ...received } = await receiveTryOut(locals.posted, locals, request.signal)
  sendUnder(response, received)
  return tried
}

export const receiveFlat = ({ fields }: Posted, { services, visitor }: LocalsOf<'tryOuts'>): Promise<void> =>
  services.tryOuts.vote(fields.get(tryFields.flat) ?? '', visitor)
