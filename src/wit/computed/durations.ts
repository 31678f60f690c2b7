import { type Computation, isWanted, only } from './computation.ts'
import { numberNames, numberTexts } from './texts.ts'

/** The one length of time of a sentence, in its own unit: `duration(day|week, 3..30)`; whole and no range, "3 to 5 days". */
export const duration: Computation = {
  gives: [...numberNames, 'unit'],
  find({ quantities }, { words }) {
    const one = only(quantities.durations)
    if (!one || one.upTo !== undefined || !Number.isInteger(one.value) || !isWanted(words, one.unit)) return undefined
    return { value: one.value, texts: { ...numberTexts(one.value), unit: one.unit } }
  },
}
