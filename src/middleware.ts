import { defineMiddleware } from 'astro:middleware'
import { readPublicSettings } from '#server/platform/config/public-settings.ts'

const site = readPublicSettings(process.env)

/** Gives every page, prerendered or rendered on demand, the settings that it prints. */
export const onRequest = defineMiddleware(({ locals }, next) => {
  locals.site = site
  return next()
})
