import data from '#content/words/coming-soon.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['coming-soon']

export const comingSoonPage = said.comingSoonPage
