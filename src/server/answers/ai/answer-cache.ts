import type { Chunk } from '#server/answers/ai/completion.ts'
import type { Clock } from '#server/runtime/clock.ts'

/** Whole answers for a short while, in memory only: at temperature 0 the same question has the same answer. */
export interface AnswerCache {
  get(question: string): readonly Chunk[] | undefined
  keep(question: string, answer: readonly Chunk[]): void
}

/** How many answers are kept, and for how many milliseconds. */
export const cacheLimits = { answers: 200, keptMs: 600_000 } as const

export function createAnswerCache(clock: Pick<Clock, 'now'>): AnswerCache {
  const kept = new Map<string, { answer: readonly Chunk[]; until: number }>()
  return {
    get(question) {
      const found = kept.get(question)
      if (found && clock.now() < found.until) return found.answer
      kept.delete(question)
      return undefined
    },
    keep(question, answer) {
      kept.delete(question)
      kept.set(question, { answer, until: clock.now() + cacheLimits.keptMs })
      // A map remembers what came first.
      for (const oldest of kept.keys()) {
        if (kept.size <= cacheLimits.answers) break
        kept.delete(oldest)
      }
    },
  }
}
