import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { collectionEnding } from '#content-model/loader/late-collections.ts'

/** In the `server` folder of a build, a file for each collection. */
const folder = 'content'
/** What reads a collection there. */
const reader = fileURLToPath(import.meta.resolve('#content-model/loader/late-collections.ts'))
const astroRequire = createRequire(import.meta.resolve('astro/package.json'))
/** The package by which Astro writes and reads its content. */
const serializer = astroRequire.resolve('devalue')
/** Astro's own notes on its content, which a build has no use for. */
const ownNotes = 'meta::meta'
const noPictures = '\0no-pictures'

interface Serializer {
  parse(text: string): ReadonlyMap<string, ReadonlyMap<string, unknown>>
  stringify(value: unknown): string
}

/**
 * Leaves the content in JSON files, for the built code to read. Left alone it becomes a string inside a script, which the
 * bundler parses and writes again for each of its two bundles: a millisecond a post. Pages are finished with the one file that Astro
 * keeps it in; the server gets a file for each collection.
 */
export function contentFile(): AstroIntegration {
  let store: URL
  let server: URL
  return {
    name: 'content-file',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return
        const load = {
          order: 'pre' as const,
          filter: { id: /^\0astro:data-layer-content$/ },
          handler(this: { environment: { name: string } }) {
            if (this.environment.name === 'prerender')
              return `import { readFileSync } from 'node:fs'
                export default JSON.parse(readFileSync(new URL(${JSON.stringify(store.href)}), 'utf8'))`
            return `import { parse } from ${JSON.stringify(serializer)}
              import { LateCollections } from ${JSON.stringify(reader)}
              export default new LateCollections(new URL('../${folder}/', import.meta.url), parse)`
          },
        }
        // What the server renders shows words of entries and no pictures. Left to it, every original would be published
        // beside the copies that pages show, with the place and time that a camera writes into it.
        const resolveId = {
          order: 'pre' as const,
          filter: { id: /^astro:asset-imports$/ },
          handler(this: { environment: { name: string } }) {
            return this.environment.name === 'prerender' ? undefined : noPictures
          },
        }
        const loadNoPictures = { filter: { id: /^\0no-pictures$/ }, handler: () => 'export default new Map()' }
        updateConfig({
          vite: {
            plugins: [
              { name: 'content-file', load },
              { name: 'content-file-pictures', resolveId, load: loadNoPictures },
            ],
          },
        })
      },
      'astro:config:done': ({ config }) => {
        store = new URL('data-store.json', config.cacheDir)
        server = config.build.server
      },
      'astro:build:done': () => {
        // Vite runs this file, and imports nothing more at this point.
        const { parse, stringify }: Serializer = astroRequire(serializer)
        const written = join(fileURLToPath(server), folder)
        mkdirSync(written, { recursive: true })
        for (const [name, collection] of parse(readFileSync(store, 'utf8'))) {
          if (name !== ownNotes) writeFileSync(join(written, name + collectionEnding), stringify(collection))
        }
      },
    },
  }
}
