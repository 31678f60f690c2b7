import { filled } from '#content/filled.ts'
import { categoryPath } from '#content/routes.ts'
import type { Words } from '#content/schemas/page-schemas.ts'
import { product } from '#content/site.ts'
import data from '#content/words/blog.json' with { type: 'json' }

const said = data as Words['blog']

/** The address of the blog's feed, or of a category's. */
export const feedPath = (category?: string) => `${category === undefined ? '' : categoryPath(category)}/rss.xml`

/** What a feed is called. */
export const feedTitle = (category?: string) =>
  category === undefined
    ? filled(said.feedTitle.all, { product })
    : filled(said.feedTitle.category, { product, category })
