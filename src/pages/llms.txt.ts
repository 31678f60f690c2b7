import type { APIRoute } from 'astro'
import { guideText } from '#content-model/collections/guide-text.ts'

/** What language models may read first. Like the sitemap it is there only where the site is in search engines. */
export const GET: APIRoute = async ({ locals }) => {
  const { siteIndexable, siteUrl } = locals.site
  return siteIndexable ? new Response(await guideText(siteUrl)) : new Response(null, { status: 404 })
}
