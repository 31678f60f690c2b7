import { figures } from '#wit/reading/quantities/number.ts'
import { type Computation, only } from './computation.ts'

/** The only rating of a sentence, "4.8 out of 5", in percent of the best: `rating(80..)`; whole numbers are left out. */
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
