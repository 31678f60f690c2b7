import type { Clock } from '../../reading/quantities/clock.ts'
import { only, type Scene } from '../pattern.ts'

/** The one time that a sentence names, where it names no window. */
export function timeOf({ quantities, sentence }: Scene, about: RegExp, unless?: RegExp): Clock | undefined {
  if (quantities.windows.length > 0 || /\b(?:moved|rescheduled|instead|postponed|changed)\b/.test(sentence))
    return undefined
  if (!about.test(sentence) || unless?.test(sentence)) return undefined
  return only(quantities.clocks)
}
