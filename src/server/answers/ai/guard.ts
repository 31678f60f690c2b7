import type { AnswerCache } from '#server/answers/ai/answer-cache.ts'
import type { CircuitBreaker } from '#server/answers/ai/circuit-breaker.ts'
import {
  type Chunk,
  type Completion,
  CompletionFailure,
  type CompletionRequest,
} from '#server/answers/ai/completion.ts'
import type { ConcurrencyLimiter } from '#server/answers/ai/concurrency-limiter.ts'
import { mostCost, type TokenBudget } from '#server/answers/ai/token-budget.ts'
import type { Clock } from '#server/runtime/clock.ts'

export interface GuardParts {
  readonly budget: TokenBudget
  readonly breaker: CircuitBreaker
  readonly limiter: ConcurrencyLimiter
  readonly cache: AnswerCache
  readonly clock: Clock
  /** Most tokens of one answer. */
  readonly answerTokens: number
  /** Milliseconds that an answer may take, from the call to its end. */
  readonly timeoutMs: number
}

/** A service that can't be overrun, overspent or waited for without end. */
export interface GuardedCompletion extends Completion {
  /** Why this question can't be put to the service now; nothing when it can. */
  outage(question: string): 'resting' | 'budget' | undefined
}

/** Milliseconds before the one other try; a service that asks for more is not asked again. */
const secondTryMs = { usual: 250, most: 2_000 } as const

/** Puts a guard before a service: cache, token budget, concurrency limit, timeout, one retry and a circuit breaker. */
export function guarded(service: Completion, parts: GuardParts): GuardedCompletion {
  const { budget, breaker, limiter, cache, clock, answerTokens, timeoutMs } = parts

  /** One call, while the circuit breaker lets it through. Reports to the breaker how it ended. */
  async function* watched(request: CompletionRequest): AsyncGenerator<Chunk> {
    if (!breaker.enter()) throw new CompletionFailure('resting', { mayHaveCost: false })
    try {
      for await (const chunk of service.complete(request)) {
        if (chunk.kind === 'end') breaker.succeeded()
        yield chunk
      }
    } catch (error) {
      if (isOfService(error)) breaker.failed(error.retryAfterMs)
      throw error
    } finally {
      breaker.left()
    }
  }

  /** One call within the budget: the most that it can cost is reserved first. */
  async function* call(request: CompletionRequest): AsyncGenerator<Chunk> {
    const reservation = budget.reserve(mostCost(request.question, answerTokens))
    if (!reservation) throw new CompletionFailure('budget')
    let used: number | undefined
    try {
      for await (const chunk of watched(request)) {
        if (chunk.kind === 'end') used = chunk.tokens
        yield chunk
      }
    } catch (error) {
      if (error instanceof CompletionFailure && !error.mayHaveCost) used = 0
      throw error
    } finally {
      reservation.settle(used)
    }
  }

  /** A call, and one retry when it failed in passing before any text came. */
  async function* callTwice(request: CompletionRequest): AsyncGenerator<Chunk> {
    let begun = false
    try {
      for await (const chunk of call(request)) {
        begun = true
        yield chunk
      }
    } catch (error) {
      const waitMs = begun ? undefined : worthAnother(error)
      if (waitMs === undefined) throw error
      await pause(waitMs, clock, request.signal)
      yield* call(request)
    }
  }

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
      const end = await limiter.acquire(request.signal)
      const limit = new AbortController()
      const cancel = clock.after(timeoutMs, () => limit.abort(new CompletionFailure('timeout')))
      const answer: Chunk[] = []
      try {
        const signal = AbortSignal.any([request.signal, limit.signal])
        for await (const chunk of callTwice({ ...request, signal })) {
          answer.push(chunk)
          yield chunk
        }
        cache.set(request.question, answer)
      } finally {
        cancel()
        end()
      }
    },
  }
}

/** What a service that works says of a question it can do nothing with: it is too long for its model, or forbidden. */
const refusalsOfQuestion: readonly (number | undefined)[] = [400, 413, 422]

/** A failure of the service itself. A question that was refused, or answered with nothing, is none. */
const isOfService = (error: unknown): error is CompletionFailure =>
  error instanceof CompletionFailure && error.fault !== 'empty' && !refusalsOfQuestion.includes(error.status)

/** Milliseconds to wait before trying again; nothing when that is of no use. */
function worthAnother(error: unknown): number | undefined {
  if (!(error instanceof CompletionFailure)) return undefined
  const { fault, retryAfterMs = secondTryMs.usual } = error
  const passing = fault === 'unreachable' || fault === 'broken' || fault === 'busy'
  return passing && retryAfterMs <= secondTryMs.most ? Math.max(retryAfterMs, secondTryMs.usual) : undefined
}

/** @throws what the signal was aborted with */
async function pause(milliseconds: number, clock: Clock, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve } = Promise.withResolvers<void>()
  const cancel = clock.after(milliseconds, resolve)
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise
  cancel()
  signal.throwIfAborted()
}
