import type { Percentage } from '../../reading/quantities/amount.ts'
import { figures } from '../../reading/quantities/number.ts'
import { only, type Scene } from '../pattern.ts'

export function shareOf({ quantities, sentence }: Scene, about: RegExp, unless?: RegExp): Percentage | undefined {
  if (!about.test(sentence) || unless?.test(sentence)) return undefined
  return only(quantities.percentages)
}
export const rest = (value: number) => figures(100 - value)
export const finance =
  /\b(?:interest|apr|apy|mortgage|loan|tax(?:es)?|yield|returns?|commission|equity|inflation|down payment|layoffs?|staff|workforce|headcount|jobs|patients?|mortality|risk|unemployment|turnover)\b/
