import { confirmPath, leavePath } from '#forms/consent/consent-rules.ts'
import { tokenParameter } from '#forms/engine/token.ts'
import type { PageOf } from '#server/web/on-demand/locals.ts'

/** The content of a page behind a letter's link: its button, or the result. */
type LinkPage<End extends string> = { readonly step: 'ready'; readonly token: string } | { readonly step: End }

export type ConfirmPage = LinkPage<'done' | 'used' | 'old' | 'unknown'>
export type LeavePage = LinkPage<'done' | 'used' | 'unknown'>

const doneParameter = 'done'
// Not 404, for which the server shows the page for unknown addresses.
const gone = 410
/** Statuses of the results that are not success. */
const statuses: Readonly<Record<string, number>> = { old: gone, unknown: gone }
const tooMany = 429

type Page = Omit<PageOf<'limits' | 'subscriptions'>, 'request'>

/**
 * One visit to the page behind the link in the letter that confirms a sign-up. The link only shows a button, because
 * programs that check mail open every link; the button puts the address on the list.
 *
 * @param page its response gets the status, where the page is shown
 * @returns the content of the page, or a complete Response
 */
export async function receiveConfirmation(page: Page): Promise<Response | ConfirmPage> {
  const { url, locals, response } = page
  const { posted, services } = locals
  const { subscriptions } = services
  if (!posted) {
    const token = url.searchParams.get(tokenParameter)
    if (token === null) return { step: url.searchParams.has(doneParameter) ? 'done' : ended('unknown', response) }
    const state = await subscriptions.stateOf(token)
    return state === 'ready' ? { step: 'ready', token } : { step: ended(state, response) }
  }
  const token = posted.fields.get(tokenParameter) ?? ''
  const end = await subscriptions.confirm(token)
  if (end === 'confirmed') return seeDone(confirmPath)
  return (end === 'unknown' && (await refuseFlood(page))) || { step: ended(end, response) }
}

/**
 * One visit to the page behind the link to unsubscribe. Mail programs post to the link itself and want neither a page
 * nor a redirect (RFC 8058, section 3.2); people get a page with a button.
 *
 * @param page its response gets the status, where the page is shown
 * @returns the content of the page, or a complete Response
 */
export async function receiveLeaving(page: Page): Promise<Response | LeavePage> {
  const { url, locals, response } = page
  const { posted, services } = locals
  const { subscriptions } = services
  const given = url.searchParams.get(tokenParameter)
  if (!posted) {
    if (given === null) return { step: url.searchParams.has(doneParameter) ? 'done' : ended('unknown', response) }
    const state = await subscriptions.placeOf(given)
    return state === 'ready' ? { step: 'ready', token: given } : { step: ended(state, response) }
  }
  const token = given ?? posted.fields.get(tokenParameter) ?? ''
  // Valid signatures are exempt from the limits: a mail provider's servers unsubscribe all of its customers.
  const end = await subscriptions.leave(token)
  if (end === 'unknown') {
    const flood = await refuseFlood(page)
    if (flood) return flood
  }
  if (given !== null) return oneClick(end === 'unknown')
  if (end === 'left') return seeDone(leavePath)
  return { step: ended(end, response) }
}

const oneClick = (unknown: boolean): Response =>
  new Response(unknown ? 'That is no link of ours.\n' : 'Done.\n', {
    status: unknown ? gone : 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })

const seeDone = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: `${path}?${doneParameter}=1` } })

/** Limits guesses at links. @returns undefined while the visitor has tries left */
async function refuseFlood({ locals }: Page): Promise<Response | undefined> {
  const allowance = await locals.services.limits.take(locals.visitor)
  if (allowance.allowed) return undefined
  return new Response('Too many tries. Wait a few minutes.\n', {
    status: tooMany,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(allowance.retryAfterSeconds) },
  })
}

function ended<State extends string>(state: State, response: Page['response']): State {
  const status = statuses[state]
  if (status !== undefined) response.status = status
  return state
}
