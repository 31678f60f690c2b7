import {
  type Chunk,
  type Completion,
  CompletionFailure,
  type CompletionRequest,
} from '#server/questions/ai/completion.ts'
import { guarded } from '#server/questions/ai/guard.ts'
import { type CallGuard, createCallGuard } from '#server/questions/ai/guarded-call.ts'
import { createTokenBudget, type Ledger } from '#server/questions/ai/token-budget.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'

type Answering = (request: CompletionRequest, call: number) => AsyncIterable<Chunk>

/** The last chunk of an answer without a count of tokens. */
export const end = { kind: 'end', cutOff: false } as const

/** Answers at once, for ten tokens. */
export async function* fine({ question }: CompletionRequest): AsyncGenerator<Chunk> {
  yield { kind: 'text', text: `Fine: ${question}` }
  yield { ...end, tokens: 10 }
}

// biome-ignore lint/correctness/useYield: that is what it is for.
export async function* failing(failure: Error): AsyncGenerator<Chunk> {
  throw failure
}

/** Ends only when its signal is aborted. */
export async function* hanging({ signal }: CompletionRequest): AsyncGenerator<Chunk> {
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  yield end
}

function createMemoryLedger(): Ledger {
  const used = new Map<string, number>()
  return {
    spent: (day) => used.get(day) ?? 0,
    add: (day, tokens) => void used.set(day, (used.get(day) ?? 0) + tokens),
  }
}

/**
 * A guarded service on a clock that stands still.
 * @param answering the service behind the guard, with the number of earlier questions
 * @param ended receives the outcome of each call
 */
export function openGuarded(
  answering: Answering = fine,
  { perDay = 1_000_000, ended }: { perDay?: number; ended?: CallGuard['ended'] } = {},
) {
  const clock = createFakeClock(Date.parse('2026-11-21T10:00:00Z'))
  const calls: string[] = []
  const service: Completion = {
    label: 'Some model',
    complete(request) {
      calls.push(request.question)
      return answering(request, calls.length)
    },
  }
  const guard = guarded(service, {
    ...createCallGuard({ clock, timeoutMs: 20_000, ended }),
    budget: createTokenBudget(perDay, clock, createMemoryLedger()),
    answerTokens: 100,
  })
  const ask = async (question: string, signal = new AbortController().signal) => {
    const chunks: Chunk[] = []
    for await (const chunk of guard.complete({ question, stream: true, signal })) chunks.push(chunk)
    return chunks
  }
  /** The error with which a question failed. */
  const fault = async (question: string, signal?: AbortSignal) => {
    const error = await ask(question, signal).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    return error instanceof CompletionFailure ? error.fault : error
  }
  return { clock, calls, guard, ask, fault }
}

export const settled = () => new Promise<void>((done) => setImmediate(done))
