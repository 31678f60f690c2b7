import data from '#content/words/newsletter.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['newsletter']

export const newsletterPage = said.newsletterPage
