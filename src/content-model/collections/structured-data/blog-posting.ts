import type { CollectionEntry } from 'astro:content'
import type { BlogPosting } from 'schema-dts'
import { dayOf } from '#content-model/dates.ts'
import { memberPath } from '#content-model/routes.ts'
import { organization } from './organization.ts'
import type { ThingsOf } from './things.ts'

/** An article's facts for link previews. */
export interface ArticleFacts {
  readonly published: string
  readonly modified: string
  readonly section: string
  /** The path of the author's page. Absent for an invented author. */
  readonly author?: string
}

interface Written {
  readonly post: CollectionEntry<'posts'>
  readonly author: CollectionEntry<'team'>
}

/** The structured data of a post. Its author is the company when the author is invented. */
export function postFacts({ post: { data }, author }: Written): { article: ArticleFacts; things: ThingsOf } {
  const published = dayOf(data.post_date).iso
  const modified = dayOf(data.updated ?? data.post_date).iso
  const path = author.data.sample ? undefined : memberPath(author.id)
  const things: ThingsOf = ({ siteUrl, url, description, image }) => {
    const publisher = organization(siteUrl)
    const posting = {
      '@type': 'BlogPosting',
      '@id': `${url}#post`,
      url,
      mainEntityOfPage: url,
      headline: data.title,
      description,
      image,
      datePublished: published,
      dateModified: modified,
      articleSection: data.category,
      inLanguage: 'en-US',
      author: path ? { '@type': 'Person', name: author.data.title, url: new URL(path, siteUrl).href } : publisher,
      publisher,
    } satisfies BlogPosting
    return [posting]
  }
  return { article: { published, modified, section: data.category, ...(path && { author: path }) }, things }
}
