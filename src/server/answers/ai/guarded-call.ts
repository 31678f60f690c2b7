import type { CircuitBreaker } from '#server/answers/ai/circuit-breaker.ts'
import { type Chunk, CompletionFailure, type Fault } from '#server/answers/ai/completion.ts'
import type { ConcurrencyLimiter } from '#server/answers/ai/concurrency-limiter.ts'
import type { TokenBudget } from '#server/answers/ai/token-budget.ts'
import type { Clock } from '#server/runtime/clock.ts'

/** What is shared by all that is asked of one service. */
export interface CallGuard {
  readonly breaker: CircuitBreaker
  readonly limiter: ConcurrencyLimiter
  readonly clock: Clock
  /** Milliseconds that an answer may take, from the call to its end. */
  readonly timeoutMs: number
  /** Told how each call ended: answered, or why not. Not told when the visitor left. */
  readonly ended?: ((outcome: 'answered' | Fault) => void) | undefined
}

export interface GuardedCall {
  /** What the call is paid from. */
  readonly budget: TokenBudget
  /** The most tokens that it can use. */
  readonly cost: number
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** Asks the service. */
  run(signal: AbortSignal): AsyncIterable<Chunk>
}

/** Milliseconds before the one other try; a service that asks for more is not asked again. */
const secondTryMs = { usual: 250, most: 2_000 } as const

/**
 * Asks a service within its token budget, concurrency limit, timeout and circuit breaker, with one retry.
 * @throws CompletionFailure, or what the signal was aborted with
 */
export async function* guardedCall(
  guard: CallGuard,
  { budget, cost, signal, run }: GuardedCall,
): AsyncGenerator<Chunk> {
  const { breaker, limiter, clock, timeoutMs } = guard

  /** One call, while the circuit breaker lets it through. Reports to the breaker how it ended. */
  async function* watched(either: AbortSignal): AsyncGenerator<Chunk> {
    if (!breaker.enter()) throw new CompletionFailure('resting', { mayHaveCost: false })
    try {
      for await (const chunk of run(either)) {
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
  async function* call(either: AbortSignal): AsyncGenerator<Chunk> {
    const reservation = budget.reserve(cost)
    if (!reservation) throw new CompletionFailure('budget')
    let used: number | undefined
    try {
      for await (const chunk of watched(either)) {
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
  async function* callTwice(either: AbortSignal): AsyncGenerator<Chunk> {
    let begun = false
    try {
      for await (const chunk of call(either)) {
        begun = true
        yield chunk
      }
    } catch (error) {
      const waitMs = begun ? undefined : worthAnother(error)
      if (waitMs === undefined) throw error
      await pause(waitMs, clock, either)
      yield* call(either)
    }
  }

  /** Within the concurrency limit and the time. */
  async function* limited(): AsyncGenerator<Chunk> {
    const end = await limiter.acquire(signal)
    const limit = new AbortController()
    const cancel = clock.after(timeoutMs, () => limit.abort(new CompletionFailure('timeout')))
    try {
      yield* callTwice(AbortSignal.any([signal, limit.signal]))
    } finally {
      cancel()
      end()
    }
  }

  try {
    yield* limited()
    guard.ended?.('answered')
  } catch (error) {
    if (error instanceof CompletionFailure) guard.ended?.(error.fault)
    throw error
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
