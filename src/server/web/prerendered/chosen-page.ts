import { choices, isChosenPath } from '#content-model/choices.ts'
import type { PrerenderedFile } from '#server/web/prerendered/prerendered-file.ts'
import type { PrerenderedPages } from '#server/web/prerendered/prerendered-pages.ts'

/**
 * The prerendered page at an address, with the choice that its query names (`?show=branding`). Choices that the page
 * does not have are ignored.
 *
 * @param path decoded, without a trailing slash
 * @param query with its question mark, or empty
 * @returns undefined without a page, and for the path of a page with a choice made
 */
export function chosenPage(
  pages: Pick<PrerenderedPages, 'find'>,
  path: string,
  query: string,
): PrerenderedFile | undefined {
  if (isChosenPath(path)) return undefined
  const page = pages.find(path)
  if (page === undefined || query === '') return page
  const asked = new URLSearchParams(query)
  const chosen = choices.filter(({ name, value }) => asked.get(name) === value)
  const folder = path === '/' ? '' : path
  return chosen.map(({ end }) => pages.find(folder + end)).find((found) => found !== undefined) ?? page
}
