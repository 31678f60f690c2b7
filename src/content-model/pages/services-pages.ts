import data from '#content/words/services.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { type ServiceCategory, serviceCategories } from '#content-model/kinds.ts'
import { home } from '#content-model/pages/home.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['services']>(data)

export const servicesByCategory = {
  ...said.servicesByCategory,
  link: home.services.link,
}

/** Text beside the name of each category. */
const categoryAsides = said.categoryAsides

/** The sections of the page by category, with the anchors of the specification. */
export const categorySections = (Object.keys(serviceCategories) as ServiceCategory[]).map((category, index) => ({
  category,
  id: `section${index + 1}`,
  label: serviceCategories[category],
  aside: categoryAsides[category],
}))

export const servicesBoard = {
  ...said.servicesBoard,
  link: home.services.link,
}

export const serviceWords = said.serviceWords

/** Who does a service: software where it can be tried, and people where a piece of their work is shown. */
export const doneBy = ({ demo }: { demo?: unknown }) => (demo ? 'people' : 'software')

export const markOf = (service: { demo?: unknown }): string => serviceWords.marks[doneBy(service)]

/** The title above what a visitor gets, or would get. */
export const briefOf = (service: { demo?: unknown }): string => serviceWords.brief[doneBy(service)]
