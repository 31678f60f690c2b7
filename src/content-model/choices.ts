import { billing } from '#content-model/pages/pricing.ts'
import { worksChoice } from '#content-model/project-filter.ts'

/** A choice on a page that stands in the page's address, such as `?show=branding`. */
interface Choice {
  /** The parameter. */
  readonly name: string
  /** Chosen when the address says nothing, or nothing that is known. */
  readonly initial: string
  readonly options: readonly { readonly value: string }[]
}

const all: readonly Choice[] = [worksChoice, billing]

/** Where the build leaves a page with a choice made, below the page's own path. */
const below = (name: string, value: string) => `${name}/${value}`

/** A page with each of its choices made, as Astro's `getStaticPaths` wants them: the initial one is the page itself. */
export const chosenPages = ({ name, initial, options }: Choice) =>
  options.map(({ value }) => ({
    params: { chosen: value === initial ? undefined : below(name, value) },
    props: { chosen: value },
  }))

/** What an address may choose: parameter, value, and the end of the path where the build left such a page. */
export const choices = all.flatMap(({ name, options }) =>
  options.map(({ value }) => ({ name, value, end: `/${below(name, value)}` })),
)

/** True for the path of a page with a choice made. It is nobody's address: the address is the page's, with a query. */
export const isChosenPath = (path: string): boolean => choices.some(({ end }) => path.endsWith(end))
