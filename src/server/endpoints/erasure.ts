import { erase } from '#forms/erase/erase.ts'
import { tokenParameter } from '#forms/erase/erase-words.ts'
import { type Context, receive, type Shown } from '#server/endpoints/form.ts'

/** What the page for erasing shows: the form, the button that a link leads to, or how that ended. */
export type ErasurePage =
  | ({ readonly step: 'ask' } & Shown)
  | { readonly step: 'confirm'; readonly token: string }
  | End
type End = { readonly step: 'done' | 'stale' }

const doneParameter = 'done'

/**
 * One visit to the page for erasing. A link from the letter only shows a button, because programs that check mail open
 * every link; pressing the button erases. Returns a Response when that is the whole answer.
 */
export async function receiveErasure(context: Context): Promise<Response | ErasurePage> {
  const answer = await (context.request.method === 'POST' ? press(context) : look(context))
  if (answer) return answer
  const received = await receive(erase, context, context.locals.services.erasure)
  return received instanceof Response ? received : { step: 'ask', ...received }
}

async function look({ url, locals }: Context): Promise<ErasurePage | undefined> {
  const token = url.searchParams.get(tokenParameter)
  if (token === null) return url.searchParams.has(doneParameter) ? { step: 'done' } : undefined
  return (await locals.services.erasure.isGood(token)) ? { step: 'confirm', token } : { step: 'stale' }
}

async function press({ request, locals }: Context): Promise<Response | ErasurePage | undefined> {
  const token = new URLSearchParams(await request.clone().text()).get(tokenParameter)
  if (token === null) return undefined
  const { limits, erasure } = locals.services
  // Too many tries: the form says how long to wait.
  if (!(await limits.takePost(locals.visitor)).allowed) return undefined
  if (!(await erasure.use(token))) return { step: 'stale' }
  return new Response(null, { status: 303, headers: { location: `${erase.path}?${doneParameter}=1` } })
}
