import type { FAQPage, Offer, Product } from 'schema-dts'
import { routes } from '#content-model/routes.ts'
import { product } from '#content-model/site.ts'
import { organization } from './organization.ts'
import type { ThingsOf } from './things.ts'

interface Price {
  readonly price: string
  readonly duration: string
}

interface Plan {
  readonly title: string
  readonly facilities: readonly string[]
  readonly monthly: Price
  readonly yearly: Price
}

interface Question {
  readonly title: string
  readonly body: string
}

/** Codes of UN/CEFACT, which schema.org refers to. */
const units = { monthly: 'MON', yearly: 'ANN' } as const

/** The structured data of the prices: product, offers, questions. There is no rating, because none is real. */
export const pricingThings =
  (plans: readonly Plan[], questions: readonly Question[]): ThingsOf =>
  ({ siteUrl, url, description, image }) => {
    const sold = {
      '@type': 'Product',
      '@id': `${siteUrl}/#product`,
      name: product,
      description,
      image,
      brand: organization(siteUrl),
      offers: plans.flatMap((plan) => offersOf(plan, new URL(routes.beta, siteUrl).href)),
    } satisfies Product
    const faq = {
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      mainEntity: questions.map(({ title, body }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: body },
      })),
    } satisfies FAQPage
    return [sold, faq]
  }

/** A plan's offers by month and by year. A price that is no sum of dollars is left out. */
function offersOf(plan: Plan, url: string): Offer[] {
  return (['monthly', 'yearly'] as const).flatMap((period) => {
    const { price: printed, duration } = plan[period]
    const price = /^\$(\d+(?:\.\d\d)?)$/.exec(printed)?.[1]
    if (price === undefined) return []
    return {
      '@type': 'Offer',
      name: `${plan.title}, ${duration}`,
      description: `${plan.facilities.map((facility) => facility.replace(/\.$/, '')).join('. ')}.`,
      url,
      price,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'USD',
        billingDuration: 1,
        unitCode: units[period],
      },
      eligibleRegion: 'US',
    } satisfies Offer
  })
}
