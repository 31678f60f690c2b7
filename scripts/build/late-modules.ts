const suffix = '?late'
const marker = '\0late:'

interface Context {
  resolve(id: string, importer?: string): Promise<{ id: string } | null>
  emitFile(file: { type: 'chunk'; id: string; preserveSignature: 'strict' }): string
}

/**
 * Makes `import { load } from './x.ts?late'` a function that loads the module when called. A plain `import()` does the same
 * with 1.7 KB of the bundler's own preloading in the script that contains it, which also asks for stylesheets that
 * Astro has merged into the page's. The stylesheets of a late module have to be on the page already.
 */
export function lateModules() {
  let building = false
  return {
    name: 'late-modules',
    enforce: 'pre' as const,
    configResolved({ command }: { command: string }) {
      building = command === 'build'
    },
    async resolveId(this: Context, id: string, importer: string | undefined) {
      if (!id.endsWith(suffix)) return undefined
      const found = await this.resolve(id.slice(0, -suffix.length), importer)
      return found && marker + found.id
    },
    load(this: Context, id: string) {
      if (!id.startsWith(marker)) return undefined
      const file = id.slice(marker.length)
      if (!building) return `export const load = () => import(${JSON.stringify(file)})`
      const reference = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' })
      return `export const load = () => import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${reference})`
    },
  }
}
