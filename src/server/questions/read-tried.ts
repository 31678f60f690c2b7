import { type Dryness, drynesses } from '#content-model/example.ts'
import { tryLimits, tryMessages } from '#content-model/pages/try-fields.ts'
import type { TryRefusal } from '#try/wire.ts'

/** A visitor's text to try, as it was sent. */
export interface TriedText {
  readonly message: string
  readonly audience: string
  readonly dryness: string
  /** Ids of the results seen before. */
  readonly seen: readonly string[]
}

export interface Tried {
  readonly message: string
  readonly audience: string | undefined
  readonly dryness: Dryness | undefined
  readonly seen: readonly string[]
}

/** Ids that are read; no visit sees more results. */
const mostSeen = 200

const length = (text: string): number => [...text].length
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** Reads a visitor's text without control characters and lone surrogates. An unknown dryness counts as none. */
export function readTried(typed: TriedText): { ok: true; tried: Tried } | { ok: false; refusal: TryRefusal } {
  const message = clean(typed.message)
  const audience = clean(typed.audience)
  // At least one visible character.
  if (!/[^\p{C}\p{Z}\s]/u.test(message)) return { ok: false, refusal: { field: 'message', message: tryMessages.empty } }
  if (length(message) > tryLimits.message) {
    return { ok: false, refusal: { field: 'message', message: tryMessages.long(length(message)) } }
  }
  if (length(audience) > tryLimits.audience) {
    return { ok: false, refusal: { field: 'audience', message: tryMessages.audienceLong } }
  }
  return {
    ok: true,
    tried: {
      message,
      audience: audience || undefined,
      dryness: drynesses.find((known) => known === typed.dryness),
      seen: typed.seen.slice(0, mostSeen),
    },
  }
}
