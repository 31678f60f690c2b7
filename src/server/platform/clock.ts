/** A source of time that tests can replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs a callback once, after so many milliseconds. @returns cancels it */
  after(milliseconds: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** A time as the database keeps it: text that sorts by time. */
export const stamp = (milliseconds: number): string => new Date(milliseconds).toISOString()

export const localYear = (clock: Pick<Clock, 'now'>): number => new Date(clock.now()).getFullYear()
