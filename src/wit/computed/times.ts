import { type ClockTime, clockText, type Window } from '#wit/reading/quantities/clock-times.ts'
import { type Computation, only } from './computation.ts'
import { lengthText } from './length-text.ts'
import { clockNames, clockTexts } from './texts.ts'

const minutesADay = 1_440

/** Subjects for which being late is no joke. */
export const solemn =
  /\b(?:court|hearing|doctor|dr|clinic|hospital|surgery|therap\w+|scan|funeral|memorial|visa|immigration|disciplinary|exit interview|mri|biopsy|union|aa|support group|grief|prayer|mass|worship|layoffs?)\b/
const elsewhere = /\b(?:moved|rescheduled|instead|postponed|changed)\b/

/**
 * The only time of a sentence without a window or a move; limited by the minute of the day, where midnight is the last. `at` excludes
 * times after "by", "until", "since" and "after"; `certain` excludes times without a known half of the day.
 */
export const time: Computation = {
  words: ['at', 'certain'],
  gives: clockNames('time'),
  find({ quantities: { windows, clocks, deadlines }, sentence }, { words }) {
    const clock = only(clocks)
    if (!clock || windows.length > 0 || elsewhere.test(sentence) || solemn.test(sentence)) return undefined
    if (words.has('certain') && !clock.certain) return undefined
    const isLimit = deadlines.some((one) => one.clock === clock) || /\b(?:ends?|after|since|around)\b/.test(sentence)
    if (words.has('at') && isLimit) return undefined
    return { value: clock.minutes || minutesADay, texts: clockTexts('time', clock) }
  },
}

/** Kinds of windows, by their names in needs: `window(night)`. */
const kinds: Readonly<Record<string, (window: Window) => boolean>> = {
  /** Over at a time when most people are asleep. */
  night: (window) => isAtNight(window),
  day: (window) => !isAtNight(window),
  /** Begins on one day and ends on the next. */
  overnight: ({ overnight }) => overnight,
  /** Contains the hour after noon. */
  noon: ({ start, length }) => start.certain && start.minutes <= 720 && start.minutes + length >= 780,
}

const isLate = ({ certain, minutes }: ClockTime) => certain && minutes >= 1_320
const isAtNight = ({ start, length }: Window) =>
  (isLate(start) || (start.certain && start.minutes <= 240)) && length <= 360

/**
 * The only window of time in a sentence; limited by its minutes: `window(60..600)`. `night`, `day`, `overnight` and `noon` select a
 * kind.
 */
export const window: Computation = {
  words: Object.keys(kinds),
  gives: [...clockNames('start'), ...clockNames('end'), 'length', 'late-start', 'rest-of-the-day'],
  find({ quantities }, { words }) {
    const one = only(quantities.windows)
    if (!one || !words.values().every((word) => kinds[word]?.(one))) return undefined
    const { start, end, length } = one
    const isEveryDay = quantities.weekdays.length === 0 && start.certain && end.certain && length < 1_200
    return {
      value: length,
      texts: {
        ...clockTexts('start', start),
        ...clockTexts('end', end),
        length: lengthText(length),
        'late-start': isLate(start) ? clockText(start) : undefined,
        'rest-of-the-day': isEveryDay ? lengthText(minutesADay - length) : undefined,
      },
    }
  },
}
