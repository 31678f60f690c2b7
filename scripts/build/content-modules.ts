import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { passagesFile } from '#server/questions/load-passages.ts'

/** The module of a build that reads the drawer, in its `server` folder. */
export const drawerModule = 'drawer.mjs'

/** The module of a build that reads the gate's lists, in its `server` folder. */
export const gateModule = 'gate.mjs'
/** The module of a build that reads the texts for titles, in its `server` folder. */
export const titlesModule = 'titles.mjs'

/** The module of a build that has the drawings as markup, in its `server` folder. */
export const cardArtModule = 'card-art.mjs'

/** The module of a build that reads the server's facts about the content, in its `server` folder. */
export const factsModule = 'content-facts.mjs'

/** Modules of the site that read its content, and the files they become in the `server` folder of a build. */
const modules = [
  { source: '../../src/search/passages/site-passages.ts', fileName: passagesFile },
  { source: '../../src/content-model/collections/drawer-data.ts', fileName: drawerModule },
  { source: '../../src/content-model/collections/gate-data.ts', fileName: gateModule },
  { source: '../../src/content-model/collections/title-data.ts', fileName: titlesModule },
  { source: '../../src/content-model/collections/content-facts.ts', fileName: factsModule },
  { source: '../../src/layouts/card-art.tsx', fileName: cardArtModule },
]

/**
 * Adds to a build the modules that read the passages of pages and the drawer. The server's search and try-outs load them: no
 * page imports them, so the bundler would leave them out.
 */
export function contentModules(): Plugin {
  return {
    name: 'content-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      for (const { source, fileName } of modules) {
        const id = fileURLToPath(new URL(source, import.meta.url))
        this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' })
      }
    },
  }
}
