import type { APIRoute } from 'astro'
import { feed } from '#collections/posts/feed.ts'
import { readBlog } from '#collections/posts/post-lists.ts'
import { blogPage } from '#content/pages/blog.ts'
import { routes } from '#content/routes.ts'

/** The blog's feed. */
export const GET: APIRoute = async ({ locals }) => {
  const { published } = await readBlog()
  const channel = { description: blogPage.description, page: routes.blog, posts: published }
  return new Response(await feed(channel, locals.site.siteUrl))
}
