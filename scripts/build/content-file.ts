import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const name = 'content.json'
const noPictures = '\0no-pictures'

/**
 * Leaves the content in the one JSON file that Astro keeps it in, for the built code to read. Left alone it becomes a
 * string inside a script, which the bundler parses and writes again for each of its two bundles: a millisecond a post.
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
            // Pages are finished beside the store; the server gets a copy in its own folder.
            const file =
              this.environment.name === 'prerender' ? JSON.stringify(store.href) : `'../${name}', import.meta.url`
            return `import { readFileSync } from 'node:fs'
              export default JSON.parse(readFileSync(new URL(${file}), 'utf8'))`
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
      'astro:build:done': () => copyFileSync(store, fileURLToPath(new URL(name, server))),
    },
  }
}
