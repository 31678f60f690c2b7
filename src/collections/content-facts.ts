import { getCollection } from 'astro:content'
import { postPath } from '#content/routes.ts'

/**
 * What the server has to know of the content besides what pages show: where visitors of removed addresses go, on which
 * page the comments of a post's key stand, the titles of posts by their pages, and the keys of posts that open with a photograph.
 */
export async function readContentFacts() {
  const moved = (await getCollection('moved')).flatMap(({ data }) => data.moved)
  const posts = await getCollection('posts')
  return {
    moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
    posts: Object.fromEntries(posts.map(({ data }) => [data.key, postPath(data.id)])),
    titles: Object.fromEntries(posts.map(({ data }) => [postPath(data.id), data.title])),
    photographed: posts.filter(({ data }) => typeof data.thumb.object !== 'string').map(({ data }) => data.key),
  }
}
