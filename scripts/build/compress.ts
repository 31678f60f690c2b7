import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

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

/** No page shall be more than this, in bytes: 14 KB come with a connection's first answer, and a little is not seen at once. */
export const pageLimit = 20_000

/**
 * What comes with a connection's first answer is 14,600 bytes, of which headers take 770 as HTTP/2 packs them, and frames and
 * encryption 100: a page above this costs a round trip.
 */
export const firstAnswer = 13_700

/**
 * Writes a `.br` beside every page and a `.br` and a `.gz` beside every other file of text that the build leaves: beside scripts
 * while pages are made, which leaves half of a second core idle.
 */
export function compressed(): AstroIntegration {
  let early = Promise.resolve<readonly string[]>([])
  const plugin: Plugin = {
    name: 'compressed',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }) {
      early = compress(dir)
      // What fails is told where it is waited for.
      early.catch(() => {})
    },
  }
  return {
    name: 'compressed',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      },
      'astro:build:done': async ({ dir }) => {
        await compress(fileURLToPath(dir), await early)
      },
    },
  }
}

/**
 * Compresses the files of text in a folder, except where that would save nothing.
 *
 * @param done files of it that are left alone
 * @returns the files that it looked at
 */
export async function compress(folder: string, done: readonly string[] = []): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !done.includes(file))
  const queue = [...files]
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const bytes = await readFile(file)
      const write = async (ending: string, smaller: Buffer) => {
        if (smaller.length < bytes.length) await writeFile(file + ending, smaller)
      }
      if (extname(file) === '.html') await write('.br', await squeezePage(bytes))
      else
        await Promise.all([
          squeeze(bytes, constants.BROTLI_MAX_QUALITY).then((br) => write('.br', br)),
          promisify(gzip)(bytes).then((gz) => write('.gz', gz)),
        ])
    }
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker))
  return files
}

/**
 * Pages are many: the best quality would cost ten times what building one costs, and save a tenth of its bytes. It is for the
 * few that are too large otherwise. They get no gzip: every browser takes brotli over TLS, and for the rest the host
 * makes it at the first request.
 */
export async function squeezePage(bytes: Uint8Array): Promise<Buffer> {
  const squeezed = await squeeze(bytes, 5)
  return squeezed.length <= firstAnswer ? squeezed : squeeze(bytes, constants.BROTLI_MAX_QUALITY)
}

const squeeze = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
