import type { Clock } from '#server/clock.ts'
import { createAnswerCache } from '#server/completion/answer-cache.ts'
import { createCircuitBreaker } from '#server/completion/circuit-breaker.ts'
import { type GuardedCompletion, guarded } from '#server/completion/guard.ts'
import { createTokenBudget } from '#server/completion/token-budget.ts'
import { createTurns } from '#server/completion/turns.ts'
import type { Settings } from '#server/settings.ts'

/** The service that the settings name, behind its guard; nothing when they name none. */
export async function openService(settings: Settings, clock: Clock): Promise<GuardedCompletion | undefined> {
  const { aiBaseUrl, aiDailyTokens, aiTimeoutMs } = settings
  if (aiBaseUrl === undefined) return undefined
  // Loading the client takes a fifth of a second. A site without a service need not spend it.
  const { mostTokens, openAiCompatible } = await import('#server/completion/openai-compatible.ts')
  return guarded(openAiCompatible({ ...settings, aiBaseUrl }), {
    budget: createTokenBudget(aiDailyTokens, clock),
    breaker: createCircuitBreaker(clock),
    turns: createTurns(clock),
    cache: createAnswerCache(clock),
    clock,
    answerTokens: mostTokens,
    timeoutMs: aiTimeoutMs,
  })
}
