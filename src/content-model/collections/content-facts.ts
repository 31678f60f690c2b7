import { getCollection } from 'astro:content'
import { readExampleCards } from '#content-model/collections/examples/walls.ts'
import { postPath } from '#content-model/routes.ts'

/**
 * Facts about the content that the server needs and pages do not show: targets of removed addresses, the page and the
 * title of each post's key, the cards of all examples by id, and the keys of posts that open with a
 * photograph.
 */
export async function readContentFacts() {
  const posts = await getCollection('posts')
  return {
    moved: await readMoved(),
    posts: Object.fromEntries(posts.map(({ data }) => [data.key, postPath(data.id)])),
    titles: Object.fromEntries(posts.map(({ data }) => [data.key, data.title])),
    exampleCards: await readExampleCards(),
    photographed: posts.filter(({ data }) => typeof data.thumb.object !== 'string').map(({ data }) => data.key),
  }
}

/** Redirect targets by the addresses that the owner removed. */
export async function readMoved(): Promise<Record<string, string>> {
  const moved = (await getCollection('moved')).flatMap(({ data }) => data.moved)
  return Object.fromEntries(moved.map(({ from, to }) => [from, to]))
}

export const isPublished = async (key: string): Promise<boolean> =>
  (await getCollection('posts')).some(({ data }) => data.key === key)
