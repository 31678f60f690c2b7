import data from '#content/words/home.json' with { type: 'json' }
import { filled } from '#content-model/filled.ts'
import { byMadeUp } from '#content-model/made-up.ts'
import { counted, countedFirst } from '#content-model/number-words.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = data as Words['home']

export const home = {
  ...said.home,
  services: {
    ...said.home.services,
    aside: (software: number, all: number) => {
      const { aside } = said.home.services
      return {
        before: `${filled(aside.before, { software: countedFirst(software) })} `,
        all: { label: filled(aside.all, { all: counted(all) }), href: routes.services },
        after: aside.after,
      }
    },
    people: (count: number) => {
      const { people } = said.home.services
      return {
        ...people,
        text: filled(people.text, { count: countedFirst(count) }),
        quote: { label: people.quote, href: routes.quote },
        fold: filled(people.fold, { count: counted(count) }),
      }
    },
  },
  /** Title of the clients' marks, by the number of invented clients. */
  brands: (madeUp: number, all: number) => byMadeUp(said.home.brands, madeUp, all),
  work: {
    ...said.home.work,
    aside: {
      ...said.home.work.aside,
      madeUp: (count: number) => filled(said.home.work.aside.madeUp, { count: countedFirst(count) }),
    },
  },
  testimonials: {
    ...said.home.testimonials,
    /** By the number of invented people among the quoted. */
    aside: (madeUp: number, all: number) => {
      const { aside } = said.home.testimonials
      return byMadeUp(madeUp === 1 ? { ...aside, some: aside.one } : aside, madeUp, all)
    },
  },
}

export const triptych = said.triptych
