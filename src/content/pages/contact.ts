import data from '#content/words/contact.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['contact']

export const contactPage = said.contactPage
