import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants as zlib } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { examplePath } from '#content-model/routes.ts'
import type { FileCache } from '#server/platform/file-cache.ts'
import { policyHeader } from '#server/web/http/security-headers.ts'
import { cachePolicies } from '#server/web/prerendered/cache-policies.ts'
import { type AstroPage, finishPage, partsOf } from '#server/web/prerendered/finish-page.ts'
import { PrerenderedFile } from '#server/web/prerendered/prerendered-file.ts'
import { queryPagesFolder } from '#server/web/prerendered/query-page.ts'

/** Pages held in memory, ready to be sent. */
const mostReady = 500

/** Pages that are rendered at their first request, and cached. */
export interface GeneratedPages {
  /** Whether there is a page at a path without a trailing slash. */
  has(path: string): boolean
  /** @returns undefined where there is none */
  read(path: string): Promise<PrerenderedFile | undefined>
}

interface GeneratedPagesParts {
  /** Ids of all examples. */
  readonly examples: readonly string[]
  readonly cache: FileCache
  /** The year that pages name. */
  readonly year: () => number
  /** Has Astro render the page at an address. */
  readonly render: (address: string) => Promise<AstroPage>
}

/** The pages of examples: as the build would have made them, but with all styles of their parts. */
export function createGeneratedPages({ examples, cache, year, render }: GeneratedPagesParts): GeneratedPages {
  const ids = new Map(examples.map((id) => [examplePath(id), id]))
  const ready = new LRUCache<string, PrerenderedFile>({ max: mostReady })
  const making = new Map<string, Promise<PrerenderedFile>>()

  async function make(path: string): Promise<Buffer> {
    const { html, policy } = await render(queryPagesFolder + path)
    const parts = partsOf(html)
    return packed(finishPage(parts, parts.styles, policy))
  }

  async function open(path: string, name: string): Promise<PrerenderedFile> {
    let bytes = await cache.read(name)
    if (bytes === undefined) {
      bytes = await make(path)
      await cache.write(name, bytes)
    }
    const file = fileOf(bytes)
    ready.set(name, file)
    return file
  }

  return {
    has: (path) => ids.has(path),
    async read(path) {
      const id = ids.get(path)
      if (id === undefined) return undefined
      // A page names the year, in its last line.
      const name = `${id}.${year()}.page`
      const file = ready.get(name)
      if (file) return file
      const found = making.get(name) ?? open(path, name).finally(() => making.delete(name))
      making.set(name, found)
      return found
    },
  }
}

/** The policy, a line end, and the page in Brotli. */
async function packed({ html, policy }: AstroPage): Promise<Buffer> {
  const bytes = Buffer.from(html)
  // A window of 256 KB holds any page, and larger ones take megabytes.
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: 5,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_LGWIN]: 18,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return Buffer.concat([Buffer.from(`${policy}\n`), await promisify(brotliCompress)(bytes, { params })])
}

function fileOf(bytes: Buffer): PrerenderedFile {
  const end = bytes.indexOf('\n')
  const compressed = bytes.subarray(end + 1)
  return new PrerenderedFile({
    type: 'text/html; charset=utf-8',
    text: true,
    read: () => brotliDecompressSync(compressed),
    readCompressed: (encoding) => (encoding === 'br' ? compressed : undefined),
    cacheControl: cachePolicies.page,
    headers: { [policyHeader]: bytes.toString('latin1', 0, end) },
  })
}
