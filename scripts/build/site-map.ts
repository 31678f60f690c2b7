import sitemap from '@astrojs/sitemap'
import { isChosenPath } from '#content/choices.ts'
import { routes } from '#content/routes.ts'
import { comment } from '#forms/comment/comment.ts'
import { erase } from '#forms/erase/erase.ts'
import { newsletter } from '#forms/newsletter/newsletter.ts'
import { quote } from '#forms/quote/quote.ts'
import { askedFolder } from '#server/site/asked-page.ts'

/** Pages that answer a post, a question or a mistake, and the second address of home. */
const unlisted: readonly string[] = [
  routes.notFound,
  routes.digitalAgency,
  routes.search,
  newsletter.path,
  quote.path,
  comment.path,
  erase.path,
]

/** Addresses in the specification's own form, which for some ends in a slash. */
const canonical = new Map<string, string>(Object.values(routes).map((route) => [bare(route), route]))

/** The sitemap of an indexable site at `siteUrl`. */
export function siteMap(siteUrl: string) {
  return sitemap({
    filter: (page) => {
      const path = bare(new URL(page).pathname)
      return !unlisted.includes(path) && !isChosenPath(path) && !path.startsWith(`${askedFolder}/`)
    },
    serialize: (item) => {
      const path = bare(new URL(item.url).pathname)
      return { ...item, url: new URL(canonical.get(path) ?? path, siteUrl).href }
    },
  })
}

function bare(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
