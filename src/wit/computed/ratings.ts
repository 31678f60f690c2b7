import { figures } from '#wit/reading/quantities/number.ts'
import { type Computation, only } from './computation.ts'

/** The one rating of a sentence, "4.8 out of 5", in percent of the best: `rating(80..)`; none that is a whole number. */
export const rating: Computation = {
  gives: ['rating', 'missing'],
  find({ quantities }) {
    const one = only(quantities.ratings)
    if (!one || Number.isInteger(one.value)) return undefined
    const { value, best } = one
    return {
      value: Math.round((value / best) * 100),
      texts: { rating: figures(value), missing: figures(best - value) },
    }
  },
}
