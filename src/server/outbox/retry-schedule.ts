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

/** Share of a delay that chance adds or takes, so that deliveries that failed together are not retried together. */
const jitter = 0.1

/** The longest wait that a receiver can ask for. */
const longestMs = 24 * hour

/**
 * The time until the next try.
 * @param failures failed tries so far, 1 or more
 * @param random from 0 to 1
 * @param askedMs the wait that the receiver asked for; it can lengthen the delay up to a day, but not shorten it, or
 * all ten tries would be made too soon
 * @returns milliseconds from now, or undefined after the last try
 */
export function retryDelay(failures: number, random: number, askedMs = 0): number | undefined {
  const delay = retryDelays[failures - 1]
  if (delay === undefined) return undefined
  return Math.round(Math.max(delay * (1 - jitter + 2 * jitter * random), Math.min(askedMs, longestMs)))
}
