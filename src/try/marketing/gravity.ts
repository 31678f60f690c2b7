import type { ScriptFields } from './script-fields.ts'
import type { MarketingSettings } from './script-settings.ts'

/** The timeout of a request, in ms. */
const answerWithin = 15_000

/** Words that get no joke: their field, and the words themselves, which are empty where it swears. */
export interface GraveWords {
  readonly field: 'product' | 'seen' | 'audience'
  readonly words: string
}

export type Problem = 'limit' | 'broken' | GraveWords
export type Gravity = 'light' | Problem

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
    const { grave, field, words }: { grave?: boolean } & Partial<GraveWords> = await response.json()
    if (grave === false) return 'light'
    return field !== undefined && words !== undefined ? { field, words } : 'broken'
  } catch {
    return 'broken'
  }
}
