import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { lazy } from '#language/lazy.ts'
import type { KeptFiles } from '#server/platform/kept-files.ts'
import { type CardList, cardListFile } from '#server/web/cards/card-list.ts'
import type { AskedCard, DrawnCard } from '#server/web/cards/draw-cards-worker.ts'
import { HttpError } from '#server/web/http/http-error.ts'

/** Cards that may wait to be drawn: a second's work. Whoever asks for another is told to come again. */
const mostWaiting = 32

/** Between two cards that nobody asked for yet, in milliseconds: drawing one takes some 30, so that the rest takes an eighth of a core. */
const idleMs = 200

/** How long the thread waits for another card to be asked for before it ends, in milliseconds. */
const patienceMs = 30_000

export interface Cards {
  /**
   * A social card as PNG: drawn when it is asked for first, and kept.
   *
   * @returns undefined when no page has a card of this name
   * @throws HttpError 503 when too many wait
   */
  read(name: string): Promise<Buffer | undefined>
  close(): Promise<void>
}

/**
 * The social cards of a build, drawn on a thread of its own, one at a time: those asked for first, each once for all who ask, and
 * while nobody does the rest.
 *
 * @param build its folder
 * @param kept where drawn ones are kept
 */
export function createCards(build: string, kept: KeptFiles): Cards {
  const waiting = new Map<string, PromiseWithResolvers<Buffer>>()
  const ended = new AbortController()
  let running: Promise<void> | undefined
  let woken = Promise.withResolvers<void>()

  const fileOf = (name: string) => `${name}.png`

  const readNames = lazy(async (): Promise<ReadonlySet<string>> => {
    const { cards }: CardList = JSON.parse(await readFile(join(build, 'server', cardListFile), 'utf8'))
    return new Set(Object.keys(cards))
  })

  /** Draws what waits, then the rest, and ends when nobody asked for a card for a while. */
  async function run(all: ReadonlySet<string>): Promise<void> {
    const thread = new Worker(new URL('./draw-cards-worker.ts', import.meta.url), { workerData: build })
    thread.unref()
    const draw = async (name: AskedCard): Promise<Buffer> => {
      const answered = once(thread, 'message')
      thread.postMessage(name)
      const [drawn]: DrawnCard[] = await answered
      if (drawn === undefined || 'error' in drawn) throw new Error(drawn?.error)
      const png = Buffer.from(drawn.png)
      await kept.write(fileOf(name), png)
      return png
    }
    const rest = kept.isLasting ? [...all] : []
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

  /** Ends early when somebody asks for a card. */
  async function pause(): Promise<void> {
    woken = Promise.withResolvers()
    if (waiting.size > 0) return
    const idle = sleep(idleMs, undefined, { ref: false, signal: ended.signal }).catch(() => {})
    await Promise.race([idle, woken.promise])
  }

  async function drawWaiting(draw: (name: string) => Promise<Buffer>): Promise<void> {
    // A map is read to its end, with what is added meanwhile.
    for (const [name, { resolve, reject }] of waiting) {
      await draw(name).then(resolve, reject)
      waiting.delete(name)
    }
  }

  /** The next card that is not kept yet; undefined at the end. */
  function nextOf(rest: string[]): string | undefined {
    for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
      if (!kept.has(fileOf(name))) return name
    }
    return undefined
  }

  /** Has the thread at work. Where it fails, whoever waits is told. */
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
      const known = await kept.read(fileOf(name))
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
