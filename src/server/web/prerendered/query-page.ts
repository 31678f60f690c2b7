import { drynesses } from '#content-model/example.ts'
import { routes } from '#content-model/routes.ts'

/** Internal folder of variants of prerendered pages, selected by a query. No public address begins with it. */
export const queryPagesFolder = '/asked'

/** The parameters by which the wall of examples is filtered. */
const wallNames = ['channel', 'audience', 'dryness', 'page'] as const

/**
 * The path under which Astro renders the variant of a prerendered page that its query selects: a filter of the
 * examples, or an example in another dryness.
 *
 * @param path decoded, without a trailing slash
 * @param query with its question mark, or empty
 * @returns undefined if the prerendered page is the answer
 */
export function queryPagePath(path: string, query: string): string | undefined {
  if (query === '' || !(path === routes.examples || path.startsWith(`${routes.examples}/`))) return undefined
  const asked = new URLSearchParams(query)
  if (path === routes.examples) return wallNames.some((name) => asked.get(name)) ? queryPagesFolder + path : undefined
  return drynesses.some((dryness) => dryness === asked.get('dryness')) ? queryPagesFolder + path : undefined
}
