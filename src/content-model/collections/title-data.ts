import { getCollection } from 'astro:content'
import type { TitleTexts } from '#content-model/title-texts.ts'

/** All texts for titles, in the order of their files' names. */
export async function readTitleTexts(): Promise<TitleTexts> {
  const [files, lists] = await Promise.all([getCollection('titles'), getCollection('keywords')])
  return {
    sorts: files.sort((one, other) => (one.id < other.id ? -1 : 1)).flatMap(({ data }) => data.sorts),
    lists: Object.fromEntries(lists.map(({ id, data }) => [id, data.words])),
  }
}
