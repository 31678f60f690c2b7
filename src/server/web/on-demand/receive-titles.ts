import { titleFields, titleLabels, titleWords } from '#content-model/pages/try-titles.ts'
import type { Posted } from '#server/web/http/form-body.ts'
import { type LocalsOf, type PageOf, type PostResult, sendUnder } from '#server/web/on-demand/locals.ts'
import { readShown, withRows, writeShown } from '#try/titles/shown.ts'
import { titlesCsv } from '#try/titles/titles-csv.ts'
import type { TitlesAnswer, TitlesRefusal } from '#try/titles/wire.ts'

/** Keywords as sent, and the answer. */
interface Listed {
  readonly typed: { readonly keywords: string; readonly dryness: string }
  /** All titles shown in this visit, including this list, as the page's forms carry them. */
  readonly shown: string
  readonly answer?: TitlesAnswer
  readonly refusal?: TitlesRefusal
}

export const hasKeywords = ({ fields }: Posted): boolean => fields.has(titleFields.keywords)

const fieldOf = ({ fields }: Posted, name: keyof typeof titleFields): string => fields.get(titleFields[name]) ?? ''

export async function receiveTitles(
  posted: Posted,
  { services, visitor }: LocalsOf<'titleLists'>,
): Promise<PostResult & { readonly listed: Listed }> {
  const typed = { keywords: fieldOf(posted, 'keywords'), dryness: fieldOf(posted, 'dryness') }
  const shown = fieldOf(posted, 'shown')
  const reply = await services.titleLists.write({ ...typed, shown, another: fieldOf(posted, 'another') }, visitor)
  if (!reply.ok) {
    const { status, refusal, retryAfterSeconds: seconds } = reply
    const headers = seconds === undefined ? {} : { 'retry-after': `${seconds}` }
    return { status, headers, json: refusal, listed: { typed, shown, refusal } }
  }
  const { answer } = reply
  const listed = { typed, shown: writeShown(withRows(readShown(shown), answer.rows)), answer }
  return { status: 200, headers: {}, json: answer, listed }
}

/**
 * One visit to the page that posts a list of keywords; undefined for any other.
 * @param page its response gets the status and the headers, where the page is shown
 * @returns the content of the page, or the list as a file in a complete Response
 */
export async function showTitles({ locals, response }: PageOf<'titleLists'>): Promise<Response | Listed | undefined> {
  const { posted } = locals
  if (!posted || !hasKeywords(posted)) return undefined
  const { listed, ...received } = await receiveTitles(posted, locals)
  if (listed.answer && fieldOf(posted, 'csv')) return csvFile(listed.answer)
  sendUnder(response, received)
  return listed
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
