import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What src/search/passages/site-passages.ts becomes in the `server` folder of a build; scripts/build/content-modules.ts sees to that. */
export const passagesFile = 'passages.mjs'

export type PassagesModule = Pick<typeof import('#search/passages/site-passages.ts'), 'readPassages' | 'readAsked'>

/**
 * Loads the module of a build that reads what its pages say. The server can't import the source: the content is there
 * only for what Astro bundles.
 *
 * @throws when the build lacks it
 */
export const loadPassages = (build: string): Promise<PassagesModule> =>
  import(/* @vite-ignore */ pathToFileURL(join(build, 'server', passagesFile)).href)
