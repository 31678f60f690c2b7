import type { FormStart } from '#forms/engine/form-start.ts'
import { tokenParameter } from '#forms/engine/token.ts'
import { erase } from '#forms/erase/erase-rules.ts'
import type { Posted } from '#server/web/http/form-body.ts'
import type { LocalsOf, PageOf, PostResult } from '#server/web/on-demand/locals.ts'
import { receive, showForm } from '#server/web/on-demand/receive-form.ts'

/** The content of the page for erasing: the form, the button behind a link, or the result. */
export type ErasurePage =
  | { readonly step: 'ask'; readonly start: FormStart }
  | { readonly step: 'confirm'; readonly token: string }
  | End
type End = { readonly step: 'done' | 'stale' }
type Used = 'erasure' | 'submissions' | 'limits'

const doneParameter = 'done'
const allowance = 'erase'

/** Takes a post of the form that requests a link. */
export const receiveErasure = (posted: Posted, locals: LocalsOf<Used>): Promise<PostResult> =>
  receive(erase, posted, locals, { ...locals.services.erasure, allowance })

/**
 * One visit to the page for erasing. A link from the letter only shows a button, because programs that check mail open
 * every link; the button erases.
 *
 * @param page its response gets the status and the headers, where the page is shown
 * @returns the content of the page, or a complete Response
 */
export async function showErasure(page: PageOf<Used>): Promise<Response | ErasurePage> {
  const { posted, services } = page.locals
  const answer = await (posted ? press(posted, page) : look(page))
  if (answer) return answer
  const start = await showForm(erase, page, { ...services.erasure, allowance })
  return start instanceof Response ? start : { step: 'ask', start }
}

async function look({ url, locals, response }: PageOf<Used>): Promise<ErasurePage | undefined> {
  const token = url.searchParams.get(tokenParameter)
  if (token === null) return url.searchParams.has(doneParameter) ? { step: 'done' } : undefined
  return (await locals.services.erasure.isGood(token)) ? { step: 'confirm', token } : stale(response)
}

async function press(
  { fields }: Posted,
  { locals, response }: PageOf<Used>,
): Promise<Response | ErasurePage | undefined> {
  const token = fields.get(tokenParameter)
  if (token === null) return undefined
  const { limits, erasure } = locals.services
  // After too many tries the form says how long to wait.
  if (!(await limits.take(locals.visitor, allowance)).allowed) return undefined
  if (!(await erasure.use(token))) return stale(response)
  return new Response(null, { status: 303, headers: { location: `${erase.path}?${doneParameter}=1` } })
}

/** A link that has expired, or never existed. */
function stale(response: PageOf<Used>['response']): End {
  response.status = 410
  return { step: 'stale' }
}
