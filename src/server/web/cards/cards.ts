import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { lazy } from '#language/lazy.ts'
import type { FileCache } from '#server/platform/file-cache.ts'
import { type CardList, cardListFile } from '#server/web/cards/card-list.ts'
import type { CardRequest, DrawnCard } from '#server/web/cards/draw-cards-worker.ts'
import { HttpError } from '#server/web/http/http-error.ts'

/** Cards in the queue at most: a second's work. Further requests get 503. */
const mostWaiting = 32

/** Milliseconds between two cards without a request, so that drawing them takes an eighth of a core. */
const idleMs = 200

/** Milliseconds without a request after which the thread ends. */
const patienceMs = 30_000

export interface Cards {
  /**
   * A social card as PNG: drawn at its first request, and cached.
   *
   * @returns undefined when no page has a card of this name
   * @throws HttpError 503 when too many wait
   */
  read(name: string): Promise<Buffer | undefined>
  close(): Promise<void>
}

/**
 * The social cards of a build, drawn on a thread of its own, one at a time: requested cards first, each once for all
 * its requests, and between requests the rest.
 *
 * @param build its folder
 * @param cache the cache of drawn cards
 */
export function createCards(build: string, cache: FileCache): Cards {
  const waiting = new Map<string, PromiseWithResolvers<Buffer>>()
  const ended = new AbortController()
  let running: Promise<void> | undefined
  let woken = Promise.withResolvers<void>()

  const fileOf = (name: string) => `${name}.png`

  const readNames = lazy(async (): Promise<ReadonlySet<string>> => {
    const { cards }: CardList = JSON.parse(await readFile(join(build, 'server', cardListFile), 'utf8'))
    return new Set(Object.keys(cards))
  })

  /** Draws the queue, then the rest, and ends after a while without requests. */
  async function run(all: ReadonlySet<string>): Promise<void> {
    const thread = new Worker(new URL('./draw-cards-worker.ts', import.meta.url), { workerData: build })
    thread.unref()
    const draw = async (name: CardRequest): Promise<Buffer> => {
      const answered = once(thread, 'message')
      thread.postMessage(name)
      const [drawn]: DrawnCard[] = await answered
      if (drawn === undefined || 'error' in drawn) throw new Error(drawn?.error)
      const png = Buffer.from(drawn.png)
      await cache.write(fileOf(name), png)
      return png
    }
    const rest = cache.isLasting ? [...all] : []
    try {
      for (let quiet = 0; quiet < patienceMs && !ended.signal.aborted; quiet += idleMs) {
        if (waiting.size > 0) quiet = 0
        await drawWaiting(draw)
        await pause()
        const name = waiting.size > 0 ? undefined : nextOf(rest)
        if (name !== undefined) {
          quiet = 0
          await draw(name).catch(() => {})
        }
      }
    } finally {
      await thread.terminate()
    }
  }

  /** Ends early when a card is requested. */
  async function pause(): Promise<void> {
    woken = Promise.withResolvers()
    if (waiting.size > 0) return
    const idle = sleep(idleMs, undefined, { ref: false, signal: ended.signal }).catch(() => {})
    await Promise.race([idle, woken.promise])
  }

  async function drawWaiting(draw: (name: string) => Promise<Buffer>): Promise<void> {
    // Iterating a map includes the entries added meanwhile.
    for (const [name, { resolve, reject }] of waiting) {
      await draw(name).then(resolve, reject)
      waiting.delete(name)
    }
  }

  /** The next card that is not cached yet; undefined at the end. */
  function nextOf(rest: string[]): string | undefined {
    for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
      if (!cache.has(fileOf(name))) return name
    }
    return undefined
  }

  /** Starts the thread. When it fails, all waiting requests fail. */
  function begin(all: ReadonlySet<string>): void {
    running ??= run(all)
      .catch((error) => {
        for (const { reject } of waiting.values()) reject(error)
        waiting.clear()
      })
      .finally(() => {
        running = undefined
        if (waiting.size > 0 && !ended.signal.aborted) begin(all)
      })
  }

  return {
    async read(name) {
      const all = await readNames()
      if (!all.has(name)) return undefined
      const known = await cache.read(fileOf(name))
      if (known) return known
      const asked = waiting.get(name)
      if (asked) return asked.promise
      if (waiting.size >= mostWaiting) throw new HttpError(503, 'Too many cards wait to be drawn')
      const drawing = Promise.withResolvers<Buffer>()
      waiting.set(name, drawing)
      woken.resolve()
      begin(all)
      return drawing.promise
    },
    async close() {
      ended.abort()
      await running
      for (const { reject } of waiting.values()) reject(new HttpError(503, 'The site closes'))
    },
  }
}
