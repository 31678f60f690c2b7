import { weekdays as week } from '#wit/reading/quantities/calendar.ts'
import { type Computation, only } from './computation.ts'
import { lengthText } from './length-text.ts'
import { solemn } from './times.ts'

/**
 * The minutes by which an event is moved: "from 3 to 3:30" is `shift(later)`, "from 3 to 2:30" `shift(earlier)`, and "by 30
 * minutes", in either direction, `shift(by)`.
 */
export const shift: Computation = {
  words: ['later', 'earlier', 'by'],
  gives: ['length', 'later-by', 'earlier-by'],
  find({ quantities: { windows, durations }, sentence }, { words }) {
    if (solemn.test(sentence)) return undefined
    if (words.has('by')) {
      const by = only(durations)
      if (!by || by.upTo !== undefined || (by.unit !== 'minute' && by.unit !== 'hour')) return undefined
      return { value: by.minutes, texts: { length: lengthText(by.minutes) } }
    }
    const fromTo = only(windows)
    if (!fromTo) return undefined
    const later = fromTo.length
    const earlier = (fromTo.start.certain ? 1_440 : 720) - later
    const isLater = later <= earlier
    if (words.size > 0 && !words.has(isLater ? 'later' : 'earlier')) return undefined
    const value = Math.min(later, earlier)
    const length = lengthText(value)
    return {
      value,
      texts: { length, 'later-by': isLater ? length : undefined, 'earlier-by': isLater ? undefined : length },
    }
  },
}

/** The new time of a moved event: `moved-to(time)` has a time of day, `moved-to(day)` only a day. */
export const movedTo: Computation = {
  words: ['time', 'day'],
  gives: ['next-day', 'day-before'],
  find({ quantities: { windows, clocks, weekdays, dates }, sentence }, { words }) {
    const days = [...dates, ...weekdays]
    if (windows.length > 0 || clocks.length + days.length === 0 || solemn.test(sentence)) return undefined
    if (words.size > 0 && !words.has(clocks.length > 0 ? 'time' : 'day')) return undefined
    const day = only(days)
    return { texts: { 'next-day': day?.next, 'day-before': day?.previous } }
  },
}

/** The old and the new weekday of a moved event; the old one is earlier where it comes first in the week. */
export const otherDay: Computation = {
  gives: ['old-day', 'new-day', 'earlier-day'],
  find({ quantities: { weekdays }, sentence }) {
    const [from, to] = weekdays
    if (!from || !to || weekdays.length > 2 || from.repeats || to.repeats || from.day === to.day) return undefined
    const isFromTo =
      /\bfrom\s*$/.test(sentence.slice(0, from.from)) &&
      /\bto (?:the following |next |this )?$/.test(sentence.slice(0, to.from))
    if (!isFromTo || solemn.test(sentence)) return undefined
    // The week begins on Monday, as in offices.
    const [old, next] = [from, to].map(({ day }) => (week.indexOf(day) + 6) % 7)
    const isLater = old !== undefined && next !== undefined && next > old
    return {
      texts: { 'old-day': from.day, 'new-day': to.day, 'earlier-day': isLater ? from.day : undefined },
    }
  },
}
