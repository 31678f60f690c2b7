import data from '#content/words/blog.json' with { type: 'json' }
import { filled } from '#content-model/filled.ts'
import { categoryPath } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { product } from '#content-model/site.ts'

const said = data as Words['blog']

/** The address of the feed of the blog or of a category. */
export const feedPath = (category?: string) => `${category === undefined ? '' : categoryPath(category)}/rss.xml`

export const feedTitle = (category?: string) =>
  category === undefined
    ? filled(said.feedTitle.all, { product })
    : filled(said.feedTitle.category, { product, category })
