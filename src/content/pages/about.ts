import data from '#content/words/about.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['about']

export const aboutPage = said.aboutPage
