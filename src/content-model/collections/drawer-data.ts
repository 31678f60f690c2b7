import { getCollection } from 'astro:content'
import type { DrawerText } from '#content-model/drawer-entry.ts'
import { type Example, exampleOf } from '#content-model/example.ts'

/** All jokes without a page, in the order of their files' names. */
export async function readDrawerTexts(): Promise<DrawerText[]> {
  const files = await getCollection('drawer')
  return files
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap(({ id, data }) => data.entries.map((entry) => ({ ...entry, file: id })))
}

/** All examples, in the order of their files' names. */
export async function readDrawer(): Promise<Example[]> {
  const entries = await getCollection('examples')
  return entries.map(({ id, data }) => exampleOf(id, data)).sort((one, other) => (one.id < other.id ? -1 : 1))
}
