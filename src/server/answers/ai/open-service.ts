import { longestAnswer } from '#content/pages/chat.ts'
import { type GuardedCompletion, guarded } from '#server/answers/ai/guard.ts'
import { type CallGuard, createCallGuard } from '#server/answers/ai/guarded-call.ts'
import { type GuardedWriting, guardedWriting } from '#server/answers/ai/guarded-writing.ts'
import { budgetWithin, createTokenBudget } from '#server/answers/ai/token-budget.ts'
import { openTokenLedger, type TokenLedgerParts } from '#server/answers/ai/token-ledger.ts'
import type { Settings } from '#server/config/settings.ts'
import type { Clock } from '#server/runtime/clock.ts'

export interface OpenService {
  readonly completion: GuardedCompletion
  /** For try-outs, which together use no more than half of a day's tokens. */
  readonly writing: GuardedWriting
  /** Waits until what was used is written down. Let questions end first. */
  close(): Promise<void>
}

/** The service that the settings name, behind its guard; nothing when they name none. */
export async function openService(
  settings: Settings,
  parts: TokenLedgerParts & { readonly clock: Clock; readonly ended?: CallGuard['ended'] },
): Promise<OpenService | undefined> {
  const { aiBaseUrl, aiDailyTokens, aiTimeoutMs } = settings
  if (aiBaseUrl === undefined) return undefined
  const { clock } = parts
  // Loading the client takes a fifth of a second. A site without a service need not spend it.
  const { openAiCompatible } = await import('#server/answers/ai/openai-compatible.ts')
  const [ledger, tryLedger] = await Promise.all([openTokenLedger(parts), openTokenLedger(parts, 'try-outs')])
  const service = openAiCompatible({ ...settings, aiBaseUrl })
  const budget = createTokenBudget(aiDailyTokens, clock, ledger)
  const guard = createCallGuard({ clock, timeoutMs: aiTimeoutMs, ended: parts.ended })
  const half = createTokenBudget(Math.floor(aiDailyTokens / 2), clock, tryLedger)
  return {
    completion: guarded(service, { ...guard, budget, answerTokens: longestAnswer }),
    writing: guardedWriting(service, guard, budgetWithin(budget, half)),
    async close() {
      await Promise.all([ledger.saved(), tryLedger.saved()])
    },
  }
}
