import { getCollection } from 'astro:content'
import { readExampleCards } from '#content-model/collections/examples/walls.ts'
import { dayOf } from '#content-model/dates.ts'
import { postPath } from '#content-model/routes.ts'

/**
 * What the server has to know of the content besides what pages show: where visitors of removed addresses go, on which
 * page the comments of a post's key stand and which ones are built into it, the cards of all examples by their ids, and the keys of
 * posts that open with a photograph.
 */
export async function readContentFacts() {
  const posts = await getCollection('posts')
  return {
    moved: await readMoved(),
    posts: Object.fromEntries(posts.map(({ data }) => [data.key, postPath(data.id)])),
    discussed: Object.fromEntries(
      posts.map(({ data }) => [
        data.key,
        {
          title: data.title,
          comments: data.comments.map(({ name, date, message }) => ({ name, day: dayOf(date).iso, message })),
        },
      ]),
    ),
    exampleCards: await readExampleCards(),
    photographed: posts.filter(({ data }) => typeof data.thumb.object !== 'string').map(({ data }) => data.key),
  }
}

/** By an address that the owner removed: where its visitors go. */
export async function readMoved(): Promise<Record<string, string>> {
  const moved = (await getCollection('moved')).flatMap(({ data }) => data.moved)
  return Object.fromEntries(moved.map(({ from, to }) => [from, to]))
}

/** Whether there is a post with this key. */
export const isPublished = async (key: string): Promise<boolean> =>
  (await getCollection('posts')).some(({ data }) => data.key === key)
