import type { Start } from '#forms/engine/start.ts'
import { tokenParameter } from '#forms/engine/token.ts'
import { erase } from '#forms/erase/erase-rules.ts'
import { type PageContext, receive } from '#server/endpoints/form.ts'

/** What the page for erasing shows: the form, the button that a link leads to, or how that ended. */
export type ErasurePage =
  | { readonly step: 'ask'; readonly start: Start }
  | { readonly step: 'confirm'; readonly token: string }
  | End
type End = { readonly step: 'done' | 'stale' }

const doneParameter = 'done'

/**
 * One visit to the page for erasing. A link from the letter only shows a button, because programs that check mail open
 * every link; pressing the button erases.
 *
 * @param page its response gets the status and the headers, where the page is shown
 * @returns what the page shows, or a Response when that is the whole answer
 */
export async function receiveErasure(page: PageContext): Promise<Response | ErasurePage> {
  const answer = await (page.request.method === 'POST' ? press(page) : look(page))
  if (answer) return answer
  const start = await receive(erase, page, { ...page.locals.services.erasure, allowance: 'erase' })
  return start instanceof Response ? start : { step: 'ask', start }
}

async function look({ url, locals, response }: PageContext): Promise<ErasurePage | undefined> {
  const token = url.searchParams.get(tokenParameter)
  if (token === null) return url.searchParams.has(doneParameter) ? { step: 'done' } : undefined
  return (await locals.services.erasure.isGood(token)) ? { step: 'confirm', token } : stale(response)
}

async function press({ request, locals, response }: PageContext): Promise<Response | ErasurePage | undefined> {
  const token = new URLSearchParams(await request.clone().text()).get(tokenParameter)
  if (token === null) return undefined
  const { limits, erasure } = locals.services
  // Too many tries: the form says how long to wait.
  if (!(await limits.take(locals.visitor, 'erase')).allowed) return undefined
  if (!(await erasure.use(token))) return stale(response)
  return new Response(null, { status: 303, headers: { location: `${erase.path}?${doneParameter}=1` } })
}

/** A link that works no longer, or never did. */
function stale(response: PageContext['response']): End {
  response.status = 410
  return { step: 'stale' }
}
