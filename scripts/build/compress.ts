import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration, AstroPrerenderer } from 'astro'
import { PageCompressor, squeezePage } from './page-compressor.ts'
import { Progress } from './progress.ts'
import type { Inner } from './styles/named-sheets.ts'

/** Files of text, by their endings. Pictures, fonts and videos are compressed by their own formats. */
const textual = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.vtt',
  '.webmanifest',
  '.xml',
])

const isPage = (name: string) => extname(name) === '.html'

/** A renderer that does something otherwise than `inner`. */
export type RendererChange = (inner: Inner) => AstroPrerenderer

/**
 * Writes a `.br` beside every page and a `.br` and a `.gz` beside every other file of text that the build leaves.
 *
 * @param change what is made of a page before it is compressed. Astro has one renderer, not one for each integration.
 */
export function compressed(change: RendererChange = (inner) => inner): AstroIntegration {
  let pages: PageCompressor
  let client: URL
  const progress = new Progress()
  return {
    name: 'compressed',
    hooks: {
      // Astro leaves the entry to whoever brings a renderer, and ours is Astro's own.
      'astro:config:setup': ({ updateConfig }) => {
        const build = { rolldownOptions: { input: 'astro/entrypoints/prerender' } }
        const configEnvironment = (name: string) => (name === 'prerender' ? { build } : undefined)
        updateConfig({ vite: { plugins: [{ name: 'prerender-entry', apply: 'build', configEnvironment }] } })
      },
      'astro:config:done': ({ config }) => {
        client = config.build.client
      },
      'astro:build:start': ({ setPrerenderer }) => {
        pages = new PageCompressor(fileURLToPath(client))
        setPrerenderer((inner) => {
          const changed = change(inner)
          return {
            ...changed,
            setup: async () => {
              await setUp(inner, changed)
              progress.begin()
            },
            render: renderInto(pages, progress, changed.render),
            teardown: async () => {
              progress.end()
              await changed.teardown?.()
            },
          }
        })
      },
      'astro:build:done': async ({ dir }) => {
        await compress(fileURLToPath(dir), await pages.finish())
      },
    },
  }
}

/** Has pages made in one piece. Astro streams them where a site also has pages on demand: here that is put together again. */
async function setUp(inner: Inner, changed: AstroPrerenderer): Promise<void> {
  await changed.setup?.()
  if (inner.app) inner.app.resolveStreaming = () => false
}

/** Renders, and hands each page on to be compressed. */
function renderInto(
  pages: PageCompressor,
  progress: Progress,
  render: AstroPrerenderer['render'],
): AstroPrerenderer['render'] {
  return async (request, options) => {
    const result = await render(request, options)
    const response = result instanceof Response ? result : result.response
    const { pathname } = new URL(request.url)
    if (response.status !== 200 || !isPage(pathname)) return result
    const bytes = await response.arrayBuffer()
    pages.add(pathname.slice(1), new Uint8Array(bytes))
    progress.addPage()
    // A body can be read once. Astro asks for it in this way.
    response.arrayBuffer = async () => bytes
    return result
  }
}

/** Compresses the files of text in `folder`, except `finished` ones and except where that would save nothing. */
export async function compress(folder: string, finished: ReadonlySet<string> = new Set()): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !finished.has(file.slice(join(folder, '/').length).replaceAll('\\', '/')))
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const bytes = await readFile(file)
      const write = async (ending: string, smaller: Buffer) => {
        if (smaller.length < bytes.length) await writeFile(file + ending, smaller)
      }
      if (isPage(file)) await write('.br', squeezePage(bytes))
      else
        await Promise.all([
          squeezeAsset(bytes).then((br) => write('.br', br)),
          promisify(gzip)(bytes).then((gz) => write('.gz', gz)),
        ])
    }
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker))
}

/** Assets are few, change little and are worth 45 ms each. */
const squeezeAsset = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
