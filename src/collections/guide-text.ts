import { inOrder } from '#collections/entries.ts'
import { readBlog } from '#collections/posts/post-lists.ts'
import { sampleNote } from '#collections/samples.ts'
import { feedPath, feedTitle } from '#content/feeds.ts'
import { blogPage } from '#content/pages/blog.ts'
import { examplesPage } from '#content/pages/examples.ts'
import { contactPage } from '#content/pages/form-pages.ts'
import { home } from '#content/pages/home.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { tryPage } from '#content/pages/try-page.ts'
import { routes, servicePath } from '#content/routes.ts'
import { sampleNotes } from '#content/sample-notes.ts'
import { product } from '#content/site.ts'

interface Entry {
  readonly title: string
  readonly path: string
  readonly description: string
}

/**
 * The site in one file of Markdown, in the form of llmstxt.org: a title, a summary, and lists of links.
 *
 * @param siteUrl before every path
 */
export async function guideText(siteUrl: string): Promise<string> {
  const [services, plans, { published }] = await Promise.all([inOrder('services'), inOrder('plans'), readBlog()])
  const prices = plans.map(
    ({ data: { title, monthly, facilities } }) => `${title}: ${monthly.price} ${monthly.duration}, ${facilities[0]}`,
  )
  const note = sampleNote(
    published.map(({ card }) => card),
    sampleNotes.posts,
  )
  const list = (title: string, entries: readonly Entry[]) => [
    `## ${title}`,
    '',
    ...entries.map(({ title, path, description }) => `- [${title}](${new URL(path, siteUrl).href}): ${description}`),
    '',
  ]
  return [
    `# ${product}`,
    '',
    `> ${home.description}`,
    '',
    `${prices.join('. ')}. For customers in the United States.${note === undefined ? '' : ` ${note}`}`,
    '',
    ...list('Start here', [
      { ...tryPage, path: routes.try },
      { ...examplesPage, path: routes.examples },
      { ...pricingPage, path: routes.pricing },
      { ...contactPage, path: routes.contact },
    ]),
    ...list(
      'Services',
      services.map(({ id, data }) => ({ ...data, path: servicePath(id) })),
    ),
    ...list('Blog', [
      ...published.map(({ post: { data }, card }) => ({
        title: data.title,
        path: card.href,
        description: data.excerpt,
      })),
      { title: feedTitle(), path: feedPath(), description: blogPage.description },
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
