import data from '#content/words/blog.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import { categoryPath } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['blog']>(data)

/** The address of the feed of the blog or of a category. */
export const feedPath = (category?: string) => `${category === undefined ? '' : categoryPath(category)}/rss.xml`

export const feedTitle = (category?: string) =>
  category === undefined ? said.feedTitle.all : filled(said.feedTitle.category, { category })
