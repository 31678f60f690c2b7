import { type Computation, only } from './computation.ts'

/** What makes it less than every week: "every other Monday", "the first Monday". */
const seldom = /\b(?:other|first|second|third|fourth|last)\s+\S+$/

/** The one day of a sentence on which something happens every week: "Mondays", "every Monday". */
export const weekly: Computation = {
  gives: ['day', 'next-day', 'day-before'],
  find({ quantities: { sentence, weekdays } }) {
    const one = only(weekdays)
    if (!one?.repeats || seldom.test(sentence.slice(0, one.to))) return undefined
    return { value: 0, texts: { day: one.day, 'next-day': one.next, 'day-before': one.previous } }
  },
}
