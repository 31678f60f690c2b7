import { type Computation, only } from './computation.ts'
import { lengthText } from './length-text.ts'
import { clockNames, clockTexts } from './texts.ts'

const minutesADay = 1_440

/** Where a late person, and a line about one, is out of place. */
export const solemn =
  /\b(?:court|hearing|doctor|dr|clinic|hospital|surgery|therap\w+|scan|funeral|memorial|visa|immigration|disciplinary|exit interview|mri|biopsy|union|aa|support group|grief|prayer|mass|worship|layoffs?)\b/
const elsewhere = /\b(?:moved|rescheduled|instead|postponed|changed)\b/

/**
 * The one time of a sentence that names no window and moves nothing; limited by the minute of the day. With `at` where something is then
 * (not by, until, since or after then), with `certain` where morning or evening is known.
 */
export const time: Computation = {
  gives: clockNames('time'),
  find({ quantities: { windows, clocks, deadlines }, sentence }, { words }) {
    const clock = only(clocks)
    if (!clock || windows.length > 0 || elsewhere.test(sentence) || solemn.test(sentence)) return undefined
    if (words.has('certain') && !clock.certain) return undefined
    const isLimit = deadlines.some((one) => one.clock === clock) || /\b(?:ends?|after|since|around)\b/.test(sentence)
    if (words.has('at') && isLimit) return undefined
    return { value: clock.minutes, texts: clockTexts('time', clock) }
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
