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

/** Largest size of a compressed page, in bytes. It exceeds `firstAnswer`: the end of a long page is not seen at once. */
export const pageLimit = 20_000

/**
 * Bytes of a page that arrive without another round trip: TCP's initial window of 14,600 bytes, less the headers as HTTP/2
 * compresses them, frames and encryption.
 */
export const firstAnswer = 13_700

/**
 * Writes a `.br` beside every page, and a `.br` and a `.gz` beside every other text file of the build. Scripts are compressed
 * while pages are rendered.
 */
export function compressed(): AstroIntegration {
  let early = Promise.resolve<readonly string[]>([])
  const plugin: Plugin = {
    name: 'compressed',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }) {
      early = compress(dir)
      // An error is thrown again where the promise is awaited.
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
 * Compresses the text files in a folder, except where that would save nothing.
 *
 * @param done files that are left alone
 * @returns the other text files
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
 * Compresses a page. The best quality is slow and there are many pages, so only pages that are too large otherwise get it. They
 * get no gzip: every browser takes Brotli over TLS, and for other clients the server compresses at the first request.
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
