import { inOrder } from '#content-model/collections/entries.ts'
import { readOpenParts } from '#content-model/collections/open-parts.ts'
import { readBlog } from '#content-model/collections/posts/post-lists.ts'
import { sampleNote } from '#content-model/collections/samples.ts'
import { feedPath, feedTitle } from '#content-model/feeds.ts'
import { blogPage } from '#content-model/pages/blog.ts'
import { aboutPage } from '#content-model/pages/company.ts'
import { examplesPage } from '#content-model/pages/examples.ts'
import { contactPage } from '#content-model/pages/form-pages.ts'
import { home } from '#content-model/pages/home.ts'
import { pricingPage } from '#content-model/pages/pricing.ts'
import { tryPage } from '#content-model/pages/try-page.ts'
import { routes, servicePath } from '#content-model/routes.ts'
import { sampleNotes } from '#content-model/sample-notes.ts'
import { product } from '#content-model/site.ts'

interface Entry {
  readonly title: string
  readonly path: string
  readonly description: string
}

/**
 * The site as one Markdown file in the form of llmstxt.org: a title, a summary, and lists of links.
 *
 * @param siteUrl before every path
 */
export async function guideText(siteUrl: string): Promise<string> {
  const [services, plans, { published }] = await Promise.all([inOrder('services'), inOrder('plans'), readBlog()])
  const open = await readOpenParts()
  const prices = plans.map(
    ({ data: { title, monthly, facilities } }) => `${title}: ${monthly.price} ${monthly.duration}, ${facilities[0]}`,
  )
  const note = sampleNote(
    published.map(({ card }) => card),
    sampleNotes.posts,
  )
  const list = (title: string, entries: readonly Entry[]) => {
    const lines = entries
      .filter(({ path }) => open.leads(path))
      .map(({ title, path, description }) => `- [${title}](${new URL(path, siteUrl).href}): ${description}`)
    return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, '']
  }
  return [
    `# ${product}`,
    '',
    `> ${home.description}`,
    '',
    ...(prices.length === 0
      ? []
      : [`${prices.join('. ')}. For customers in the United States.${note === undefined ? '' : ` ${note}`}`, '']),
    ...list('Start here', [
      { ...tryPage, path: routes.try },
      { ...examplesPage, path: routes.examples },
      { ...pricingPage, path: routes.pricing },
      { ...aboutPage, path: routes.about },
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
