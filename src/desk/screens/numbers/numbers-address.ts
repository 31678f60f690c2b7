import { countMonths } from '#content-model/count-months.ts'
import { paths } from '#desk/paths.ts'
import { stamp } from '#server/platform/clock.ts'

/** Ranges of time by their names in addresses. The default of 30 days has the empty name. */
export const ranges = {
  '7': '7 days',
  '': '30 days',
  '90': '90 days',
  all: `${countMonths} months`,
} as const
export type RangeName = keyof typeof ranges
/** From short to long; the keys of an object would put its numbers first. */
export const rangeOrder = ['7', '', '90', 'all'] as const satisfies readonly RangeName[]

/** The query of the numbers. */
export interface NumbersQuery {
  readonly range: RangeName
  /** Path of a page; empty: all of them. */
  readonly page: string
}

const longestPath = 200

/** Reads the query. Unknown values count as left out. */
export function readNumbersQuery(query: URLSearchParams): NumbersQuery {
  const range = query.get('range') ?? ''
  const page = query.get('page') ?? ''
  return {
    range: Object.hasOwn(ranges, range) ? (range as RangeName) : '',
    page: page.startsWith('/') && page.length <= longestPath ? page : '',
  }
}

/** The address of some numbers, without parameters at their default. */
export function numbersHref({ range, page }: NumbersQuery, path: string = paths.numbers): string {
  const parts = Object.entries({ range, page }).filter(([, value]) => value !== '')
  return parts.length === 0 ? path : `${path}?${new URLSearchParams(parts)}`
}

const dayMs = 86_400_000

/** The day a number of days after another, like 2026-11-21. */
export const dayAfter = (day: string, count: number): string => stamp(Date.parse(day) + count * dayMs).slice(0, 10)

/** Days of a range, the first and the last included. */
const lengths: Readonly<Record<Exclude<RangeName, 'all'>, number>> = { '7': 7, '': 30, '90': 90 }

/** The days of a range, the last one today. @param oldest the first day that is kept */
export function daysOf(range: RangeName, now: number, oldest: string): string[] {
  const today = stamp(now).slice(0, 10)
  const count = range === 'all' ? Math.round((Date.parse(today) - Date.parse(oldest)) / dayMs) + 1 : lengths[range]
  return Array.from({ length: count }, (_none, index) => dayAfter(today, index - count + 1))
}
