import { longestAnswer } from '#content/chat.ts'
import type { Clock } from '#server/clock.ts'
import { createAnswerCache } from '#server/completion/answer-cache.ts'
import { createCircuitBreaker } from '#server/completion/circuit-breaker.ts'
import { type GuardedCompletion, guarded } from '#server/completion/guard.ts'
import { createTokenBudget } from '#server/completion/token-budget.ts'
import { openTokenLedger, type TokenLedgerParts } from '#server/completion/token-ledger.ts'
import { createTurns } from '#server/completion/turns.ts'
import type { Settings } from '#server/settings.ts'

export interface OpenService {
  readonly completion: GuardedCompletion
  /** Waits until what was used is written down. Let questions end first. */
  close(): Promise<void>
}

/** The service that the settings name, behind its guard; nothing when they name none. */
export async function openService(
  settings: Settings,
  parts: TokenLedgerParts & { readonly clock: Clock },
): Promise<OpenService | undefined> {
  const { aiBaseUrl, aiDailyTokens, aiTimeoutMs } = settings
  if (aiBaseUrl === undefined) return undefined
  const { clock } = parts
  // Loading the client takes a fifth of a second. A site without a service need not spend it.
  const { openAiCompatible } = await import('#server/completion/openai-compatible.ts')
  const ledger = await openTokenLedger(parts)
  const completion = guarded(openAiCompatible({ ...settings, aiBaseUrl }), {
    budget: createTokenBudget(aiDailyTokens, clock, ledger),
    breaker: createCircuitBreaker(clock),
    turns: createTurns(clock),
    cache: createAnswerCache(clock),
    clock,
    answerTokens: longestAnswer,
    timeoutMs: aiTimeoutMs,
  })
  return { completion, close: ledger.saved }
}
