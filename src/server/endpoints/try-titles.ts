import { titleFields, titleLabels, titleWords } from '#content/pages/try-titles.ts'
import type { Locals } from '#server/endpoints/locals.ts'
import { prefersJson } from '#server/http/negotiation.ts'
import { readShown, withRows, writeShown } from '#try/titles/shown.ts'
import { titlesCsv } from '#try/titles/titles-csv.ts'
import type { TitlesAnswer, TitlesRefusal } from '#try/titles/wire.ts'

/** What the page hands over of itself: the part of the `Astro` global that is used here. */
export interface TitlesContext {
  readonly request: Request
  readonly locals: Omit<Locals, 'services'> & { readonly services: Pick<Locals['services'], 'titleLists'> }
  /** Status and headers that the page is sent under. */
  readonly response: { status?: number; readonly headers: Headers }
}

/** Keywords as they were sent, and what came of them. */
export interface ReceivedTitles {
  readonly typed: { readonly keywords: string; readonly dryness: string }
  /** What was shown in this visit, this list included, as the page's forms carry it. */
  readonly shown: string
  readonly answer?: TitlesAnswer
  readonly refusal?: TitlesRefusal
}

/**
 * Takes a list of keywords, where the post has one. Returns a Response when that is the whole answer: JSON for who prefers
 * it, or the list as a file; undefined for any other visit. The request can still be read after.
 */
export async function receiveTitles(page: TitlesContext): Promise<Response | ReceivedTitles | undefined> {
  const { request, locals, response } = page
  if (request.method !== 'POST') return undefined
  const posted = new URLSearchParams(await request.clone().text())
  if (!posted.has(titleFields.keywords)) return undefined
  const field = (name: keyof typeof titleFields) => posted.get(titleFields[name]) ?? ''
  const typed = { keywords: field('keywords'), dryness: field('dryness') }
  const shown = field('shown')
  const reply = await locals.services.titleLists.write({ ...typed, shown, another: field('another') }, locals.visitor)
  const status = reply.ok ? 200 : reply.status
  const headers = new Headers({ vary: 'accept' })
  if (!reply.ok && reply.retryAfterSeconds !== undefined) headers.set('retry-after', `${reply.retryAfterSeconds}`)
  if (reply.ok && field('csv')) return csvFile(reply.answer)
  if (prefersJson(request.headers.get('accept'))) {
    return Response.json(reply.ok ? reply.answer : reply.refusal, { status, headers })
  }
  response.status = status
  for (const [name, value] of headers) response.headers.set(name, value)
  if (!reply.ok) return { typed, shown, refusal: reply.refusal }
  return { typed, shown: writeShown(withRows(readShown(shown), reply.answer.rows)), answer: reply.answer }
}

/** With a byte order mark, by which spreadsheets know that it is UTF-8. */
function csvFile(answer: TitlesAnswer): Response {
  const csv = titlesCsv(answer, titleLabels.columns, titleWords.facts.plain)
  return new Response(`\ufeff${csv}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${titleLabels.file}"`,
    },
  })
}
