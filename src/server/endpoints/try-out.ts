import { tryFields } from '#content/pages/try.ts'
import type { Locals } from '#server/endpoints/locals.ts'
import { prefersJson } from '#server/http/negotiation.ts'
import type { TryAnswer, TryRefusal } from '#try/wire.ts'

/** What the page hands over of itself: the part of the `Astro` global that is used here. */
export interface TryContext {
  readonly request: Request
  readonly locals: Omit<Locals, 'services'> & { readonly services: Pick<Locals['services'], 'tryOuts'> }
  /** Status and headers that the page is sent under. */
  readonly response: { status?: number; readonly headers: Headers }
}

/** What was typed, as it was sent, and what came of it. */
export interface Tried {
  readonly typed: { readonly message: string; readonly audience: string; readonly dryness: string }
  /** Ids of the results seen in this visit, this one's included. */
  readonly seen: readonly string[]
  readonly answer?: TryAnswer
  readonly refusal?: TryRefusal
}

/** A visit that tried no sentence. */
export const untried: Tried = { typed: { message: '', audience: '', dryness: '' }, seen: [] }

/**
 * One visit to the page: empty fields for a GET, an answer to a plain POST. Returns a Response when that is the whole
 * answer: the answer itself for who prefers JSON.
 */
export async function receiveTryOut(page: TryContext): Promise<Response | Tried> {
  const { request, locals, response } = page
  if (request.method !== 'POST') return untried
  const posted = new URLSearchParams(await request.text())
  const field = (name: keyof typeof tryFields) => posted.get(tryFields[name]) ?? ''
  const typed = { message: field('message'), audience: field('audience'), dryness: field('dryness') }
  const seen = field('seen').split(' ').filter(Boolean)
  const { tryOuts } = locals.services
  const flat = field('flat')
  if (flat) await tryOuts.fellFlat(flat, locals.visitor)
  const reply = await tryOuts.answer({ ...typed, seen }, { visitor: locals.visitor, signal: request.signal })
  const status = reply.ok ? 200 : reply.status
  const headers = new Headers({ vary: 'accept' })
  if (!reply.ok && reply.retryAfterSeconds !== undefined) headers.set('retry-after', `${reply.retryAfterSeconds}`)
  if (prefersJson(request.headers.get('accept'))) {
    return Response.json(reply.ok ? reply.answer : reply.refusal, { status, headers })
  }
  response.status = status
  for (const [name, value] of headers) response.headers.set(name, value)
  if (!reply.ok) return { typed, seen, refusal: reply.refusal }
  return { typed, seen: reply.answer.id ? [...seen, reply.answer.id] : seen, answer: reply.answer }
}

/** Counts a result that fell flat. There is nothing to answer. */
export async function receiveFlat({ request, locals }: Omit<TryContext, 'response'>): Promise<Response> {
  const posted = new URLSearchParams(await request.text())
  await locals.services.tryOuts.fellFlat(posted.get(tryFields.flat) ?? '', locals.visitor)
  return new Response(null, { status: 204 })
}
