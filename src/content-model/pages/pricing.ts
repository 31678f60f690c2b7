import data from '#content/words/pricing.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { grouped } from '#content-model/counts.ts'
import { filled } from '#content-model/filled.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { footer } from '#content-model/site.ts'

const said = branded<Words['pricing']>(data)

export const pricingPage = {
  ...said.pricingPage,
  questions: {
    ...said.pricingPage.questions,
    /** Pages whose names become links in answers. */
    links: [
      { label: footer.privacy, href: routes.privacy },
      { label: footer.terms, href: routes.terms },
    ],
  },
}

/** The choice of the billing period; `Plans` shows the price of the chosen one. */
export const billing = {
  legend: said.billing.legend,
  name: 'billed',
  initial: 'monthly',
  kind: 'toggle',
  options: [
    { value: 'yearly', label: said.billing.yearly },
    { value: 'monthly', label: said.billing.monthly },
  ],
} as const

interface Meeting {
  readonly queries: number
  readonly dollars: number
}

/**
 * A plan's text on the scale under the prices.
 * @param from the number of queries from which it costs least, and the cost there; undefined for the first plan
 * @param to the number of queries up to which it does; undefined for the last plan
 */
export function breakEven(period: 'monthly' | 'yearly', plan: string, from?: Meeting, to?: Meeting) {
  const { first, middle, last, both } = said.breakEven
  if (from === undefined) {
    const queries = grouped(to?.queries ?? 0)
    return { title: filled(first.title[period], { queries }), text: filled(first.text, { plan }) }
  }
  const queries = grouped(from.queries)
  const { title, text } = to === undefined ? last : middle
  return {
    title: filled(title, { queries, to: grouped(to?.queries ?? 0) }),
    text: filled(text, { plan, both: filled(both, { queries, dollars: grouped(from.dollars) }) }),
  }
}
