import type { APIRoute } from 'astro'

/** Nobody is kept out: a page that search engines should leave alone says so itself, and they have to read it to know. */
export const GET: APIRoute = ({ locals }) => {
  const { siteIndexable, siteUrl } = locals.site
  const sitemap = siteIndexable ? `Sitemap: ${new URL('/sitemap-index.xml', siteUrl)}\n` : ''
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`)
}
