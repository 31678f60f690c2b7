import type { Graph, Thing } from 'schema-dts'
import { dayOf } from '#content-model/dates.ts'
import { searchPage } from '#content-model/pages/search-page.ts'

/** What a page knows of itself once it is laid out. Addresses are whole. */
export interface PageFacts {
  readonly siteUrl: string
  readonly url: string
  readonly title: string
  readonly description: string
  /** The page's social card. */
  readonly image: string
}

/** What a page tells search engines about, in schema.org's terms. The compiler knows those (schema-dts). */
export type ThingsOf = (page: PageFacts) => readonly Thing[]

/** What a list of posts or a legal text tells: the day it last changed. The sitemap's `lastmod` is read from here. */
export const datedPage =
  (type: 'WebPage' | 'CollectionPage', modified: Date | undefined): ThingsOf =>
  ({ url, title, description }) =>
    modified ? [{ '@type': type, '@id': url, url, name: title, description, dateModified: dayOf(modified).iso }] : []

/** The search, whatever it was asked: its address and its name are those of the page without a question. */
export const searchThings: ThingsOf = ({ url, description }) => [
  { '@type': 'SearchResultsPage', '@id': url, url, name: searchPage.title, description },
]

/** Structured data as the text of a script element, which no word of it can end. */
export function graphJson(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
