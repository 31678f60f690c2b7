import type { Graph, Thing } from 'schema-dts'
import { dayOf } from '#content-model/dates.ts'
import { searchPage } from '#content-model/pages/search-page.ts'

/** The facts of a laid-out page. Addresses are absolute. */
export interface PageFacts {
  readonly siteUrl: string
  readonly url: string
  readonly title: string
  readonly description: string
  /** The page's social card. */
  readonly image: string
}

/** Makes the structured data of a page in schema.org's terms, which the compiler checks (schema-dts). */
export type ThingsOf = (page: PageFacts) => readonly Thing[]

/** The structured data of a page with a date: the day of its last change, from which the sitemap takes its `lastmod`. */
export const datedPage =
  (type: 'WebPage' | 'CollectionPage', modified: Date | undefined): ThingsOf =>
  ({ url, title, description }) =>
    modified ? [{ '@type': type, '@id': url, url, name: title, description, dateModified: dayOf(modified).iso }] : []

/** The structured data of the search: address and name of the page without a question. */
export const searchThings: ThingsOf = ({ url, description }) => [
  { '@type': 'SearchResultsPage', '@id': url, url, name: searchPage.title, description },
]

/** Structured data as the text of a script element, escaped so that no text ends the element. */
export function graphJson(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
