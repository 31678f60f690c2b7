import { type ClockTime, clockText, type Window } from '#wit/reading/quantities/clock-times.ts'
import { type Computation, only } from './computation.ts'
import { lengthText } from './length-text.ts'
import { clockNames, clockTexts } from './texts.ts'

const minutesADay = 1_440

/** Where a late person, and a line about one, is out of place. */
export const solemn =
  /\b(?:court|hearing|doctor|dr|clinic|hospital|surgery|therap\w+|scan|funeral|memorial|visa|immigration|disciplinary|exit interview|mri|biopsy|union|aa|support group|grief|prayer|mass|worship|layoffs?)\b/
const elsewhere = /\b(?:moved|rescheduled|instead|postponed|changed)\b/

/**
 * The one time of a sentence that names no window and moves nothing; limited by the minute of the day, of which midnight is the last. With `at` where something is then
 * (not by, until, since or after then), with `certain` where morning or evening is known.
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

/** What a window may be wanted to be: `window(night)`. */
const kinds: Readonly<Record<string, (window: Window) => boolean>> = {
  /** Over while most are asleep. */
  night: (window) => isAtNight(window),
  day: (window) => !isAtNight(window),
  /** Begun on one day and over on the next. */
  overnight: ({ overnight }) => overnight,
  /** With all of the hour after noon. */
  noon: ({ start, length }) => start.certain && start.minutes <= 720 && start.minutes + length >= 780,
}

const isLate = ({ certain, minutes }: ClockTime) => certain && minutes >= 1_320
const isAtNight = ({ start, length }: Window) =>
  (isLate(start) || (start.certain && start.minutes <= 240)) && length <= 360

/**
 * From when until when something lasts, where a sentence says it once; limited by its minutes: `window(60..600)`; with `night`, `day`,
 * `overnight` or `noon` where it is so.
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
