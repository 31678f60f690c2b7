import { type Breaths, breathsOf as parted } from '#content-model/breaths.ts'

/**
 * Splits a result into its sentence and the addition. A result that does not begin with the sentence, or continues it
 * where the sentence has no period, stays in one piece: it counts as the addition.
 */
export function breathsOf(before: string, after: string): Breaths {
  const breaths = parted(before, after)
  return breaths && /[.!?…:”"]$/.test(breaths.kept) ? breaths : { kept: '', added: after }
}
