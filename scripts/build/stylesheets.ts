import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const front = 'src/pages/[...front].astro'

/** Every stylesheet that a source file needs, through all that it imports. Absolute paths. */
export function stylesheetsOf(source: string): Set<string> {
  const seen = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    if (file.endsWith('.css')) return
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '([#.][^']+)'/g)) {
      walk(name.startsWith('#') ? resolve('src', name.slice(1)) : join(dirname(file), name))
    }
  }
  walk(resolve(source))
  return new Set([...seen].filter((file) => file.endsWith('.css')))
}

/**
 * Two stylesheets for the whole site: `house`, which is what home needs, and `rooms`, which is all the rest. Left alone,
 * the bundler makes one for every set of pages that share a component: fourteen requests for home.
 */
export function twoStylesheets() {
  const site = stylesheetsOf(front)
  const isStylesheet = (id: string) => id.startsWith(resolve('src')) && id.endsWith('.css')
  const groups = [
    { name: 'house', test: (id: string) => isStylesheet(id) && site.has(id), priority: 2 },
    { name: 'rooms', test: isStylesheet, priority: 1 },
  ]
  return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
}
