import data from '#content/words/straight-face.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['straight-face']

/**
 * What is never joked about. The rows and their order are the gate's (`src/wit/gate`), which leaves these sentences as they
 * are; here are the words of each.
 */
export const straightFacePage = said.straightFacePage
