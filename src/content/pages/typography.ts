import data from '#content/words/typography.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['typography']

export const typographyPage = said.typographyPage
