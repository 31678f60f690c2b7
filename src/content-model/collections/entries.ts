import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { brand } from '#content-model/brand.ts'
import { caption } from '#content-model/collections/caption.ts'
import { withPhotos } from '#content-model/collections/photos.ts'
import { projectPath, servicePath } from '#content-model/routes.ts'

/** Number of entries by place. */
export const shown = {
  blogPage: 4,
  searchResults: 30,
  recentPosts: 3,
  /** The newest posts, in full, in a feed: readers keep the older ones they have fetched. */
  feedPosts: 20,
  relatedPosts: 2,
  footerServices: 6,
  homeServices: 3,
  reviewsPerSource: 3,
  faq: 6,
  /** The full-width lists: number of projects in all, and per page. */
  projectWidth: 16,
  projectWidthPage: 6,
  projectWidthPageFourColumns: 8,
} as const

type Numbered = {
  [Key in CollectionKey]: CollectionEntry<Key>['data'] extends { id: number } ? Key : never
}[CollectionKey]

/** All entries of a kind, with their photographs replaced by the build's copies. A site without that part has none. */
export async function readEntries<Kind extends CollectionKey>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  if (brand.without?.some((part) => part === kind)) return []
  const entries: CollectionEntry<Kind>[] = await getCollection(kind)
  return Promise.all(entries.map(withPhotos))
}

export async function inOrder<Kind extends Numbered>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  return (await readEntries(kind)).sort((one, other) => one.data.id - other.data.id)
}

/**
 * The entry of a name.
 * @param by the file that refers to it, for the error message
 * @throws when there is no such entry
 */
export async function entry<Kind extends CollectionKey>(
  kind: Kind,
  id: string,
  by: string,
): Promise<CollectionEntry<Kind>> {
  const entries: CollectionEntry<Kind>[] = await getCollection(kind)
  const found = entries.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`${by} names “${id}”, and src/content/${kind} has no such file, or only a draft`)
  return withPhotos(found)
}

export const serviceCard = ({ id, data }: CollectionEntry<'services'>) => ({
  title: data.title,
  description: data.description,
  image: data.image,
  ground: data.ground,
  href: servicePath(id),
})

export const posterCard = ({ id, data }: CollectionEntry<'projects'>) => ({
  poster: data.image,
  lines: data.title_lines,
  href: projectPath(id),
  sample: data.sample,
})

export const projectCard = (project: CollectionEntry<'projects'>) => ({
  ...posterCard(project),
  title: project.data.title,
  caption: caption(project.data.category),
})
