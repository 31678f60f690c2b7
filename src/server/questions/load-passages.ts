import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** src/search/passages/site-passages.ts as a module in a build; scripts/build/content-modules.ts writes it. */
export const passagesFile = 'passages.mjs'

export type PassagesModule = Pick<typeof import('#search/passages/site-passages.ts'), 'readPassages' | 'readAsked'>

/**
 * Loads the module of a build that reads the text of its pages. The server can't import the source: Astro's content
 * exists only in what Astro bundles.
 * @throws when the build lacks it
 */
export const loadPassages = (build: string): Promise<PassagesModule> =>
  import(/* @vite-ignore */ pathToFileURL(join(build, 'server', passagesFile)).href)
