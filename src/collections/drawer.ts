import { getCollection } from 'astro:content'
import type { Example } from '#content/example.ts'

/** The whole drawer of examples, in the order of their files' names. */
export async function readDrawer(): Promise<Example[]> {
  const entries = await getCollection('examples')
  return entries.map(({ id, data }) => ({ id, ...data })).sort((one, other) => (one.id < other.id ? -1 : 1))
}
