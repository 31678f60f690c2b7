import { dayAndMonth, fullDate } from '#desk/shown-times.ts'

/** Like 20 Nov. @param day like 2026-11-20, as all here */
export const shortDay = (day: string): string => dayAndMonth(day).replace(/(?<= \w{3})\w+$/, '')

/** Like 20 Nov, 19 and 20 Nov, 12 to 18 Nov, or 29 Oct to 4 Nov: one day to seven. */
export function shortSpan(from: string, to: string): string {
  if (from === to) return shortDay(to)
  const between = Date.parse(to) - Date.parse(from) === 86_400_000 ? 'and' : 'to'
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${sameMonth ? Number(from.slice(8)) : shortDay(from)} ${between} ${shortDay(to)}`
}

/** Like November 2026. */
export const monthName = (day: string): string => fullDate(day).replace(/^\d+ /, '')
