import { LRUCache } from 'lru-cache'
import type { Chunk } from '#server/answers/ai/completion.ts'
import type { Clock } from '#server/runtime/clock.ts'

/** Whole answers for a short while, in memory only: at temperature 0 the same question has the same answer. */
export type AnswerCache = Pick<LRUCache<string, readonly Chunk[]>, 'get' | 'set'>

/** How many answers are kept, and for how many milliseconds. */
export const cacheLimits = { answers: 200, keptMs: 600_000 } as const

/** Makes an empty cache. When it is full, the answer that was asked for longest ago makes room. */
export const createAnswerCache = (clock: Pick<Clock, 'now'>): AnswerCache =>
  new LRUCache({
    max: cacheLimits.answers,
    // An entry of exactly this age still counts as fresh.
    ttl: cacheLimits.keptMs - 1,
    // Otherwise the time is read from the clock once a millisecond of real time.
    ttlResolution: 0,
    perf: clock,
  })
