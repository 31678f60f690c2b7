import data from '#content/words/office.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['office']

export const officePage = said.officePage
