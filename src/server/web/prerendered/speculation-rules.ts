import { onDemandPaths } from '#server/web/http/on-demand-paths.ts'
import { askedFolder } from '#server/web/prerendered/asked-page.ts'

/** Where browsers find which pages may be fetched before a link to them is followed. */
export const speculationPath = '/speculation-rules.json'

/** The header that leads there, on pages rendered for each visit. In finished ones the build puts the rules themselves. */
export const speculationHeader = { 'speculation-rules': `"${speculationPath}"` } as const

export const speculationType = 'application/speculationrules+json'

// A page that is rendered for each visit, and what a query asks for, would cost the server something for nobody.
const rendered = [...onDemandPaths, `${askedFolder}/`, '/api/'].map((path) => `${path}*`)
const files = ['/_astro/*', '/videos/*', '/*.xml', '/*.txt', '/*.json']

const where = {
  and: [{ href_matches: '/*' }, { not: { href_matches: [...rendered, ...files, '/*\\?*'] } }],
}

/**
 * A page is fetched when somebody comes near a link to it, and prepared when they press. Browsers leave both out where data
 * is to be saved.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
