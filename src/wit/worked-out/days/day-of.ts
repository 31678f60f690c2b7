import type { Scene } from '../pattern.ts'

interface Day {
  name: string
  next: string
  previous: string
  weekday: boolean
}

/** The one day that a sentence names and that is no deadline, no range and no weekly event. */
export function dayOf({ quantities, sentence }: Scene, about: RegExp, unless?: RegExp): Day | undefined {
  if (!about.test(sentence) || unless?.test(sentence) || quantities.ranges.length > 0) return undefined
  if (quantities.deadlines.some(({ weekday, date, phrase }) => weekday || date || phrase)) return undefined
  const weekdays = quantities.weekdays.filter(({ repeats }) => !repeats)
  if (weekdays.length !== quantities.weekdays.length || weekdays.length > 1 || quantities.dates.length > 1)
    return undefined
  const date = quantities.dates[0]
  const weekday = weekdays[0]
  if (weekday) return { name: weekday.day, next: weekday.next, previous: weekday.previous, weekday: true }
  if (date?.next && date.previous)
    return { name: date.text.replace(/,.*$/, ''), next: date.next, previous: date.previous, weekday: false }
  return undefined
}
