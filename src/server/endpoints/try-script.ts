import { marketingLimits } from '#content/pages/try-marketing.ts'
import type { TryContext } from '#server/endpoints/try-out.ts'

/** What is typed for a script. */
const fields = ['product', 'seen', 'audience'] as const

/**
 * Says whether the words of a script are no matter for a joke. Only what was typed comes here, never a file nor anything
 * measured of one; the script itself is written in the browser.
 *
 * @returns `{ grave }`, 400 for more than the form takes, or 429 when the visitor asked too often
 */
export async function receiveGravity({ request, locals }: Omit<TryContext, 'response'>): Promise<Response> {
  const posted = new URLSearchParams(await request.text())
  const words = fields.map((field) => posted.get(field) ?? '')
  if (fields.some((field, index) => [...(words[index] ?? '')].length > marketingLimits[field])) {
    return new Response(null, { status: 400 })
  }
  const grave = await locals.services.tryOuts.areGrave(words, locals.visitor)
  return grave === undefined ? new Response(null, { status: 429 }) : Response.json({ grave })
}
