import data from '#content/words/home.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import { byMadeUp } from '#content-model/made-up.ts'
import { leftPlain, measured, ownInTen } from '#content-model/measured.ts'
import { counted, countedFirst } from '#content-model/number-words.ts'
import { splitResult } from '#content-model/result-parts.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['home']>(data)
const [sample] = said.triptych.examples

export const home = {
  ...said.home,
  sample: sample && splitResult(sample.message, sample.result),
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
  /** The product's own numbers, by the number of examples. */
  counters: (examples: number) => {
    const { title, ...labels } = said.home.counters
    return {
      title,
      counters: [
        { value: examples, label: labels.examples },
        { value: ownInTen, label: labels.own },
        { value: leftPlain, label: filled(labels.leftPlain, measured) },
        { value: 0, label: labels.cookies },
      ],
    }
  },
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
