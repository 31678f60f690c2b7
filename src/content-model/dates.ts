const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

interface Day {
  readonly text: string
  readonly iso: string
}

const known = new WeakMap<Date, Day>()

/** The texts of a `time` element, for people and for machines. Cached: a post's day is used four times. */
export function dayOf(date: Date): Day {
  const day = known.get(date) ?? { text: written.format(date), iso: date.toISOString().slice(0, 10) }
  known.set(date, day)
  return day
}
