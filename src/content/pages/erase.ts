import { filled } from '#content/filled.ts'
import data from '#content/words/erase.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['erase']

/** Hours for which a link that erases an address works. */
export const linkHours = 24

/** The page that erases what is held about an address, and its form on the privacy policy. */
export const erasePage = {
  ...said.erasePage,
  stale: filled(said.erasePage.stale, { linkHours }),
}
