import { CompletionFailure } from '#server/questions/ai/completion.ts'
import { type CallGuard, guardedCall, outageOf } from '#server/questions/ai/guarded-call.ts'
import { mostCost, type TokenBudget } from '#server/questions/ai/token-budget.ts'
import type { Writing, WritingRequest } from '#server/questions/ai/writing.ts'

/** A writing service behind the guard of the service that also answers questions. */
export interface GuardedWriting {
  /** The model's name, as visitors read it. */
  readonly model: string
  /** Why this can't be written now; undefined when it can. */
  outage(request: Pick<WritingRequest, 'system' | 'user' | 'opening' | 'maxTokens'>): 'resting' | 'budget' | undefined
  /**
   * Writes one text.
   * @throws CompletionFailure, also when the text was cut off, or the reason of the aborted signal
   */
  write(request: WritingRequest): Promise<string>
}

const costOf = ({ system, user, opening, maxTokens }: Parameters<GuardedWriting['outage']>[0]): number =>
  mostCost(system + user + opening, maxTokens)

/** Puts the guard of a service before its writing. Written texts are not cached. */
export function guardedWriting(service: Writing, guard: CallGuard, budget: TokenBudget): GuardedWriting {
  return {
    model: service.model,
    outage: (request) => outageOf(guard, budget, costOf(request)),
    async write(request) {
      let written = ''
      const call = {
        budget,
        cost: costOf(request),
        signal: request.signal,
        run: (signal: AbortSignal) => service.write({ ...request, signal }),
      }
      for await (const chunk of guardedCall(guard, call)) {
        if (chunk.kind === 'text') written += chunk.text
        else if (chunk.cutOff) throw new CompletionFailure('malformed')
      }
      return written
    },
  }
}
