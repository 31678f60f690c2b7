import type { APIRoute } from 'astro'
import { guideText } from '#content-model/collections/guide-text.ts'

/** A guide for language models. Like the sitemap it exists only where search engines may list the site. */
export const GET: APIRoute = async ({ locals }) => {
  const { siteIndexable, siteUrl } = locals.site
  return siteIndexable ? new Response(await guideText(siteUrl)) : new Response(null, { status: 404 })
}
