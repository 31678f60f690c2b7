import { money, type Price } from '#wit/reading/quantities/amount.ts'
import { type Computation, type ComputationResult, isWanted, only, type Scene } from './computation.ts'
import { numberNames, numberTexts } from './texts.ts'

/** Prices too serious for a joke. */
const heavy =
  /\b(?:rent|mortgage|loan|fines?|tickets? for speeding|penalt\w+|debt|overdue|past due|layoff|tax(?:es)?|donat\w+|medical|copay|insurance|deductible|settlement|lawsuit|owe[ds]?|late fee|funeral|tuition|bail|damages?|premium)\b/

const pricesOf = ({ quantities, sentence }: Scene): readonly Price[] => (heavy.test(sentence) ? [] : quantities.prices)

/** "7 cents", "$1.33". */
function small(cents: number, symbol: string): string {
  const whole = Math.round(cents)
  return symbol === '$' && whole < 100 ? `${whole} cent${whole === 1 ? '' : 's'}` : money(whole, symbol)
}

function priceFound({ cents, symbol, per }: Price): ComputationResult {
  const ofAnHour = (seconds: number) => (per === 'hour' ? small((cents * seconds) / 3600, symbol) : undefined)
  const less = (by: number) => (cents > by ? money(cents - by, symbol) : undefined)
  return {
    value: cents / 100,
    texts: {
      price: money(cents, symbol),
      'cent-less': less(1),
      'dollar-less': less(100),
      'two-dollars-less': less(200),
      double: money(cents * 2, symbol),
      half: money(cents / 2, symbol),
      third: small(cents / 3, symbol),
      twelfth: small(cents / 12, symbol),
      'a-minute': ofAnHour(60),
      'ten-seconds': ofAnHour(10),
      'six-seconds': ofAnHour(6),
      'two-seconds': ofAnHour(2),
    },
  }
}

/**
 * The only price of a sentence, in dollars or a currency of similar value, selected by its unit `price(hour, 30..)`, or by
 * `once` where it has none.
 */
export const price: Computation = {
  words: 'any',
  gives: [
    ...['price', 'cent-less', 'dollar-less', 'two-dollars-less', 'double', 'half', 'third', 'twelfth'],
    ...['a-minute', 'ten-seconds', 'six-seconds', 'two-seconds'],
  ],
  find(scene, { words }) {
    const one = only(pricesOf(scene))
    return one && isWanted(words, one.per ?? 'once') ? priceFound(one) : undefined
  },
}

/** The difference of a sentence's two prices: `difference(up)` where the second is higher, `down` where it is lower. */
export const difference: Computation = {
  words: ['up', 'down'],
  gives: ['difference', 'a-day'],
  find(scene, { words }) {
    const [first, second, ...others] = pricesOf(scene)
    if (!first || !second || others.length > 0 || first.symbol !== second.symbol) return undefined
    const cents = second.cents - first.cents
    if (cents === 0 || !isWanted(words, cents > 0 ? 'up' : 'down')) return undefined
    const apart = Math.abs(cents)
    const isMonthly = (second.per ?? first.per) === 'month'
    return {
      value: apart / 100,
      texts: {
        difference: money(apart, first.symbol),
        'a-day': isMonthly ? small(apart / 30, first.symbol) : undefined,
      },
    }
  },
}

/** The sum of several parts of one price: `total(installment|payment, 2..)`. Limited by their number. */
export const total: Computation = {
  words: 'any',
  gives: ['total', ...numberNames],
  find(scene, { words }) {
    const one = only(pricesOf(scene))
    const parts = scene.quantities.counts.find(({ lemma }) => isWanted(words, lemma))
    if (!one || !parts) return undefined
    return {
      value: parts.value,
      texts: { ...numberTexts(parts.value), total: money(one.cents * parts.value, one.symbol) },
    }
  },
}

const coins: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['$', ['cent', 'nickel']],
  ['€', ['cent', 'five cents']],
  ['£', ['penny', 'five pence']],
])

/** The coin missing from a price that ends in 99 or 95: "cent", "nickel". Limited by the price. */
export const missingCoin: Computation = {
  gives: ['coin'],
  find(scene) {
    const one = only(pricesOf(scene))
    if (one?.bound !== 'exact') return undefined
    const [cent, five] = coins.get(one.symbol) ?? []
    const coin = { 99: cent, 95: five }[one.cents % 100]
    return coin ? { value: one.cents / 100, texts: { coin } } : undefined
  },
}

/** The remainder beyond the hundreds of a sentence's only sum above a hundred: `beyond-hundreds(..20)`. */
export const beyondHundreds: Computation = {
  gives: ['odd-sum'],
  find({ quantities }) {
    const sum = only(quantities.prices)
    const odd = sum ? sum.cents % 10_000 : 0
    if (!sum || odd === 0 || sum.cents < 10_000) return undefined
    return { value: odd / 100, texts: { 'odd-sum': money(odd, sum.symbol) } }
  },
}
