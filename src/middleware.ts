import { defineMiddleware } from 'astro:middleware'
import { readOpenParts } from '#content-model/collections/open-parts.ts'
import { readPublicSettings } from '#server/platform/config/public-settings.ts'

const site = readPublicSettings(process.env)

/**
 * Gives every page, prerendered or rendered on demand, the settings that it prints. A page of a part that is missing is not
 * made: a build writes no file for it, and the server answers the page for unknown addresses.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  locals.site = site
  const { leads } = await readOpenParts()
  return leads(url.pathname) ? next() : new Response(null, { status: 404 })
})
