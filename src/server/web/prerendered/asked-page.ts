import { drynesses } from '#content-model/example.ts'
import { routes } from '#content-model/routes.ts'

/** Where pages stand that show something else than the finished page at their address. Nobody's address begins so. */
export const askedFolder = '/asked'

/** What a query may ask of the wall of examples. */
const wallNames = ['channel', 'audience', 'dryness', 'page'] as const

/**
 * The path under which Astro renders what a query asks of a finished page: a filter of the examples, or an example in
 * another dryness.
 *
 * @param path decoded, without a trailing slash
 * @param query with its question mark, or empty
 * @returns undefined where the finished page is the answer
 */
export function askedPath(path: string, query: string): string | undefined {
  if (query === '' || !(path === routes.examples || path.startsWith(`${routes.examples}/`))) return undefined
  const asked = new URLSearchParams(query)
  if (path === routes.examples) return wallNames.some((name) => asked.get(name)) ? askedFolder + path : undefined
  return drynesses.some((dryness) => dryness === asked.get('dryness')) ? askedFolder + path : undefined
}
