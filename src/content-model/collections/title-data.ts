import { getCollection } from 'astro:content'
import type { TitleTexts } from '#content-model/title-texts.ts'

/** All that titles are written with, in the order of its files' names. */
export async function readTitleTexts(): Promise<TitleTexts> {
  const [files, lists] = await Promise.all([getCollection('titles'), getCollection('keywords')])
  return {
    sorts: files.sort((one, other) => (one.id < other.id ? -1 : 1)).flatMap(({ data }) => data.sorts),
    lists: Object.fromEntries(lists.map(({ id, data }) => [id, data.words])),
  }
}
