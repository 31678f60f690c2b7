import type { AnswerCache } from '#server/answers/ai/answer-cache.ts'
import type { Chunk, Completion, CompletionRequest } from '#server/answers/ai/completion.ts'
import { type CallGuard, guardedCall } from '#server/answers/ai/guarded-call.ts'
import { mostCost, type TokenBudget } from '#server/answers/ai/token-budget.ts'

export interface GuardParts extends CallGuard {
  readonly budget: TokenBudget
  readonly cache: AnswerCache
  /** Most tokens of one answer. */
  readonly answerTokens: number
}

/** What is put to a service. */
type Asked = Pick<CompletionRequest, 'question' | 'instructions'>

/** All that a service reads: at temperature 0 the same words have the same answer, and their bytes have their cost. */
const keyOf = ({ question, instructions = '' }: Asked): string => instructions + question

/** A service that can't be overrun, overspent or waited for without end. */
export interface GuardedCompletion extends Completion {
  /** Why this question can't be put to the service now; nothing when it can. */
  outage(asked: Asked): 'resting' | 'budget' | undefined
}

/** Puts a guard before a service: cache, token budget, concurrency limit, timeout, one retry and a circuit breaker. */
export function guarded(service: Completion, parts: GuardParts): GuardedCompletion {
  const { budget, breaker, cache, answerTokens } = parts
  return {
    label: service.label,
    outage(asked) {
      if (cache.get(keyOf(asked))) return undefined
      if (breaker.isOpen) return 'resting'
      return budget.covers(mostCost(keyOf(asked), answerTokens)) ? undefined : 'budget'
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
