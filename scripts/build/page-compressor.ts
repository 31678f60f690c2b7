import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'

interface Page {
  /** The page's file below the folder of the site. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Pages that are handed over at once: each time wakes the thread, which costs more than making a page. */
const pagesAtOnce = 32

interface End {
  readonly folder: string
}

/**
 * Compresses pages on a thread of its own while the next ones are rendered, which keeps one thread busy too. The
 * compressed copies are written when all are done, because the server ignores a copy that is older than its page.
 */
export class PageCompressor {
  readonly #worker = new Worker(new URL(import.meta.url))
  #waiting: Page[] = []

  constructor() {
    // A build that fails ends without waiting for it.
    this.#worker.unref()
  }

  add(name: string, bytes: Uint8Array): void {
    this.#waiting.push({ name, bytes })
    if (this.#waiting.length === pagesAtOnce) this.#handOver()
  }

  #handOver(): void {
    this.#worker.postMessage(this.#waiting)
    this.#waiting = []
  }

  /** Writes a `.br` beside each page in `folder`. Resolves to the names of the pages. */
  async write(folder: string): Promise<ReadonlySet<string>> {
    const end: End = { folder }
    this.#worker.ref()
    this.#handOver()
    this.#worker.postMessage(end)
    const [names] = await once(this.#worker, 'message')
    await this.#worker.terminate()
    return names
  }
}

/** No page shall be more than this, in bytes: 14 KB come with a connection's first answer, and a little is not seen at once. */
export const pageLimit = 20_000

/** What comes with a connection's first answer is 14,600 bytes, of which headers take 1,200: a page above this costs a round trip. */
export const firstAnswer = 13_400

/**
 * Pages are many: the best quality would cost ten times what building one costs, and save a tenth of its bytes. It is for the
 * few that are too large otherwise. They get no gzip: every browser takes brotli over TLS, and for the rest the host
 * makes it at the first request.
 */
export function squeezePage(bytes: Uint8Array): Buffer {
  const squeezed = squeeze(bytes, 5)
  return squeezed.length <= firstAnswer ? squeezed : squeeze(bytes, constants.BROTLI_MAX_QUALITY)
}

const squeeze = (bytes: Uint8Array, quality: number): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

if (!isMainThread && parentPort) {
  const port = parentPort
  const squeezed = new Map<string, Buffer>()
  port.on('message', (message: Page[] | End) => {
    if (Array.isArray(message)) {
      for (const { name, bytes } of message) squeezed.set(name, squeezePage(bytes))
      return
    }
    for (const [name, bytes] of squeezed) writeFileSync(join(message.folder, `${name}.br`), bytes)
    port.postMessage(new Set(squeezed.keys()))
  })
}
