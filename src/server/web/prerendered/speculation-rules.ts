import { onDemandPaths } from '#server/web/http/on-demand-paths.ts'
import { queryPagesFolder } from '#server/web/prerendered/query-page.ts'

/** The address of the rules for pages that browsers may fetch before a link is followed. */
export const speculationPath = '/speculation-rules.json'

/** The header with that address, for pages rendered on demand. Prerendered pages contain the rules. */
export const speculationHeader = { 'speculation-rules': `"${speculationPath}"` } as const

export const speculationType = 'application/speculationrules+json'

// Pages rendered on demand are excluded: a fetch without a visit would cost the server time.
const rendered = [...onDemandPaths, `${queryPagesFolder}/`, '/api/'].map((path) => `${path}*`)
const files = ['/_astro/*', '/videos/*', '/*.xml', '/*.txt', '/*.json']

const where = {
  and: [{ href_matches: '/*' }, { not: { href_matches: [...rendered, ...files, '/*\\?*'] } }],
}

/**
 * A page is prefetched when the pointer comes near a link to it, and prerendered at the press. Browsers do neither when
 * the visitor saves data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
