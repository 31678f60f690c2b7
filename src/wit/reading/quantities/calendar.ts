import type { Remaining, TextSpan } from './span.ts'

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type DayName = (typeof weekdays)[number]
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export interface Weekday extends TextSpan {
  day: DayName
  /** The days beside it. */
  next: DayName
  previous: DayName
  /** Whether it repeats: "Mondays", "every Monday", "on Saturdays". */
  repeats: boolean
}

export interface CalendarDate extends TextSpan {
  /** 1 to 12. */
  month: number
  day: number
  year?: number | undefined
  /** The days beside it: "April 1"; undefined where they depend on the year. */
  next?: string | undefined
  previous?: string | undefined
}

export interface DateRange extends TextSpan {
  start: CalendarDate
  end: CalendarDate
  /** The number of days, the first and the last included; undefined where it depends on the year. */
  days?: number | undefined
}

export interface Year extends TextSpan {
  year: number
  /** Whether a period begins with it: "since 1987", "established 1987". */
  since: boolean
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function lengthOf(month: number, year: number | undefined): number | undefined {
  if (month !== 2) return lengths[month - 1]
  if (year === undefined) return undefined
  return isLeap(year) ? 29 : 28
}

export const monthName = (month: number) => months[(month + 11) % 12] ?? ''

function calendarDate(month: number, day: number, year: number | undefined, span: TextSpan): CalendarDate | undefined {
  const longest = month === 2 ? 29 : (lengths[month - 1] ?? 0)
  if (month < 1 || month > 12 || day < 1 || day > longest) return undefined
  const length = lengthOf(month, year)
  const isLast = length === undefined ? day >= 28 : day === length
  let next: string | undefined = `${monthName(month)} ${day + 1}`
  if (isLast) next = length === undefined && day === 28 ? undefined : `${monthName(month + 1)} 1`
  const before = lengthOf(((month + 10) % 12) + 1, year)
  let previous: string | undefined = `${monthName(month)} ${day - 1}`
  if (day === 1) previous = before === undefined ? undefined : `${monthName(month - 1)} ${before}`
  return { ...span, month, day, year, next, previous }
}

const monthSource =
  '(?:Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?|July?|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)'
const yearSource = '(?:,?\\s+(20\\d{2}))?'
const dayOf = '(\\d{1,2})(?:st|nd|rd|th)?'
const monthOf = (text: string) => months.findIndex((name) => name.startsWith(text.slice(0, 3))) + 1

/** The number of days from one date to another of the same year, both included. */
function daysBetween(start: CalendarDate, end: CalendarDate): number | undefined {
  if (start.month > end.month || (start.month === end.month && start.day >= end.day)) return undefined
  let days = end.day - start.day + 1
  for (let month = start.month; month < end.month; month++) {
    const length = lengthOf(month, end.year)
    if (length === undefined) return undefined
    days += length
  }
  return days
}

export function takeDates(remaining: Remaining): { ranges: DateRange[]; dates: CalendarDate[] } {
  const through = '\\s*(?:-|–|—|\\bto\\b|\\bthrough\\b|\\buntil\\b|\\band\\b)\\s*'
  const ranges = remaining.take(
    new RegExp(
      `\\b(${monthSource})\\s+${dayOf}${through}(?:(${monthSource})\\s+)?${dayOf}${yearSource}\\b(?![:%])`,
      'g',
    ),
    ([all, first = '', day = '', second = first, last = '', year], span) => {
      if (/\band\b/.test(all) && second === first) return undefined
      const start = calendarDate(monthOf(first), Number(day), year ? Number(year) : undefined, span)
      const end = calendarDate(monthOf(second), Number(last), year ? Number(year) : undefined, span)
      if (!start || !end) return undefined
      return { ...span, start, end, days: daysBetween(start, end) }
    },
  )
  const dates = [
    ...remaining.take(
      new RegExp(`\\b(${monthSource})\\s+${dayOf}\\b(?![:%]|,\\d{3})${yearSource}`, 'g'),
      ([, month = '', day = '', year], span) =>
        calendarDate(monthOf(month), Number(day), year ? Number(year) : undefined, span),
    ),
    ...remaining.take(
      new RegExp(`\\b${dayOf}(?:\\s+of)?\\s+(${monthSource})\\b${yearSource}`, 'g'),
      ([, day = '', month = '', year], span) =>
        calendarDate(monthOf(month), Number(day), year ? Number(year) : undefined, span),
    ),
    ...remaining.take(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(20\d{2}))?(?![\d/])/g, ([, month, day, year], span) =>
      Number(day) > 12 &&
      /\b(?:by|on|until|through|from|before|due|starting)\s+$/i.test(remaining.text.slice(0, span.from))
        ? calendarDate(Number(month), Number(day), year ? Number(year) : undefined, span)
        : undefined,
    ),
  ]
  return { ranges, dates: dates.sort((a, b) => a.from - b.from) }
}

const daySource =
  '(?:(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(s)?|(Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)\\b\\.?)'

export function takeWeekdays(remaining: Remaining): Weekday[] {
  return remaining.take(new RegExp(`\\b([Ee]very\\s+(?:other\\s+|second\\s+)?)?${daySource}`, 'g'), (match, span) => {
    const [, every, long, plural, short] = match
    const at = weekdays.findIndex((name) => name.startsWith((long ?? short ?? '').slice(0, 3)))
    // "Sun" and "Sat" are also words of other meanings.
    if (
      short &&
      /^(?:Sun|Sat|Wed|Mon)$/.test(short) &&
      !/\b(?:on|by|until|this|next)\s+$/.test(remaining.text.slice(0, span.from))
    )
      return undefined
    const day = weekdays[at]
    const next = weekdays[(at + 1) % 7]
    const previous = weekdays[(at + 6) % 7]
    if (!day || !next || !previous) return undefined
    const led = /\b(?:each|all|second|third|first|fourth|last)\s+$/i.test(remaining.text.slice(0, span.from))
    return { ...span, day, next, previous, repeats: Boolean(every || plural || led) }
  })
}

export function takeYears(remaining: Remaining): Year[] {
  const sentence = remaining.text
  return remaining.take(/(?<![\d$€£#.,-])(1[6-9]\d{2}|20\d{2})(?![\d,%]|\.\d|\s+(?:[a-z]+s)\b)/g, ([, year], span) => ({
    ...span,
    year: Number(year),
    since:
      /\b(?:since|established(?:\s+in)?|est\.?|founded\s+in|founded|started\s+in|opened\s+in|began\s+in|dating\s+(?:back\s+)?to|family[- ]owned since)\s+$/i.test(
        sentence.slice(0, span.from),
      ),
  }))
}
