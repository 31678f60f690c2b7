import type { ScriptFields } from './script-fields.ts'
import type { MarketingSettings } from './script-settings.ts'

/** The timeout of a request, in ms. */
const answerWithin = 15_000

export type Gravity = 'light' | 'grave' | 'limit' | 'broken'

/**
 * Asks the server whether the typed words are too serious for a joke. Nothing of a file is sent, not even its measurements. The
 * lists of serious subjects stay on the server, which saves visitors the download.
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
