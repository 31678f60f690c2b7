import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { passagesFile } from '#server/site/load-passages.ts'

const source = fileURLToPath(new URL('../../src/search/site-passages.ts', import.meta.url))

interface Context {
  emitFile(file: { type: 'chunk'; id: string; fileName: string; preserveSignature: 'strict' }): string
}

/**
 * Adds to a build the module that reads what the pages say, beside those of the pages rendered on demand. The server owns
 * the search and loads it from there: no page needs it, and the bundler would leave it out.
 */
export function passagesModule(): AstroIntegration {
  const plugin = {
    name: 'passages-module',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
    buildStart(this: Context) {
      this.emitFile({ type: 'chunk', id: source, fileName: passagesFile, preserveSignature: 'strict' })
    },
  }
  return {
    name: 'passages-module',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      },
    },
  }
}
