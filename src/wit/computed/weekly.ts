import { type Computation, only } from './computation.ts'

/** The one day of a sentence on which something happens every week: "Mondays", "every Monday". */
export const weekly: Computation = {
  gives: ['day', 'next-day', 'day-before'],
  find({ quantities }) {
    const one = only(quantities.weekdays)
    return one?.repeats
      ? { value: 0, texts: { day: one.day, 'next-day': one.next, 'day-before': one.previous } }
      : undefined
  },
}
