import { filled } from '#content/filled.ts'
import type { Words } from '#content/schemas/page-schemas.ts'
import data from '#content/words/legal.json' with { type: 'json' }

const said = data as Words['legal']

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What stands beside a legal text. */
export const legalPages = {
  ...said.legalPages,
  updated: (date: Date) => filled(said.legalPages.updated, { date: day.format(date) }),
}
