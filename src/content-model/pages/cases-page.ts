import data from '#content/words/cases.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['cases']>(data)

export const casesPage = {
  ...said.casesPage,
  /** The film's title, from the case's. */
  film: (title: string) => filled(said.casesPage.film, { title }),
}

/** Results of a case, the same in every place. */
export const caseNumbers = ({ count_roi, count_visit }: { count_roi: number; count_visit: number }) => [
  { value: count_roi, sign: '%', label: casesPage.roi },
  { value: count_visit, sign: '+', label: casesPage.visits },
]
