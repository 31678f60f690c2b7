import { Socket } from 'node:net'
import { policyHeader } from '#server/web/http/security-headers.ts'
import { type AstroHandler, askAstro } from '#server/web/on-demand/astro-answer.ts'
import type { Locals } from '#server/web/on-demand/locals.ts'
import { wholeBody } from '#server/web/on-demand/send-astro.ts'
import type { AstroPage } from '#server/web/prerendered/finish-page.ts'

/**
 * Renders a page for the server itself: for a cache, or so that its code is loaded before the first visitor asks.
 *
 * @throws when there is no such page
 */
export async function renderPage(
  astro: AstroHandler,
  address: string,
  services: Locals['services'],
): Promise<AstroPage> {
  const asked = { url: address, headers: { host: 'localhost' }, socket: new Socket() }
  const answer = await askAstro(astro, asked, { services, visitor: { address: '' } })
  if (answer?.statusCode !== 200) throw new Error(`No page was rendered at ${address}`)
  return { html: (await wholeBody(answer)).toString(), policy: `${answer.headers[policyHeader]}` }
}
