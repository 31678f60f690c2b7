import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { drawerFile, indexDrawer } from '#server/site/load-drawer.ts'
import { passagesFile } from '#server/site/load-passages.ts'

const drawerModule = 'drawer.mjs'

/** Modules of the site that read its content, and the files they become in the `server` folder of a build. */
const modules = [
  { source: '../../src/search/site-passages.ts', fileName: passagesFile },
  { source: '../../src/collections/drawer.ts', fileName: drawerModule },
]

interface Context {
  emitFile(file: { type: 'chunk'; id: string; fileName: string; preserveSignature: 'strict' }): string
}

/**
 * Adds to a build what the server reads of the content: the module that reads what the pages say, and the drawer of
 * examples, already read. The server owns search and try-outs and loads them from there: no page needs them, and the
 * bundler would leave them out.
 */
export function contentModules(): AstroIntegration {
  const plugin = {
    name: 'content-modules',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
    buildStart(this: Context) {
      for (const { source, fileName } of modules) {
        const id = fileURLToPath(new URL(source, import.meta.url))
        this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' })
      }
    },
  }
  let server: URL
  return {
    name: 'content-modules',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      },
      'astro:config:done': ({ config }) => {
        server = config.build.server
      },
      // After contentFile has put the content beside the module.
      'astro:build:done': async () => {
        const { readDrawer }: typeof import('#collections/drawer.ts') = await import(new URL(drawerModule, server).href)
        writeFileSync(new URL(drawerFile, server), JSON.stringify(indexDrawer(await readDrawer())))
      },
    },
  }
}
