import type { Duration } from '../../reading/quantities/duration.ts'
import { figures } from '../../reading/quantities/number.ts'
import { only, type Scene } from '../pattern.ts'

export function lasting({ quantities, sentence }: Scene, about: RegExp, unless?: RegExp): Duration | undefined {
  if (!about.test(sentence) || unless?.test(sentence)) return undefined
  return only(quantities.durations)
}
export const whole = (duration: Duration | undefined) =>
  duration && duration.upTo === undefined && Number.isInteger(duration.value) ? duration : undefined
export const medical =
  /\b(?:patients?|doctor|dr|clinic|hospital|nurse|medication|dose|therap\w+|recovery|sentence|prison|custody|emergency|er)\b/
export const unitAfter = ({ unit, value, upTo }: Duration) => `${unit} ${figures((upTo ?? value) + 1)}`
