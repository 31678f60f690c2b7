import { type Computation, only } from './computation.ts'
import { numberNames, numberTexts } from './texts.ts'

/** The years since the only year of a sentence: "since 1987", "founded in 1962"; `years-since(5..400)`. */
export const yearsSince: Computation = {
  gives: numberNames,
  find({ quantities, year }) {
    const named = only(quantities.years)
    if (!named?.since) return undefined
    const value = year - named.year
    return { value, texts: numberTexts(value) }
  },
}
