import { splitResult as parted, type ResultParts } from '#try/result-parts.ts'

/**
 * Parts a result after its sentence. One that does not begin with it, or grows on it where it has no end, stays in one
 * piece: all of it is what was added.
 */
export function breathsOf(before: string, after: string): ResultParts {
  const breaths = parted(before, after)
  return breaths && /[.!?…:”"]$/.test(breaths.kept) ? breaths : { kept: '', added: after }
}
