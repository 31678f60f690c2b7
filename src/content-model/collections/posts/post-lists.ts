import type { CollectionEntry } from 'astro:content'
import { entry, readEntries, shown } from '#content-model/collections/entries.ts'
import { readOpenParts } from '#content-model/collections/open-parts.ts'
import { pagesOf } from '#content-model/collections/paging.ts'
import { plainText } from '#content-model/collections/plain-text.ts'
import { newestFirst, relatedPosts } from '#content-model/collections/posts/related.ts'
import { companyProfiles, profilesOf } from '#content-model/collections/profiles.ts'
import { sampleNote } from '#content-model/collections/samples.ts'
import { dayOf } from '#content-model/dates.ts'
import { feedPath } from '#content-model/feeds.ts'
import { endTile, sidebarWords } from '#content-model/pages/blog.ts'
import { archivePath, categoryPath, memberPath, postPath } from '#content-model/routes.ts'
import { postNote, sampleNotes } from '#content-model/sample-notes.ts'
import { product } from '#content-model/site.ts'

type Post = CollectionEntry<'posts'>
type Author = CollectionEntry<'team'>

/** A post for lists. */
type Card = ReturnType<typeof cardOf>

/** A post with its author, and the posts to read next. */
export interface Published {
  post: Post
  author: Author
  card: Card
  related: readonly Card[]
}

/** Posts that share a category or an author. */
interface Shelf {
  label: string
  href: string
  posts: readonly Published[]
}

/** Data of all of the blog's pages, newest posts first. */
interface Blog {
  published: readonly Published[]
  /** In alphabetical order. */
  categories: readonly Shelf[]
  archives: readonly Shelf[]
}

let blog: Promise<Blog> | undefined

/** The blog, sorted once per build; on every call in development, where posts change. */
export function readBlog(): Promise<Blog> {
  if (import.meta.env.DEV) return sortBlog()
  blog ??= sortBlog()
  return blog
}

async function sortBlog(): Promise<Blog> {
  const posts = (await readEntries('posts')).sort((one, other) => newestFirst(relativeOf(one), relativeOf(other)))
  const written = await Promise.all(posts.map(withAuthor))
  const cards = new Map(written.map(({ post, card }) => [post.data.id, card]))
  const related = relatedPosts(posts.map(relativeOf), shown.relatedPosts)
  const published = written.map((one) => ({
    ...one,
    related: (related.get(one.post.data.id) ?? []).flatMap((id) => cards.get(id) ?? []),
  }))
  return {
    published,
    categories: shelves(published, ({ card }) => card.category),
    archives: shelves(published, ({ card }) => ({ label: card.author.name, href: card.author.href })),
  }
}

async function withAuthor(post: Post) {
  const author = await entry('team', post.data.author.id, `src/content/posts/${post.id}.md`)
  return { post, author, card: cardOf(post, author) }
}

const relativeOf = ({ data }: Post) => ({ id: data.id, category: data.category, date: data.post_date })

/** Words that are read in a minute, by most people, of a text like ours. */
const wordsAMinute = 200

const minutesOf = ({ rendered }: Post) =>
  Math.max(1, Math.round(plainText(rendered?.html ?? '').split(' ').length / wordsAMinute))

const cardOf = (post: Post, author: Author) => {
  const { data } = post
  const day = dayOf(data.post_date)
  return {
    title: data.title,
    lines: data.title_lines,
    href: postPath(data.id),
    date: { iso: day.iso, text: `${day.text} · ${minutesOf(post)} min read` },
    category: { label: data.category, href: categoryPath(data.category) },
    excerpt: data.excerpt,
    thumb: data.thumb,
    /** A post counts as a sample when its author does: their name and face are on its card. */
    sample: author.data.sample,
    author: {
      name: author.data.title,
      person: author.data.thumb,
      ground: author.data.ground,
      href: archivePath(author.data.title),
    },
  }
}

/** Every post's page, for Astro's `getStaticPaths`. */
export async function postPages() {
  const { published } = await readBlog()
  return published.map((one) => ({ params: { id: String(one.post.data.id) }, props: { ...one, ...saidOf(one) } }))
}

/** The page's note about its samples: once, beside the first of them. */
function saidOf({ post, card, related }: Published) {
  const note = sampleNote([card], postNote(post.data.key))
  return { note, noteBelow: note === undefined ? sampleNote(related, sampleNotes.besidePost) : undefined }
}

/** The pages of the blog's list, for Astro's `getStaticPaths`. */
export async function blogPages() {
  const pages = pagesOf((await readBlog()).published, shown.blogPage)
  return pages.map(({ number, items }) => ({
    params: { page: number === 1 ? undefined : String(number) },
    props: { number, total: pages.length, posts: items.map(({ card }) => card), modified: newestOf(items) },
  }))
}

/** The last day on which one of these posts was published or changed. */
export const newestOf = (posts: readonly Published[]): Date | undefined =>
  posts
    .map(({ post: { data } }) => data.updated ?? data.post_date)
    .toSorted((one, other) => Number(other) - Number(one))
    .at(0)

/** Groups posts by label. Two labels never share an address: the build refuses such content. */
function shelves(posts: readonly Published[], shelfOf: (one: Published) => { label: string; href: string }): Shelf[] {
  const groups = [...Map.groupBy(posts, (one) => shelfOf(one).href).values()]
  const found = groups.flatMap((group) => group.slice(0, 1).map((first) => ({ ...shelfOf(first), posts: group })))
  return found.sort((one, other) => one.label.localeCompare(other.label, 'en'))
}

export const titlesOf = (posts: readonly Published[]): string[] => posts.map(({ card }) => card.title)

export const slugIn = (href: string) => href.slice(href.lastIndexOf('/') + 1)

/** The tile that fills the last row of a list: tomato, or lilac beside tomato. */
export const endOf = (posts: readonly Published[]) => ({
  ...endTile,
  ground: posts.at(-1)?.card.thumb.ground === 'tomato' ? ('lilac' as const) : ('tomato' as const),
})

/** The author for the box under a post. */
export const authorBox = ({ id, data }: Author) => ({
  name: data.title,
  person: data.thumb,
  ground: data.ground,
  text: data.author_para,
  href: memberPath(id),
  socials: profilesOf(data.social),
})

/** Content of the blog's sidebar. */
export async function readSidebar(settings: { socialLinkedin: string; socialInstagram: string }) {
  const { published, categories } = await readBlog()
  const open = await readOpenParts()
  return {
    label: sidebarWords.label,
    search: sidebarWords.search,
    banner: open.link(sidebarWords.banner),
    categories: {
      title: sidebarWords.categories,
      links: categories.map(({ label, href, posts }) => ({ label, href, count: posts.length })),
      feed: { ...sidebarWords.feed, href: feedPath() },
    },
    recent: { title: sidebarWords.recent, posts: published.slice(0, shown.recentPosts).map(({ card }) => card) },
    follow: {
      title: sidebarWords.follow,
      of: product,
      links: companyProfiles(settings),
    },
  }
}
