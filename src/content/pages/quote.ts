import data from '#content/words/quote.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['quote']

export const quotePage = said.quotePage
