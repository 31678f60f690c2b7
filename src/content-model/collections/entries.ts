import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { caption } from '#content-model/collections/caption.ts'
import { withPhotos } from '#content-model/collections/photos.ts'
import { projectPath, servicePath } from '#content-model/routes.ts'

/** How many of a kind a place shows. */
export const shown = {
  blogPage: 4,
  searchResults: 30,
  recentPosts: 3,
  /** The newest posts, whole, in a feed: readers keep what they have seen. */
  feedPosts: 20,
  relatedPosts: 2,
  footerServices: 6,
  homeServices: 3,
  reviewsPerSource: 3,
  faq: 6,
  serviceTwo: 6,
  /** What All Works shows, by id; the four-column page has room for more. */
  projectGrid: 6,
  projectGridFourColumns: 12,
  /** The full-width lists: so many projects in all, so many a page. */
  projectWidth: 16,
  projectWidthPage: 6,
  projectWidthPageFourColumns: 8,
} as const

type Numbered = {
  [Key in CollectionKey]: CollectionEntry<Key>['data'] extends { id: number } ? Key : never
}[CollectionKey]

/** All entries of a kind, with the copies that their photographs are shown by. */
export async function readEntries<Kind extends CollectionKey>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  const entries: CollectionEntry<Kind>[] = await getCollection(kind)
  return Promise.all(entries.map(withPhotos))
}

/** All entries of a kind in the order of their ids. */
export async function inOrder<Kind extends Numbered>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  return (await readEntries(kind)).sort((one, other) => one.data.id - other.data.id)
}

/**
 * The entry of that name.
 * @param by the file that names it
 * @throws when there is none, naming both: what names an entry needs it
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

/** A service as lists show it. */
export const serviceCard = ({ id, data }: CollectionEntry<'services'>) => ({
  title: data.title,
  description: data.description,
  image: data.image,
  ground: data.ground,
  href: servicePath(id),
})

/** A project as a poster. */
export const posterCard = ({ id, data }: CollectionEntry<'projects'>) => ({
  poster: data.image,
  lines: data.title_lines,
  href: projectPath(id),
  sample: data.sample,
})

/** A project as a poster with words under it. */
export const projectCard = (project: CollectionEntry<'projects'>) => ({
  ...posterCard(project),
  title: project.data.title,
  caption: caption(project.data.category),
})
