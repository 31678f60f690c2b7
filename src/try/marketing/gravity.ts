import type { ScriptFields } from './script-fields.ts'
import type { MarketingSettings } from './script-settings.ts'

/** Milliseconds after which an answer is given up. */
const answerWithin = 15_000

export type Gravity = 'light' | 'grave' | 'limit' | 'broken'

/**
 * Asks whether what was typed is no matter for a joke. Words alone go out: nothing of a file, not even what was measured.
 * The list of such matters stays on the server; nobody should have to download it.
 */
export async function gravityOf(
  { product, seen, audience }: ScriptFields,
  { gravity }: MarketingSettings['paths'],
): Promise<Gravity> {
  try {
    const response = await fetch(gravity, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ product, seen, audience }),
      signal: AbortSignal.timeout(answerWithin),
    })
    if (response.status === 429) return 'limit'
    if (!response.ok) return 'broken'
    const { grave }: { grave?: unknown } = await response.json()
    if (typeof grave !== 'boolean') return 'broken'
    return grave ? 'grave' : 'light'
  } catch {
    return 'broken'
  }
}
