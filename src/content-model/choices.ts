import { billing } from '#content-model/pages/pricing.ts'
import { worksChoice } from '#content-model/project-filter.ts'

/** A choice on a page that stands in the page's address, such as `?show=branding`. */
interface Choice {
  /** The parameter. */
  readonly name: string
  /** Used when the address has no value, or an unknown one. */
  readonly initial: string
  readonly options: readonly { readonly value: string }[]
}

const all: readonly Choice[] = [worksChoice, billing]

/** Path of a prerendered choice, below the page's own path. */
const below = (name: string, value: string) => `${name}/${value}`

/** A page with each of its choices, for Astro's `getStaticPaths`; the initial choice is the page itself. */
export const chosenPages = ({ name, initial, options }: Choice) =>
  options.map(({ value }) => ({
    params: { chosen: value === initial ? undefined : below(name, value) },
    props: { chosen: value },
  }))

/** Every choice that an address can make: parameter, value, and the end of the prerendered page's path. */
export const choices = all.flatMap(({ name, options }) =>
  options.map(({ value }) => ({ name, value, end: `/${below(name, value)}` })),
)

/** True for the path of a prerendered choice. Visitors never see this path: they use the page's address with a query. */
export const isChosenPath = (path: string): boolean => choices.some(({ end }) => path.endsWith(end))
