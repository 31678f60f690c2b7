import { filled, filledByCount } from '#content/filled.ts'
import type { ReviewSource } from '#content/kinds.ts'
import { byMadeUp } from '#content/made-up.ts'
import { counted, countedFirst } from '#content/number-words.ts'
import data from '#content/words/testimonials.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['testimonials']

export const testimonialsPage = {
  ...said.testimonialsPage,
  /** By how many of all reviews are invented. */
  description: (madeUp: number, all: number) => byMadeUp(said.testimonialsPage.description, madeUp, all),
  lead: (madeUp: number, all: number) => byMadeUp(said.testimonialsPage.lead, madeUp, all),
  /** Directly under the header, for as long as one of them is invented. */
  confession: {
    ...said.testimonialsPage.confession,
    title: (madeUp: number, all: number) => {
      const { title } = said.testimonialsPage.confession
      const part = madeUp === 1 ? title.one : title.some
      const lines = madeUp === all ? title.all : part
      return lines.map((line) => filled(line, { MadeUp: countedFirst(madeUp), all: counted(all) }))
    },
  },
  heading: (source: ReviewSource) => filled(said.testimonialsPage.heading, { source }),
  /** Beside a source, by how many of its reviews are invented. */
  count: (source: ReviewSource, madeUp: number, reviews: number) => {
    const { count } = said.testimonialsPage
    if (madeUp === 0) return filledByCount(count.real, reviews)
    const text = madeUp === reviews ? filledByCount(count.all, reviews, countedFirst(reviews)) : count.some
    return filled(text, { count: countedFirst(reviews), madeUp: counted(madeUp), source })
  },
}
