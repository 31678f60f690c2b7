import { render } from 'astro:content'
import { getRssString } from '@astrojs/rss'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { shown } from '#content-model/collections/entries.ts'
import { feedText } from '#content-model/collections/posts/feed-text.ts'
import { newestOf, type Published } from '#content-model/collections/posts/post-lists.ts'
import { sampleNote } from '#content-model/collections/samples.ts'
import { feedPath, feedTitle } from '#content-model/feeds.ts'
import { escaped } from '#content-model/page-marks.ts'
import { postNote } from '#content-model/sample-notes.ts'
import { product } from '#content-model/site.ts'

/** Content of a feed. */
interface Channel {
  readonly description: string
  /** The path of the page that lists the same posts. */
  readonly page: string
  /** Absent for the whole blog. */
  readonly category?: string
  /** Newest first. */
  readonly posts: readonly Published[]
}

/** Namespaces of elements that RSS lacks: a feed's own address, and an author without an email address. */
const xmlns = { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' }

/** The newest posts of a channel, in full, as RSS 2.0. */
export async function feed({ description, page, category, posts }: Channel, siteUrl: string): Promise<string> {
  const newest = posts.slice(0, shown.feedPosts)
  const self = escaped(new URL(feedPath(category), siteUrl).href)
  const built = newestOf(newest)
  return getRssString({
    title: feedTitle(category),
    description,
    site: new URL(page, siteUrl).href,
    trailingSlash: page.endsWith('/'),
    xmlns: { ...xmlns },
    customData: [
      '<language>en-us</language>',
      ...(built ? [`<lastBuildDate>${built.toUTCString()}</lastBuildDate>`] : []),
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: await Promise.all(newest.map((one) => itemOf(one, siteUrl))),
  })
}

async function itemOf({ post, author, card }: Published, siteUrl: string) {
  const url = new URL(card.href, siteUrl).href
  const note = sampleNote([card], postNote(post.data.key))
  const text = feedText(await htmlOf(post), url)
  // Invented authors are not named outside the site.
  const creator = author.data.sample ? product : author.data.title
  return {
    title: post.data.title,
    link: url,
    pubDate: post.data.post_date,
    description: post.data.excerpt,
    categories: [post.data.category],
    content: note === undefined ? text : `${text}<p>${escaped(note)}</p>`,
    customData: `<dc:creator>${escaped(creator)}</dc:creator>`,
  }
}

let container: Promise<AstroContainer> | undefined

/** A post's text with its pictures in place. */
async function htmlOf(post: Published['post']): Promise<string> {
  container ??= AstroContainer.create()
  const { Content } = await render(post)
  return (await container).renderToString(Content)
}
