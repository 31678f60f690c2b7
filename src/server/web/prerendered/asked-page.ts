import { drynesses } from '#content-model/example.ts'
import { routes } from '#content-model/routes.ts'

/**
 * The internal folder of pages that depend on their query, in variants of prerendered pages. No public address begins
 * with it.
 */
export const askedFolder = '/asked'

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
export function askedPath(path: string, query: string): string | undefined {
  if (query === '' || !(path === routes.examples || path.startsWith(`${routes.examples}/`))) return undefined
  const asked = new URLSearchParams(query)
  if (path === routes.examples) return wallNames.some((name) => asked.get(name)) ? askedFolder + path : undefined
  return drynesses.some((dryness) => dryness === asked.get('dryness')) ? askedFolder + path : undefined
}
