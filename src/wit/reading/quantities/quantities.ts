import type { TaggedWord } from '#language/tagger.ts'
import {
  type Percentage,
  type Price,
  type Rating,
  type Size,
  takeCodes,
  takePercentages,
  takePrices,
  takeRatings,
  takeSizes,
  takeVersions,
  type Version,
} from './amount.ts'
import {
  type CalendarDate,
  type DateRange,
  takeDates,
  takeWeekdays,
  takeYears,
  type Weekday,
  type Year,
} from './calendar.ts'
import { type ClockTime, takeClocks, type Window } from './clock-times.ts'
import { type Count, type Label, type Ordinal, takeCounts, takeLabels, takeOrdinals } from './count.ts'
import { type Deadline, readDeadlines } from './deadline.ts'
import { type Duration, takeDurations } from './duration.ts'
import { Remaining, type TextSpan } from './span.ts'

/** The figures, times and days of a message's last sentence. */
export interface Quantities {
  /** That sentence, in lower case with straight apostrophes. */
  sentence: string
  windows: readonly Window[]
  clocks: readonly ClockTime[]
  weekdays: readonly Weekday[]
  dates: readonly CalendarDate[]
  ranges: readonly DateRange[]
  years: readonly Year[]
  durations: readonly Duration[]
  percentages: readonly Percentage[]
  prices: readonly Price[]
  counts: readonly Count[]
  ordinals: readonly Ordinal[]
  labels: readonly Label[]
  ratings: readonly Rating[]
  sizes: readonly Size[]
  versions: readonly Version[]
  deadlines: readonly Deadline[]
  /** Telephone, order and invoice numbers, addresses and codes, which are no amounts. */
  codes: readonly TextSpan[]
}

const abbreviation =
  /(?:\b(?:mr|mrs|ms|dr|st|no|vs|dept|approx|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|est|inc|ext|e\.g|i\.e|[a-z])|\b[ap]\.m)\.$/i
/** Words with a capital that go on with the sentence after "9 a.m.". */
const goesOn =
  /^(?:E[SD]?T|P[SD]?T|C[SDE]?E?T|M[SD]?T|GMT|UTC|BST|Eastern|Pacific|Central|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/

/** The last sentence of a text. */
export function lastSentence(text: string): string {
  let start = 0
  for (const match of text.matchAll(/[.!?]["')\]]*\s+(?=["'(]?[\p{Lu}\d$€£])/gu)) {
    const end = match.index + match[0].length
    const before = text.slice(start, match.index + 1)
    const rest = text.slice(end)
    if (/\b[ap]\.m\.$/i.test(before) ? goesOn.test(rest) || /^\d/.test(rest) : abbreviation.test(before)) continue
    start = end
  }
  return text.slice(start)
}

/**
 * Reads the quantities of a message's last sentence, since a line that follows has to be about them.
 *
 * @param message its text, with single spaces
 * @param words the words of the whole message
 */
export function readQuantities(message: string, words: readonly TaggedWord[]): Quantities {
  const sentence = lastSentence(message)
  const remaining = new Remaining(sentence)
  const ofSentence = words.slice(-(sentence.split(/\s/).length * 2))
  const ratings = takeRatings(remaining)
  const versions = takeVersions(remaining)
  const prices = takePrices(remaining)
  const percentages = takePercentages(remaining)
  const codes = takeCodes(remaining)
  const { ranges, dates } = takeDates(remaining)
  const weekdays = takeWeekdays(remaining)
  const labels = takeLabels(remaining)
  const { windows, clocks } = takeClocks(remaining)
  const durations = takeDurations(remaining)
  const sizes = takeSizes(remaining)
  const ordinals = takeOrdinals(remaining)
  const years = takeYears(remaining)
  const counts = takeCounts(remaining, ofSentence, sentence)
  return {
    sentence: sentence.toLowerCase().replaceAll('’', "'"),
    windows,
    clocks,
    weekdays,
    dates,
    ranges,
    years,
    durations,
    percentages,
    prices,
    counts,
    ordinals,
    labels,
    ratings,
    sizes,
    versions,
    codes,
    deadlines: readDeadlines(sentence, { clocks, weekdays, dates }),
  }
}
