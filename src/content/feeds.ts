import { categoryPath } from '#content/routes.ts'
import { product } from '#content/site.ts'

/** The address of the blog's feed, or of a category's. */
export const feedPath = (category?: string) => `${category === undefined ? '' : categoryPath(category)}/rss.xml`

/** What a feed is called. */
export const feedTitle = (category?: string) => `${product} blog${category === undefined ? '' : `: ${category}`}`
