import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/**
 * How hard brotli tries. Assets are few, change little and are worth 45 ms each. Pages are many: the best quality would
 * cost ten times what building one costs, and save a tenth of its bytes.
 */
const effort = { asset: constants.BROTLI_MAX_QUALITY, page: 5 } as const

const encodings = [
  {
    suffix: '.br',
    encode: (bytes: Buffer, kind: keyof typeof effort) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort[kind],
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { suffix: '.gz', encode: (bytes: Buffer) => promisify(gzip)(bytes) },
]

/** Writes a `.br` and a `.gz` beside every file of text in `folder`, except where that would save nothing. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const bytes = await readFile(file)
      const kind = extname(file) === '.html' ? 'page' : 'asset'
      const write = async ({ suffix, encode }: (typeof encodings)[number]) => {
        const smaller = await encode(bytes, kind)
        if (smaller.length < bytes.length) await writeFile(file + suffix, smaller)
      }
      await Promise.all(encodings.map(write))
    }
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker))
}
