import type { APIRoute } from 'astro'

/** Blocks no crawler: pages that should not be listed say so themselves, and crawlers have to read them to know. */
export const GET: APIRoute = ({ locals }) => {
  const { siteIndexable, siteUrl } = locals.site
  const sitemap = siteIndexable ? `Sitemap: ${new URL('/sitemap-index.xml', siteUrl)}\n` : ''
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`)
}
