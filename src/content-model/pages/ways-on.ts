import data from '#content/words/ways-on.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { words } from '#content-model/site.ts'

const said = branded<Words['ways-on']>(data)

const ways = {
  try: { label: said.ways.try, href: routes.try },
  quote: { label: said.ways.quote, href: routes.quote },
  prices: { label: said.ways.prices, href: routes.pricing },
  contact: { label: words.contact, href: routes.contact },
  about: { label: said.ways.about, href: routes.about },
  newsletter: { label: said.ways.newsletter, href: routes.newsletter },
  cases: { label: said.ways.cases, href: routes.cases },
  clients: { label: said.ways.clients, href: routes.clients },
} as const

interface WayOn {
  readonly text: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** Label of these links, for screen readers. */
export const wayOnLabel = said.wayOnLabel

/**
 * The links at the end of a page; undefined where the page's own words already link on. The first match counts: `at` is
 * the beginning of an address, or with `whole` the whole address.
 */
export function wayOn(path: string): WayOn | undefined {
  const way = said.waysOn.find(({ at, whole }) => (whole ? path === at : path.startsWith(at)))
  return way && { text: way.text, links: way.links.map((name) => ways[name]) }
}
