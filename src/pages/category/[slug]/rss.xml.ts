import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { feed } from '#content-model/collections/posts/feed.ts'
import { readBlog, slugIn, titlesOf } from '#content-model/collections/posts/post-lists.ts'
import { categoryPage } from '#content-model/pages/blog.ts'

export async function getStaticPaths() {
  const { categories } = await readBlog()
  return categories.map((shelf) => ({ params: { slug: slugIn(shelf.href) }, props: shelf }))
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props, locals }) => {
  const { label, href, posts } = props
  const channel = { description: categoryPage.description(label, titlesOf(posts)), page: href, category: label, posts }
  return new Response(await feed(channel, locals.site.siteUrl))
}
