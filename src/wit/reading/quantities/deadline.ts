import type { CalendarDate, Weekday } from './calendar.ts'
import type { ClockTime } from './clock-times.ts'
import type { TextSpan } from './span.ts'

/** A deadline, or the end of a period. */
export interface Deadline extends TextSpan {
  /** "by", "before", "no later than" and "due" are calls to act; "until" and "through" give the end of a period. */
  kind: 'by' | 'until'
  clock?: ClockTime | undefined
  weekday?: Weekday | undefined
  date?: CalendarDate | undefined
  /** The words of a deadline without an hour and a calendar day: "the end of the month", "tomorrow". */
  phrase?: string | undefined
}

const lead =
  /\b(by|before|no later than|not later than|deadline(?: [a-z]+){0,5} is|due(?: (?:on|by|at|back))?|until|till|through|ends?(?: on| at)?|expires?(?: on| at)?|closes?(?: on| at)?)\s+(?:(?:the\s+)?(?:latest|noon|end)\s+(?:on|of)\s+)?$/i
const phrases =
  /\b(by|before|no later than|due(?: by| at)?|until|till|through)\s+((?:the\s+)?end of (?:the\s+)?(?:day|week|month|quarter|year|business)|close of business|cob|eod|eow|tomorrow(?: (?:morning|noon|afternoon|evening|night))?|tonight|today|next week|lunch|further notice)\b/gi

const kindOf = (word: string): Deadline['kind'] =>
  /^(?:until|till|through|end|expire|close)/i.test(word) ? 'until' : 'by'

/** The deadlines and ends among a sentence's times and days. */
export function readDeadlines(
  sentence: string,
  {
    clocks,
    weekdays,
    dates,
  }: { clocks: readonly ClockTime[]; weekdays: readonly Weekday[]; dates: readonly CalendarDate[] },
): Deadline[] {
  const points = [...clocks, ...weekdays, ...dates].sort((a, b) => a.from - b.from)
  const found: Deadline[] = []
  let readTo = -1
  for (const point of points) {
    if (point.from < readTo) continue
    const led = lead.exec(sentence.slice(0, point.from))
    if (!led) continue
    // "Friday, March 6, at 5 p.m." is one deadline.
    const parts = [point]
    let end = point.to
    for (const next of points) {
      if (next.from < end || !/^(?:[,\s]|on|at|the)*$/i.test(sentence.slice(end, next.from))) continue
      parts.push(next)
      end = next.to
    }
    readTo = end
    found.push({
      from: led.index,
      to: end,
      text: sentence.slice(led.index, end),
      kind: kindOf(led[1] ?? ''),
      clock: clocks.find((clock) => parts.includes(clock)),
      weekday: weekdays.find((day) => parts.includes(day)),
      date: dates.find((date) => parts.includes(date)),
    })
  }
  for (const match of sentence.matchAll(phrases))
    found.push({
      from: match.index,
      to: match.index + match[0].length,
      text: match[0],
      kind: kindOf(match[1] ?? ''),
      phrase: (match[2] ?? '').toLowerCase(),
    })
  return found
}
