/** Time, so that tests need not wait for it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs something once, after so many milliseconds. @returns cancels it */
  after(milliseconds: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** A moment as the database keeps it: text that sorts by time. */
export const stamp = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The year on this machine's calendar. */
export const localYear = (clock: Pick<Clock, 'now'>): number => new Date(clock.now()).getFullYear()

const dayMs = 86_400_000

/** Tells the day of a moment in UTC, like 2026-11-21. For what is asked with every request: a day is written out once. */
export function createDayNames(): (milliseconds: number) => string {
  let known = { day: Number.NaN, name: '' }
  return (milliseconds) => {
    const day = Math.floor(milliseconds / dayMs)
    if (day !== known.day) known = { day, name: stamp(milliseconds).slice(0, 10) }
    return known.name
  }
}
