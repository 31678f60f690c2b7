import { LRUCache } from 'lru-cache'
import type { Chunk, Completion, CompletionRequest } from '#server/questions/ai/completion.ts'
import { type CallGuard, guardedCall, outageOf } from '#server/questions/ai/guarded-call.ts'
import { mostCost, type TokenBudget } from '#server/questions/ai/token-budget.ts'

export interface GuardParts extends CallGuard {
  readonly budget: TokenBudget
  /** Most tokens of one answer. */
  readonly answerTokens: number
}

/** Answers kept in memory, and milliseconds that each is kept. */
const cacheLimits = { answers: 200, keptMs: 600_000 } as const

/** The part of a request that the service reads. */
type Asked = Pick<CompletionRequest, 'question' | 'instructions'>

/** Everything the service reads: at temperature 0 the same words have the same answer and cost. */
const keyOf = ({ question, instructions = '' }: Asked): string => instructions + question

/** A completion within limits of load, tokens and time. */
export interface GuardedCompletion extends Completion {
  /** Why this question can't be put to the service now; undefined when it can. */
  outage(asked: Asked): 'resting' | 'budget' | undefined
}

/** Puts a guard before a service: cache, token budget, concurrency limit, timeout, one retry and a circuit breaker. */
export function guarded(service: Completion, parts: GuardParts): GuardedCompletion {
  const { budget, clock, answerTokens } = parts
  const cache = new LRUCache<string, readonly Chunk[]>({
    max: cacheLimits.answers,
    ttl: cacheLimits.keptMs - 1,
    // By default LRUCache reads the clock once a millisecond of real time.
    ttlResolution: 0,
    perf: clock,
  })
  return {
    label: service.label,
    outage(asked) {
      const key = keyOf(asked)
      return cache.get(key) ? undefined : outageOf(parts, budget, mostCost(key, answerTokens))
    },
    async *complete(request) {
      const key = keyOf(request)
      const cached = cache.get(key)
      if (cached) {
        yield* cached
        return
      }
      const answer: Chunk[] = []
      const call = {
        budget,
        cost: mostCost(key, answerTokens),
        signal: request.signal,
        run: (signal: AbortSignal) => service.complete({ ...request, signal }),
      }
      for await (const chunk of guardedCall(parts, call)) {
        answer.push(chunk)
        yield chunk
      }
      cache.set(key, answer)
    },
  }
}
