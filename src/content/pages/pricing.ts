import { grouped } from '#content/counts.ts'
import { routes } from '#content/routes.ts'
import { footer } from '#content/site.ts'

export const pricingPage = {
  title: 'Pricing',
  description: 'Three plans, billed monthly or yearly, from nothing up. And six fair questions with their answers.',
  /** Of the page that shows the prices of a year. */
  yearly: {
    title: 'Pricing, billed yearly',
    description:
      'Three plans by the year: $0, $100 and $300. A year costs ten months, and queries are still billed at month end.',
  },
  heading: 'Flexible Pricing Options',
  note: 'Prices in US dollars. Queries are billed at month end, also where the plan is paid by the year. For customers in the United States; everyone else is also funny, but we have not asked their governments.',
  questions: {
    title: 'Fair questions',
    lines: ['Fair', 'questions'],
    /** Pages that an answer may name; where it does, the name is a link. */
    links: [
      { label: footer.privacy, href: routes.privacy },
      { label: footer.terms, href: routes.terms },
    ],
  },
} as const

/** The choice of what a plan's price is for; `Plans` shows the price of the chosen period. */
export const billing = {
  legend: 'Billing period',
  name: 'billed',
  initial: 'monthly',
  kind: 'toggle',
  options: [
    { value: 'yearly', label: 'Billed Yearly' },
    { value: 'monthly', label: 'Billed Monthly' },
  ],
} as const

interface Meeting {
  readonly queries: number
  readonly dollars: number
}

/**
 * A plan's place on the scale under the prices.
 * @param from where it begins to cost least: so many queries, and what both plans cost there. Nothing for the first plan
 * @param to where it ends to. Nothing for the last plan
 */
export function breakEven(period: 'monthly' | 'yearly', plan: string, from?: Meeting, to?: Meeting) {
  if (from === undefined) {
    const unit = period === 'monthly' ? 'month' : 'year'
    return { title: `Up to ${grouped(to?.queries ?? 0)} queries a ${unit}`, text: `${plan} costs least.` }
  }
  const queries = grouped(from.queries)
  const both = `At ${queries}, both come to $${grouped(from.dollars)}.`
  if (to === undefined) return { title: `Past ${queries}`, text: `${plan}, and a walk. ${both}` }
  return { title: `From ${queries} to ${grouped(to.queries)}`, text: `${plan} does. ${both}` }
}
