const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Milliseconds from one failed try to the next: ten tries within 76 hours, as Standard Webhooks proposes. */
export const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** The part of a delay that chance may add or take, so that what failed together does not come back together. */
const jitter = 0.1

/** The longest time a receiver can send us away for. */
const longestMs = 24 * hour

/**
 * When to try again.
 * @param failures failed tries so far, 1 or more
 * @param random from 0 to 1
 * @param askedMs what the receiver asked for, if it did; it can lengthen the wait up to a day, and not shorten it,
 * or ten tries would be over too soon
 * @returns milliseconds from now, or undefined when that was the last try
 */
export function retryDelay(failures: number, random: number, askedMs = 0): number | undefined {
  const delay = retryDelays[failures - 1]
  if (delay === undefined) return undefined
  return Math.round(Math.max(delay * (1 - jitter + 2 * jitter * random), Math.min(askedMs, longestMs)))
}
