import PQueue from 'p-queue'
import type { Clock } from '#server/platform/clock.ts'
import { type CircuitBreaker, createCircuitBreaker } from '#server/questions/ai/circuit-breaker.ts'
import { type Chunk, CompletionFailure, type Fault } from '#server/questions/ai/completion.ts'
import type { TokenBudget } from '#server/questions/ai/token-budget.ts'

/** Calls of a service at once, calls that may wait, and milliseconds that they wait. */
export const concurrencyLimits = { atOnce: 4, waiting: 16, waitMs: 3_000 } as const

interface CallGuardParts {
  readonly clock: Clock
  /** Milliseconds that an answer may take, from the call to its end. */
  readonly timeoutMs: number
  /** Called with the outcome of each call: answered, or the fault. Not called when the visitor left. */
  readonly ended?: ((outcome: 'answered' | Fault) => void) | undefined
}

/** State shared by all calls of one service. */
export interface CallGuard extends CallGuardParts {
  readonly breaker: CircuitBreaker
  readonly queue: PQueue
}

export const createCallGuard = (parts: CallGuardParts): CallGuard => ({
  ...parts,
  breaker: createCircuitBreaker(parts.clock),
  queue: new PQueue({ concurrency: concurrencyLimits.atOnce }),
})

export interface GuardedCall {
  /** The budget that the call is paid from. */
  readonly budget: TokenBudget
  /** The most tokens that it can use. */
  readonly cost: number
  /** Aborted when no visitor waits for the answer any more. */
  readonly signal: AbortSignal
  run(signal: AbortSignal): AsyncIterable<Chunk>
}

/** Why a call of that cost can't be made now; undefined when it can. */
export function outageOf({ breaker }: CallGuard, budget: TokenBudget, cost: number): 'resting' | 'budget' | undefined {
  if (breaker.isOpen) return 'resting'
  return budget.covers(cost) ? undefined : 'budget'
}

/** Milliseconds before the retry; a service that asks for more is not asked again. */
const secondTryMs = { usual: 250, most: 2_000 } as const

/**
 * Asks a service within its token budget, concurrency limit, timeout and circuit breaker, with one retry.
 * @throws CompletionFailure, or the reason of the aborted signal
 */
export async function* guardedCall(guard: CallGuard, call: GuardedCall): AsyncGenerator<Chunk> {
  const { clock, timeoutMs, ended } = guard
  try {
    const leave = await enter(guard, call.signal)
    const limit = new AbortController()
    const cancel = clock.after(timeoutMs, () => limit.abort(new CompletionFailure('timeout')))
    try {
      yield* callTwice(guard, call, AbortSignal.any([call.signal, limit.signal]))
    } finally {
      cancel()
      leave()
    }
    ended?.('answered')
  } catch (error) {
    if (error instanceof CompletionFailure) ended?.(error.fault)
    throw error
  }
}

/** Waits for a free place at the service. @returns a function that gives it back */
async function enter({ queue, clock }: CallGuard, signal: AbortSignal): Promise<() => void> {
  if (queue.size >= concurrencyLimits.waiting) throw new CompletionFailure('crowded')
  const limit = new AbortController()
  const cancel = clock.after(concurrencyLimits.waitMs, () => limit.abort(new CompletionFailure('crowded')))
  const entered = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const stay = () => {
    entered.resolve()
    return left.promise
  }
  queue.add(stay, { signal: AbortSignal.any([signal, limit.signal]) }).catch(entered.reject)
  await entered.promise.finally(cancel)
  return left.resolve
}

/** A call, and one retry when it failed in passing before any text came. */
async function* callTwice(guard: CallGuard, call: GuardedCall, signal: AbortSignal): AsyncGenerator<Chunk> {
  let begun = false
  try {
    for await (const chunk of callOnce(guard, call, signal)) {
      begun = true
      yield chunk
    }
  } catch (error) {
    const waitMs = begun ? undefined : worthAnother(error)
    if (waitMs === undefined) throw error
    await pause(waitMs, guard.clock, signal)
    yield* callOnce(guard, call, signal)
  }
}

/** One call through the circuit breaker, for which its highest possible cost is reserved first. */
async function* callOnce(
  { breaker }: CallGuard,
  { budget, cost, run }: GuardedCall,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  if (breaker.isOpen) throw new CompletionFailure('resting')
  const reservation = budget.reserve(cost)
  if (!reservation) throw new CompletionFailure('budget')
  breaker.enter()
  let used: number | undefined
  try {
    for await (const chunk of run(signal)) {
      if (chunk.kind === 'end') {
        used = chunk.tokens
        breaker.succeeded()
      }
      yield chunk
    }
  } catch (error) {
    if (error instanceof CompletionFailure && !error.mayHaveCost) used = 0
    if (isOfService(error)) breaker.failed(error.retryAfterMs)
    throw error
  } finally {
    breaker.left()
    reservation.settle(used)
  }
}

/** Statuses with which a working service refuses a question: too long for its model, or forbidden. */
const refusalsOfQuestion: readonly (number | undefined)[] = [400, 413, 422]

/** True for a failure of the service itself; a refused question or an empty answer is none. */
const isOfService = (error: unknown): error is CompletionFailure =>
  error instanceof CompletionFailure && error.fault !== 'empty' && !refusalsOfQuestion.includes(error.status)

/** Milliseconds to wait before the retry; undefined when a retry is of no use. */
function worthAnother(error: unknown): number | undefined {
  if (!(error instanceof CompletionFailure)) return undefined
  const { fault, retryAfterMs = secondTryMs.usual } = error
  const passing = fault === 'unreachable' || fault === 'broken' || fault === 'busy'
  return passing && retryAfterMs <= secondTryMs.most ? Math.max(retryAfterMs, secondTryMs.usual) : undefined
}

/** @throws the reason of the aborted signal */
async function pause(milliseconds: number, clock: Clock, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve } = Promise.withResolvers<void>()
  const cancel = clock.after(milliseconds, resolve)
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise
  cancel()
  signal.throwIfAborted()
}
