import { breakEven } from '#content-model/pages/pricing.ts'

const periods = ['monthly', 'yearly'] as const
type Period = (typeof periods)[number]

/** A plan, for the scale: in the order of fees. */
interface PricedPlan {
  readonly title: string
  readonly monthly: { readonly price: string }
  readonly yearly: { readonly price: string }
  readonly facilities: readonly string[]
}

interface Place {
  readonly title: string
  readonly text: string
}

const dollars = (price: string | undefined): number =>
  Number(/^\$([\d,]+(?:\.\d+)?)/.exec(price ?? '')?.[1]?.replace(',', ''))

/** Thousandths of a dollar, so that sums of cents are whole numbers. */
const mills = (amount: number) => Math.round(amount * 1000)

/** The number of queries at which two plans cost the same, and that cost. */
function meeting(one: PricedPlan, next: PricedPlan, period: Period) {
  const fee = (plan: PricedPlan) => mills(dollars(plan[period].price))
  const perQuery = (plan: PricedPlan) => mills(dollars(plan.facilities.find((line) => line.endsWith(' per query'))))
  const queries = (fee(next) - fee(one)) / (perQuery(one) - perQuery(next))
  return { queries, dollars: (fee(one) + queries * perQuery(one)) / 1000 }
}

/**
 * The number of queries from which each plan costs least, in words, for monthly and yearly prices. Computed from the
 * plans' prices.
 * @returns undefined when the plans do not take turns in being the cheapest, or have no price per query
 */
export function breakEvenOf(plans: readonly PricedPlan[]): Record<Period, Place[]> | undefined {
  const scales = periods.map((period) => {
    const meetings = plans.slice(1).map((next, index) => meeting(plans[index] ?? next, next, period))
    const rises = meetings.every(({ queries }, index) => queries > (meetings[index - 1]?.queries ?? 0))
    if (!rises || meetings.some(({ queries }) => !Number.isSafeInteger(queries))) return undefined
    return plans.map(({ title }, index) => breakEven(period, title, meetings[index - 1], meetings[index]))
  })
  const [monthly, yearly] = scales
  return plans.length > 1 && monthly && yearly ? { monthly, yearly } : undefined
}
