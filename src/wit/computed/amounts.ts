import { money, type Price } from '../reading/quantities/amount.ts'
import { figures, spell } from '../reading/quantities/number.ts'
import { type Computation, type Found, isWanted, only, type Scene } from './computation.ts'

/** Prices that are no matter for small talk. */
const heavy =
  /\b(?:rent|mortgage|loan|fines?|tickets? for speeding|penalt\w+|debt|overdue|past due|salary|wages?|layoff|tax(?:es)?|donat\w+|medical|copay|insurance|deductible|settlement|lawsuit|owe[ds]?|late fee|funeral|tuition|bail|damages?|premium)\b/

/** "7 cents", "$1.33". */
function small(cents: number, symbol: string): string {
  const whole = Math.round(cents)
  return symbol === '$' && whole < 100 ? `${whole} cent${whole === 1 ? '' : 's'}` : money(whole, symbol)
}

function priceFound({ cents, symbol }: Price): Found {
  return {
    value: cents / 100,
    texts: {
      price: money(cents, symbol),
      'cent-less': money(cents - 1, symbol),
      'dollar-less': money(cents - 100, symbol),
      'two-dollars-less': money(cents - 200, symbol),
      double: money(cents * 2, symbol),
      third: small(cents / 3, symbol),
      twelfth: small(cents / 12, symbol),
      sixtieth: small(cents / 60, symbol),
    },
  }
}

/** The one price of a sentence; wanted by what it is for, where that is said: `price(hour, 30..)`. In dollars or so. */
export const price: Computation = {
  gives: ['price', 'cent-less', 'dollar-less', 'two-dollars-less', 'double', 'third', 'twelfth', 'sixtieth'],
  find({ quantities, sentence }, { words }) {
    const one = only(quantities.prices)
    return one && !heavy.test(sentence) && isWanted(words, one.per) ? priceFound(one) : undefined
  },
}

/** The one percentage of a sentence: `percent(3..50)`; with `exact` without "up to" and "over". */
export const percent: Computation = {
  gives: ['percent', 'rest', 'beyond-all'],
  find({ quantities }: Scene, { words }) {
    const one = only(quantities.percentages)
    if (!one || (words.has('exact') && one.bound !== 'exact')) return undefined
    const { value } = one
    return {
      value,
      texts: {
        percent: figures(value),
        rest: value < 100 ? figures(100 - value) : undefined,
        'beyond-all': value > 100 ? figures(value - 100) : undefined,
      },
    }
  },
}

/** How many such changes it takes until something has doubled: `doubling(3..50)`, in percent. */
export const doubling: Computation = {
  gives: ['times'],
  find({ quantities }) {
    const growth = only(quantities.percentages)
    if (growth?.bound !== 'exact') return undefined
    return {
      value: growth.value,
      texts: { times: spell(Math.ceil(Math.log(2) / Math.log(1 + growth.value / 100))) },
    }
  },
}
