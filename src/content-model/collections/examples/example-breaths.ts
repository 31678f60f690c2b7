import { type ResultParts, splitResult } from '#content-model/result-parts.ts'

/**
 * Splits a result into its sentence and the addition. A result that does not begin with the sentence, or continues it
 * where the sentence has no period, stays in one piece: it counts as the addition.
 */
export function breathsOf(before: string, after: string): ResultParts {
  const parts = splitResult(before, after)
  return parts && /[.!?…:”"]$/.test(parts.kept) ? parts : { kept: '', added: after }
}
