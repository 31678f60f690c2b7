import type { AnswerCache } from '#server/answers/ai/answer-cache.ts'
import type { Chunk, Completion } from '#server/answers/ai/completion.ts'
import { type CallGuard, guardedCall } from '#server/answers/ai/guarded-call.ts'
import { mostCost, type TokenBudget } from '#server/answers/ai/token-budget.ts'

export interface GuardParts extends CallGuard {
  readonly budget: TokenBudget
  readonly cache: AnswerCache
  /** Most tokens of one answer. */
  readonly answerTokens: number
}

/** A service that can't be overrun, overspent or waited for without end. */
export interface GuardedCompletion extends Completion {
  /** Why this question can't be put to the service now; nothing when it can. */
  outage(question: string): 'resting' | 'budget' | undefined
}

/** Puts a guard before a service: cache, token budget, concurrency limit, timeout, one retry and a circuit breaker. */
export function guarded(service: Completion, parts: GuardParts): GuardedCompletion {
  const { budget, breaker, cache, answerTokens } = parts
  return {
    label: service.label,
    outage(question) {
      if (cache.get(question)) return undefined
      if (breaker.isOpen) return 'resting'
      return budget.covers(mostCost(question, answerTokens)) ? undefined : 'budget'
    },
    async *complete(request) {
      const cached = cache.get(request.question)
      if (cached) {
        yield* cached
        return
      }
      const answer: Chunk[] = []
      const call = {
        budget,
        cost: mostCost(request.question, answerTokens),
        signal: request.signal,
        run: (signal: AbortSignal) => service.complete({ ...request, signal }),
      }
      for await (const chunk of guardedCall(parts, call)) {
        answer.push(chunk)
        yield chunk
      }
      cache.set(request.question, answer)
    },
  }
}
