import { type Breaths, breathsOf as parted } from '#try/breaths.ts'

/**
 * Parts a result after its sentence. One that does not begin with it, or grows on it where it has no end, stays in one
 * piece: all of it is what was added.
 */
export function breathsOf(before: string, after: string): Breaths {
  const breaths = parted(before, after)
  return breaths && /[.!?…:”"]$/.test(breaths.kept) ? breaths : { kept: '', added: after }
}
