import { spell } from '../reading/quantities/number.ts'
import { type Computation, isWanted, only } from './computation.ts'
import { numberNames, numberTexts } from './texts.ts'

const minutesAYear = 525_600

/** The one length of time of a sentence, in its own unit: `duration(day|week, 3..30)`; whole and no range, "3 to 5 days". */
export const duration: Computation = {
  gives: [...numberNames, 'unit', 'third', 'times-a-year'],
  find({ quantities }, { words }) {
    const one = only(quantities.durations)
    if (!one || one.upTo !== undefined || !Number.isInteger(one.value) || !isWanted(words, one.unit)) return undefined
    const { value, unit, minutes } = one
    return {
      value,
      texts: {
        ...numberTexts(value),
        unit,
        third: value >= 6 ? spell(Math.floor(value / 3)) : undefined,
        'times-a-year': minutes * 2 <= minutesAYear ? spell(Math.round(minutesAYear / minutes)) : undefined,
      },
    }
  },
}
