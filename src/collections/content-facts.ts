import { getCollection } from 'astro:content'
import { postPath } from '#content/routes.ts'

/**
 * What the server has to know of the content besides what pages show: where visitors of removed addresses go, and on
 * which page the comments of a post's key stand.
 */
export async function readContentFacts() {
  const moved = (await getCollection('moved')).flatMap(({ data }) => data.moved)
  const posts = await getCollection('posts')
  return {
    moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
    posts: Object.fromEntries(posts.map(({ data }) => [data.key, postPath(data.id)])),
  }
}
