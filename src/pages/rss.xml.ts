import type { APIRoute } from 'astro'
import { feed } from '#content-model/collections/posts/feed.ts'
import { readBlog } from '#content-model/collections/posts/post-lists.ts'
import { blogPage } from '#content-model/pages/blog.ts'
import { routes } from '#content-model/routes.ts'

export const GET: APIRoute = async ({ locals }) => {
  const { published } = await readBlog()
  const channel = { description: blogPage.description, page: routes.blog, posts: published }
  return new Response(await feed(channel, locals.site.siteUrl))
}
