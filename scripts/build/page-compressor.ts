import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'

interface Page {
  /** The page's file below the folder of the site. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Pages that are handed over at once: each time wakes the thread, which costs more than making a page. */
const pagesAtOnce = 32

/** What the thread is told when no page will follow. */
const end = 'end'

/**
 * Writes a `.br` for each page on a thread of its own while the next ones are rendered, which keeps one thread busy too. Written when
 * all were done, a thousand of them kept the build waiting for a second.
 */
export class PageCompressor {
  readonly #worker: Worker
  readonly #names = new Set<string>()
  #waiting: Page[] = []

  /** @param folder of the site, which need not have the folders of pages yet */
  constructor(folder: string) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: folder })
    // A build that fails ends without waiting for it.
    this.#worker.unref()
  }

  add(name: string, bytes: Uint8Array): void {
    this.#names.add(name)
    this.#waiting.push({ name, bytes })
    if (this.#waiting.length === pagesAtOnce) this.#handOver()
  }

  #handOver(): void {
    this.#worker.postMessage(this.#waiting)
    this.#waiting = []
  }

  /** Resolves to the names of the pages when there is a `.br` for each. */
  async finish(): Promise<ReadonlySet<string>> {
    this.#worker.ref()
    this.#handOver()
    this.#worker.postMessage(end)
    await once(this.#worker, 'message')
    await this.#worker.terminate()
    return this.#names
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
  const made = new Set<string>()
  const write = (file: string, bytes: Buffer) => {
    const folder = dirname(file)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    writeFileSync(file, bytes)
  }
  port.on('message', (message: Page[] | typeof end) => {
    if (message === end) return port.postMessage(end)
    for (const { name, bytes } of message) write(join(workerData, `${name}.br`), squeezePage(bytes))
  })
}
