import { monthName, weekdays as weekdayNames } from '#wit/reading/quantities/calendar.ts'
import type { Deadline } from '#wit/reading/quantities/deadline.ts'
import { figures } from '#wit/reading/quantities/number.ts'
import { type Computation, isWanted, only, type Scene, type Texts } from './computation.ts'
import { clockNames, clockTexts } from './texts.ts'

/** Subjects for which being late is serious. */
const serious =
  /\b(?:pay(?:ments?|able)?|paid|owed?|overdue|past due|rent|balance|evict\w*|court|legal|tax(?:es)?|fines?|penalt\w+|passport|visa|insurance|medical|vaccin\w+|medication|prescription|benefits|vacate|terminat\w+|resign\w*|blood|claims?|debt|loan|mortgage|utility|disconnect\w*)\b/

const around = ['day', 'next-day', 'day-before'] as const

/** The day of a deadline and the days beside it, where the deadline names one. */
const dayTexts = ({ weekday, date }: Deadline): Texts => ({
  day: weekday?.day ?? date?.text.replace(/,.*$/, ''),
  'next-day': date?.next ?? weekday?.next,
  'day-before': date?.previous ?? weekday?.previous,
})

/** The name of a phrase in needs: "end-of-month" for "the end of the month", "end-of-day" for "eod", "tomorrow". */
const phraseName = (phrase: string) =>
  phrase.replace('eod', 'end of day').replace('eow', 'end of week').replaceAll('the ', '').replaceAll(' ', '-')

/** The kind of a deadline: "time", "day" or the name of its phrase. */
function nameOf({ clock, weekday, date, phrase = '' }: Deadline): string {
  if (clock) return 'time'
  return weekday || date ? 'day' : phraseName(phrase)
}

const limitNames = [...clockNames('time'), ...around, 'period']

const limitTexts = (limit: Deadline): Texts => ({
  ...clockTexts('time', limit.clock),
  ...dayTexts(limit),
  period: /^end-of-(week|month|quarter|year)$/.exec(nameOf(limit))?.[1],
})

/** The only deadline of a sentence that calls on the reader to act. */
function dueBy({ quantities, sentence }: Scene): Deadline | undefined {
  if (serious.test(sentence)) return undefined
  const due = quantities.deadlines.filter(({ kind }) => kind === 'by')
  // Of several times on one day, the last is the deadline.
  return due.every(({ clock, weekday, date }) => clock && !weekday && !date) ? due.at(-1) : only(due)
}

/**
 * The deadline of a sentence that calls on the reader to act: `deadline(time)`, `deadline(day)`,
 * `deadline(tomorrow|end-of-day)`.
 */
export const deadline: Computation = {
  words: 'any',
  gives: limitNames,
  find(scene, { words }) {
    const due = dueBy(scene)
    return due && isWanted(words, nameOf(due)) ? { texts: limitTexts(due) } : undefined
  },
}

/** The only end of a period: `until(day)`, `until(time)`, `until(further-notice)`. */
export const until: Computation = {
  words: 'any',
  gives: limitNames,
  find({ quantities: { deadlines, ranges } }, { words }) {
    const end = only(deadlines.filter(({ kind }) => kind === 'until'))
    if (!end || ranges.length > 0 || !isWanted(words, nameOf(end))) return undefined
    return { texts: limitTexts(end) }
  },
}

/** The only day of a sentence, other than a deadline, a range or a weekly event: "Friday", "March 9"; `day(thursday|friday)`. */
export const day: Computation = {
  words: ['weekday', 'date', ...weekdayNames.map((name) => name.toLowerCase())],
  gives: [...around, 'weekday-or-day'],
  find({ quantities: { weekdays, dates, deadlines, ranges } }, { words }) {
    if (ranges.length > 0 || deadlines.some(({ weekday, date, phrase }) => weekday || date || phrase)) return undefined
    if (weekdays.some(({ repeats }) => repeats) || weekdays.length > 1 || dates.length > 1) return undefined
    const [weekday] = weekdays
    const [date] = dates
    if (weekday) {
      const { day, next, previous } = weekday
      if (!isWanted(words, 'weekday', day.toLowerCase())) return undefined
      return { texts: { day, 'next-day': next, 'day-before': previous, 'weekday-or-day': day } }
    }
    if (!date?.next || !date.previous || !isWanted(words, 'date')) return undefined
    return {
      value: date.day,
      texts: {
        day: date.text.replace(/,.*$/, ''),
        'next-day': date.next,
        'day-before': date.previous,
        'weekday-or-day': 'day',
      },
    }
  },
}

/** The only weekday of a sentence, which may repeat: `weekday(weekly)` is "Mondays" and "every Monday". */
export const weekday: Computation = {
  words: ['weekly', 'once'],
  gives: around,
  find({ quantities: { weekdays } }, { words }) {
    const one = only(weekdays)
    if (!one || !isWanted(words, one.repeats ? 'weekly' : 'once')) return undefined
    return { texts: { day: one.day, 'next-day': one.next, 'day-before': one.previous } }
  },
}

/** The only range of calendar days in a sentence; limited by its length in days. */
export const days: Computation = {
  gives: ['last-day', 'day-before', 'next-day', 'days'],
  find({ quantities: { ranges } }) {
    const one = only(ranges)
    if (!one) return undefined
    const { start, end, days: length } = one
    return {
      value: length,
      texts: {
        'last-day': `${monthName(end.month)} ${end.day}`,
        'day-before': start.previous,
        'next-day': end.next,
        // A range of two days needs no count.
        days: length !== undefined && length > 2 ? figures(length) : undefined,
      },
    }
  },
}
