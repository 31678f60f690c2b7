import { longestAnswer } from '#content-model/pages/chat-page.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { type GuardedCompletion, guarded } from '#server/questions/ai/guard.ts'
import { type CallGuard, createCallGuard } from '#server/questions/ai/guarded-call.ts'
import { type GuardedWriting, guardedWriting } from '#server/questions/ai/guarded-writing.ts'
import { budgetWithin, createTokenBudget } from '#server/questions/ai/token-budget.ts'
import { openTokenLedger, type TokenLedgerParts } from '#server/questions/ai/token-ledger.ts'

export interface OpenService {
  readonly completion: GuardedCompletion
  /** For try-outs, which together use no more than half of a day's tokens. */
  readonly writing: GuardedWriting
  /** Waits until used tokens are saved. To be called after the last question has ended. */
  close(): Promise<void>
}

/** The service that the settings name, behind its guard; undefined when they name none. */
export async function openService(
  settings: Settings,
  parts: TokenLedgerParts & { readonly clock: Clock; readonly ended?: CallGuard['ended'] },
): Promise<OpenService | undefined> {
  const { aiBaseUrl, aiDailyTokens, aiTimeoutMs } = settings
  if (aiBaseUrl === undefined) return undefined
  const { clock } = parts
  // A site without a service need not load the client.
  const { openAiCompatible } = await import('#server/questions/ai/openai-compatible.ts')
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
