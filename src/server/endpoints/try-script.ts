import type { TryContext } from '#server/endpoints/try-out.ts'

/**
 * Says whether the words of a script are no matter for a joke. Only what was typed comes here, never a file nor anything
 * measured of one; the script itself is written in the browser.
 *
 * @returns `{ grave }`, or 429 when the visitor asked too often
 */
export async function receiveGravity({ request, locals }: Omit<TryContext, 'response'>): Promise<Response> {
  const posted = new URLSearchParams(await request.text())
  const grave = await locals.services.tryOuts.areGrave([...posted.values()], locals.visitor)
  return grave === undefined ? new Response(null, { status: 429 }) : Response.json({ grave })
}
