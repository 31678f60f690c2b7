import data from '#content/words/legal.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['legal']>(data)

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Words beside a legal text. */
export const legalPages = {
  ...said.legalPages,
  updated: (date: Date) => filled(said.legalPages.updated, { date: day.format(date) }),
}
