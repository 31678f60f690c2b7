import type { VideoShot } from '#try/marketing/story/material.ts'

/** A small copy of a video's frame, with its time in seconds. */
export interface Sample {
  readonly at: number
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray
}

/** Least difference of two frames, 0 to 1, that counts as a cut. */
const cutAt = 0.12
/** Least ratio of that difference to the video's usual one: a fast pan is no cut. */
const timesUsual = 4
/** Seconds; a shorter stretch is a flash and no shot. */
const shortestShot = 0.9
const mostShots = 10

function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0))
  // Alpha never differs, so only three quarters of the values count.
  return sum / (Math.max(1, a.length) * 0.75 * 255)
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/**
 * The stretches between cuts, in order.
 * @param samples in order of time
 * @param end the end of the measured part, in seconds
 */
export function shotsOf(samples: readonly Sample[], end: number): VideoShot[] {
  if (samples.length === 0 || end <= 0) return []
  const steps = samples.slice(1).map(({ at, data }, index) => {
    const before = samples[index]
    return { at, change: before ? difference(before.data, data) : 0 }
  })
  const least = Math.max(cutAt, timesUsual * median(steps.map(({ change }) => change)))
  const shots: VideoShot[] = []
  let from = 0
  for (const { at, change } of steps) {
    if (change < least || at - from < shortestShot || end - at < shortestShot || shots.length === mostShots - 1)
      continue
    shots.push({ from, to: at })
    from = at
  }
  return [...shots, { from, to: end }]
}
