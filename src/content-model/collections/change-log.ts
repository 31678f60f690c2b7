import { grouped } from '#content-model/counts.ts'
import type { ChangeDay } from '#content-model/pages/changes-page.ts'

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day of the log for its page. */
export interface LoggedDay extends ChangeDay {
  /** "22", "November 2026". */
  readonly date: string
  readonly month: string
}

export interface LoggedYear {
  /** Undefined as long as there is only one year. */
  readonly title: string | undefined
  readonly days: readonly LoggedDay[]
}

/**
 * The log by years, newest first. Years have titles once there are two.
 * @param counts values for the names in braces in the entries
 */
export function changeLog(days: readonly ChangeDay[], counts: Readonly<Record<string, number>>): LoggedYear[] {
  const counted = (name: string) => (counts[name] === undefined ? name : grouped(counts[name]))
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => counted(name))
  const logged = [...days]
    .sort((one, other) => other.day.localeCompare(one.day))
    .map(({ day, entries }) => ({
      day,
      date: String(Number(day.slice(8))),
      month: monthAndYear.format(new Date(day)),
      entries: entries.map((entry) => ({ ...entry, text: filled(entry.text) })),
    }))
  const years = [...Map.groupBy(logged, ({ day }) => day.slice(0, 4))]
  return years.map(([year, days]) => ({ title: years.length > 1 ? year : undefined, days }))
}
