import { type Computation, only } from './computation.ts'
import { lengthText } from './length-text.ts'
import { clockNames, clockTexts } from './texts.ts'

const minutesADay = 1_440

/** The one time of a sentence that names no window and moves nothing; limited by the minute of the day. */
export const time: Computation = {
  gives: clockNames('time'),
  find({ quantities, sentence }) {
    if (quantities.windows.length > 0 || /\b(?:moved|rescheduled|instead|postponed|changed)\b/.test(sentence))
      return undefined
    const clock = only(quantities.clocks)
    return clock && { value: clock.minutes, texts: clockTexts('time', clock) }
  },
}

/** From when until when something lasts, where a sentence says it once; limited by its minutes: `window(60..600)`. */
export const window: Computation = {
  gives: [...clockNames('start'), ...clockNames('end'), 'length', 'rest-of-the-day'],
  find({ quantities }) {
    const one = only(quantities.windows)
    if (!one) return undefined
    const { start, end, length } = one
    const isCertain = start.certain && end.certain && length < 1_200
    return {
      value: length,
      texts: {
        ...clockTexts('start', start),
        ...clockTexts('end', end),
        length: lengthText(length),
        'rest-of-the-day': isCertain ? lengthText(minutesADay - length) : undefined,
      },
    }
  },
}
