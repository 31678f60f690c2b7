/** The time left, in days of 24 hours. */
export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

const second = 1_000
const secondsPerMinute = 60
const minutesPerHour = 60
const hoursPerDay = 24

/** Milliseconds after UTC at which the last time zone on Earth (UTC−12) reaches a local time. */
const lastZone = 12 * minutesPerHour * secondsPerMinute * second

/** The moment of a date and time in the zone of this machine, in ms since 1970. */
export const localMoment = (target: string): number => new Date(target).getTime()

/**
 * The time from `now` to `target`, both in ms since 1970; undefined once the target is reached. Days have 24 hours, also in
 * the week of a clock change. A started second counts, so that the countdown ends with 1 instead of a pause at 0.
 */
export function timeLeft(target: number, now: number): TimeLeft | undefined {
  if (!(target > now)) return undefined
  const seconds = Math.ceil((target - now) / second)
  const minutes = Math.floor(seconds / secondsPerMinute)
  const hours = Math.floor(minutes / minutesPerHour)
  return {
    days: Math.floor(hours / hoursPerDay),
    hours: hours % hoursPerDay,
    minutes: minutes % minutesPerHour,
    seconds: seconds % secondsPerMinute,
  }
}

/** Whether a local time is reached in every time zone, for a page that does not know the visitor's clock yet. */
export const reachedEverywhere = (target: string, now: number): boolean =>
  now >= new Date(`${target}Z`).getTime() + lastZone

/** A date and time without a zone in words, unconverted: `January 10, 2023 at 5:00 PM`. */
export const inWords = (target: string): string =>
  new Date(`${target}Z`).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
