import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content'
import { projectPath, servicePath } from '#content/routes.ts'

/** How many of a kind a place shows. */
export const shown = {
  footerServices: 6,
  homeServices: 3,
} as const

type Numbered = {
  [Key in CollectionKey]: CollectionEntry<Key>['data'] extends { id: number } ? Key : never
}[CollectionKey]

/** All entries of a kind in the order of their ids. */
export async function inOrder<Kind extends Numbered>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  const entries: CollectionEntry<Kind>[] = await getCollection(kind)
  return entries.sort((one, other) => one.data.id - other.data.id)
}

/** The entry of that name. Throws when there is none: a page that names an entry needs it. */
export async function entry<Kind extends CollectionKey>(kind: Kind, id: string): Promise<CollectionEntry<Kind>> {
  const found = await getEntry(kind, id)
  if (!found) throw new Error(`src/content/${kind} has no entry ${id}`)
  return found
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
})
