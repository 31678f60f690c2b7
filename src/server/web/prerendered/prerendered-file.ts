import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { parseByteRange } from '#server/web/http/byte-range.ts'
import { chooseEncoding, type Encoding } from '#server/web/http/negotiation.ts'

/** A file of the build, and the functions that read it. */
export interface FileOnDisk {
  readonly type: string
  /** Text is sent compressed, other types in ranges on request. */
  readonly text: boolean
  /** Part of pages: it needs no headers about documents. */
  readonly part?: boolean | undefined
  /** Reads its bytes as the build wrote them. */
  readonly read: () => Buffer
  /** Reads its bytes as the build compressed them. */
  readonly readCompressed: (encoding: Encoding) => Buffer | undefined
  readonly cacheControl: string
  /** Headers of its own, such as a page's security policy. */
  readonly headers?: Readonly<Record<string, string>>
  /** Updates the text of the build to a given year. Undefined if the text names no year. */
  readonly inYear?: (text: string, year: number) => string
}

export interface FileResponse {
  readonly status: 200 | 206 | 304 | 416
  readonly headers: Readonly<Record<string, string>>
  readonly bytes?: Buffer
}

interface Variant {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
}

/**
 * One file of the build, cached in memory in every requested encoding, each with its own strong ETag. Its text can
 * change after the build: with the year, and by a revision. While it is unchanged, the bytes of the build are sent.
 */
export class PrerenderedFile {
  readonly #file: FileOnDisk
  #year: number | undefined
  #revision: ((html: string) => string) | undefined
  #variants: Partial<Record<Encoding, Variant>> = {}

  constructor(file: FileOnDisk) {
    this.#file = file
  }

  /** Changes the page from now on, starting from the page of the build. Undefined undoes it. */
  revise(change: ((html: string) => string) | undefined): void {
    this.#revision = change
    this.#variants = {}
  }

  /** The page as it was built. */
  get html(): string {
    return this.#file.read().toString()
  }

  /** Whether it is part of pages, such as a script or a font. */
  get isPart(): boolean {
    return this.#file.part === true
  }

  get isPage(): boolean {
    return this.#file.type.startsWith('text/html')
  }

  /** The response to a GET or HEAD with these headers, in this year. */
  answer(request: IncomingHttpHeaders, year: number): FileResponse {
    const variant = this.variant(
      this.#file.text ? chooseEncoding(request['accept-encoding']?.toString()) : 'identity',
      year,
    )
    const { etag, bytes, headers } = variant
    if (matches(request['if-none-match'], etag)) return { status: 304, headers }
    const range = this.#range(request, variant)
    if (range === undefined) return { status: 200, headers, bytes }
    if (range === 'unsatisfiable') return { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } }
    const { first, last } = range
    return {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
      bytes: bytes.subarray(first, last + 1),
    }
  }

  /** The bytes in one encoding, as of this year. */
  variant(encoding: Encoding, year: number): Variant {
    if (this.#file.inYear && this.#year !== year) {
      this.#year = year
      this.#variants = {}
    }
    this.#variants[encoding] ??= this.#variantOf(encoding, this.#encode(encoding, year))
    return this.#variants[encoding]
  }

  #encode(encoding: Encoding, year: number): Buffer {
    const { read, readCompressed } = this.#file
    const changed = this.#changed(year)
    if (changed) return compress(changed, encoding)
    return readCompressed(encoding) ?? compress(read(), encoding)
  }

  /** The current text, if it differs from the build's. */
  #changed(year: number): Buffer | undefined {
    const { inYear } = this.#file
    if (!inYear && !this.#revision) return undefined
    const { html } = this
    const revised = this.#revision?.(html) ?? html
    const text = inYear?.(revised, year) ?? revised
    return text === html ? undefined : Buffer.from(text)
  }

  #variantOf(encoding: Encoding, bytes: Buffer): Variant {
    const { type, text, cacheControl, headers } = this.#file
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return {
      bytes,
      etag,
      headers: {
        ...headers,
        'content-type': type,
        'cache-control': cacheControl,
        etag,
        ...(text ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
        // Feed readers show a post's pictures on pages of other sites.
        ...(/^(?:image|video)\//.test(type) && { 'cross-origin-resource-policy': 'cross-origin' }),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    }
  }

  #range(request: IncomingHttpHeaders, { bytes, etag }: Variant) {
    if (this.#file.text) return undefined
    const condition = request['if-range']
    if (condition !== undefined && condition !== etag) return undefined
    return parseByteRange(request.range, bytes.length)
  }
}

/** The comparison is weak, because proxies that compress mark the ETag as weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((member) => {
    const tag = member.trim()
    return tag === '*' || tag === etag || tag === `W/${etag}`
  })
}

// Only files that the build did not compress are compressed here, while a visitor waits, so the quality is moderate.
function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
  }
  return encoding === 'gzip' ? gzipSync(bytes) : bytes
}
