import { money, type Price } from '../../reading/quantities/amount.ts'
import { only, type Scene } from '../pattern.ts'

export const heavy =
  /\b(?:rent|mortgage|loan|fines?|tickets? for speeding|penalt\w+|debt|overdue|past due|salary|wages?|layoff|tax(?:es)?|donat\w+|medical|copay|insurance|deductible|settlement|lawsuit|owe[ds]?|late fee|funeral|tuition|bail|damages?|premium)\b/

export function priceOf({ quantities, sentence }: Scene, about: RegExp, unless?: RegExp): Price | undefined {
  if (heavy.test(sentence) || !about.test(sentence) || unless?.test(sentence)) return undefined
  return only(quantities.prices)
}
/** "7 cents", "$1.33". */
export const small = (cents: number, symbol: string) => {
  const whole = Math.round(cents)
  return symbol === '$' && whole < 100 ? `${whole} cent${whole === 1 ? '' : 's'}` : money(whole, symbol)
}
export const two = ({ quantities: { prices }, sentence }: Scene) => {
  const [first, second] = prices
  return prices.length === 2 && first && second && first.symbol === second.symbol && !heavy.test(sentence)
    ? { first, second, symbol: first.symbol }
    : undefined
}
