import { filled } from '#content/filled.ts'
import { allOf, anyOf } from '#content/lists.ts'
import data from '#content/words/beta.json' with { type: 'json' }
import type { Words } from '#content-kinds/page-schemas.ts'

const said = data as Words['beta']

export const betaPage = {
  ...said.betaPage,
  /** What one wants to know first: what is got, when, and for how much. */
  terms: (services: readonly string[], prices: readonly string[]) =>
    said.betaPage.terms.map(({ term, text }) => ({
      term,
      text: filled(text, { services: allOf(services), prices: anyOf(prices) }),
    })),
}
