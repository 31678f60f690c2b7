import { filled } from '#content/filled.ts'
import data from '#content/words/team.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['team']

export const teamPage = {
  ...said.teamPage,
  /** What a member's own page says of itself. */
  about: (name: string, designation: string) => filled(said.teamPage.about, { name, designation }),
}
