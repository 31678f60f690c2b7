import data from '#content/words/projects.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['projects']>(data)

/** The five layouts of the same work. */
const hangings = said.hangings

const opening = said.opening

/** Words around every grid of posters. */
export const gridWords = {
  ...said.gridWords,
  hangings,
  /** Title of the list of all projects, including those without a tab. */
  /** Title of a grid with the projects of a label, by their number. */
  chosen: (title: string, label: string, shown: number, all: number) => ({
    title: filled(said.gridWords.chosen.title, { title, label }),
    description: filled(said.gridWords.chosen.description, { label, shown, all }),
  }),
}

export const projectGrids = {
  ...said.projectGrids,
  two: {
    ...said.projectGrids.two,
    ...opening,
  },
  three: {
    ...said.projectGrids.three,
    ...opening,
  },
  four: {
    ...said.projectGrids.four,
    ...opening,
  },
}

/** Words around every full-width list. */
export const wallWords = {
  ...said.wallWords,
  page: (title: string, number: number) => (number === 1 ? title : filled(said.wallWords.page, { title, number })),
  lead: (
    { lead, further }: { lead: string; further: readonly string[] },
    number: number,
    range: { from: number; to: number; all: number },
  ) => filled(further[number - 2] ?? lead, range),
  hangings,
}

export const projectWidths = {
  ...said.projectWidths,
  three: {
    ...said.projectWidths.three,
    ...opening,
  },
  four: {
    ...said.projectWidths.four,
    ...opening,
  },
}

export const projectWords = {
  ...said.projectWords,
  film: (title: string) => filled(said.projectWords.film, { title }),
}
