import type { Deadline } from '../reading/quantities/deadline.ts'
import { type Computation, only, type Scene } from './computation.ts'
import { clockNames, clockTexts } from './texts.ts'

/** Matters in which a late person is in real trouble. */
const serious =
  /\b(?:pay(?:ments?|able)?|paid|owed?|overdue|past due|rent|balance|evict\w*|court|legal|tax(?:es)?|fines?|penalt\w+|passport|visa|insurance|medical|vaccin\w+|medication|prescription|benefits|vacate|terminat\w+|resign\w*|blood|claims?|debt|loan|mortgage|utility|disconnect\w*)\b/

/** The one deadline of a sentence that calls on the reader to act. */
function dueBy({ quantities, sentence }: Scene): Deadline | undefined {
  if (serious.test(sentence)) return undefined
  const due = quantities.deadlines.filter(({ kind }) => kind === 'by')
  // Of several hours of one day, the last.
  return due.every(({ clock, weekday, date }) => clock && !weekday && !date) ? due.at(-1) : only(due)
}

/** By when something has to be done, where the reader has to act; with `day` or `time` where it is one. */
export const deadline: Computation = {
  gives: [...clockNames('time'), 'day', 'next-day', 'day-before'],
  find(scene, { words }) {
    const due = dueBy(scene)
    if (!due) return undefined
    const { clock, weekday, date } = due
    if ((words.has('time') && !clock) || (words.has('day') && (clock || !(weekday || date)))) return undefined
    return {
      value: 0,
      texts: {
        ...clockTexts('time', clock),
        day: weekday?.day ?? date?.text.replace(/,.*$/, ''),
        'next-day': date?.next ?? weekday?.next,
        'day-before': date?.previous ?? weekday?.previous,
      },
    }
  },
}

/** The one day of a sentence that is no deadline, no range and no weekly event: "Friday", "March 9". */
export const day: Computation = {
  gives: ['day', 'next-day', 'day-before'],
  find({ quantities: { weekdays, dates, deadlines, ranges } }, { words }) {
    if (ranges.length > 0 || deadlines.some(({ weekday, date, phrase }) => weekday || date || phrase)) return undefined
    if (weekdays.some(({ repeats }) => repeats) || weekdays.length > 1 || dates.length > 1) return undefined
    const [weekday] = weekdays
    const [date] = dates
    if (weekday && !words.has('date'))
      return { value: 0, texts: { day: weekday.day, 'next-day': weekday.next, 'day-before': weekday.previous } }
    if (weekday || words.has('weekday') || !date?.next || !date.previous) return undefined
    return {
      value: date.day,
      texts: { day: date.text.replace(/,.*$/, ''), 'next-day': date.next, 'day-before': date.previous },
    }
  },
}
