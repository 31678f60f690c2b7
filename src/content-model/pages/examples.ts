import data from '#content/words/examples.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { grouped } from '#content-model/counts.ts'
import type { Dryness } from '#content-model/example.ts'
import { filled, filledByCount } from '#content-model/filled.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['examples']>(data)

/** The wall of all examples. */
export const examplesPage = {
  ...said.examplesPage,
  page: (number: number) => filled(said.examplesPage.page, { number }),
  count: (count: number) => filledByCount(said.examplesPage.count, count, grouped(count)),
  range: (from: number, to: number, total: number) =>
    filled(said.examplesPage.range, { from: grouped(from), to: grouped(to), total: grouped(total) }),
}

/** Labels of the two texts of a pair, for screen readers. */
export const pairWords = {
  ...said.pairWords,
  meta: (channel: string, audience: string) => filled(said.pairWords.meta, { channel, audience }),
}

/** The filter, which is a sentence. */
export const filterWords = {
  ...said.filterWords,
  found: (found: number, total: number) =>
    filled(found === 0 ? said.filterWords.found.none : said.filterWords.found.some, {
      found: grouped(found),
      total: grouped(total),
    }),
}

/** The message when no example matches the filter. */
export const nothingWords = {
  ...said.nothingWords,
  text: (channel: string | undefined, audience: string | undefined, dryness: string | undefined) => {
    const { text } = said.nothingWords
    return filled(text.text, {
      channel: channel ?? text.channel,
      audience: audience ?? text.audience,
      dryness: dryness === undefined ? '' : text.dryness,
    })
  },
}

/** The page of one example. */
export const examplePage = {
  ...said.examplePage,
  all: (total: number) => filled(said.examplePage.all, { total: grouped(total) }),
  description: (before: string, channel: string, audience: string, dryness: Dryness) =>
    filled(said.examplePage.description, { channel, audience, dryness, before }),
  dryness: (dryness: Dryness) => filled(said.examplePage.dryness, { dryness }),
  facts: {
    ...said.examplePage.facts,
    words: (count: number) => filledByCount(said.examplePage.facts.words, count),
    addedWords: (count: number) => filledByCount(said.examplePage.facts.addedWords, count),
  },
  allOf: (channels: string) => filled(said.examplePage.allOf, { channels }),
}

/** The examples on home, with a link to all of them. */
export const homeExamples = {
  ...said.homeExamples,
  all: (total: number) => filled(said.homeExamples.all, { total: grouped(total) }),
}
