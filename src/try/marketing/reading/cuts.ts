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

/** Mean brightness, 0 to 1, up to which a frame is black: a film that fades in or out shows nothing there. */
const black = 0.06
/** Most times that a frame is brighter than another of the same picture: a fade is no cut. */
const mostFaded = 8

/** The sum of a frame's colors. Alpha, which never differs, is left out. */
const sumOf = (data: Uint8ClampedArray): number =>
  data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0)
/** The colors of a frame at full strength. */
const fullOf = (data: Uint8ClampedArray): number => Math.max(1, data.length) * 0.75 * 255
const isBlack = ({ data }: Sample): boolean => sumOf(data) / fullOf(data) <= black

/** How much two frames differ, 0 to 1, with the colors of the first times a number. */
const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray, times = 1): number =>
  b.reduce((sum, value, index) => {
    return index % 4 === 3 ? sum : sum + Math.abs(Math.min(255, (a[index] ?? 0) * times) - value)
  }, 0) / fullOf(b)

/** Whether a frame has one color only. */
const isFlat = (data: Uint8ClampedArray): boolean =>
  data.every((value, index) => Math.abs(value - (data[index % 4] ?? 0)) < 16)

/** Whether two frames are one picture in more and in less light. Of a single color that cannot be told. */
function isFaded(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  if (isFlat(a) || isFlat(b)) return false
  const [darker, brighter] = sumOf(a) < sumOf(b) ? [a, b] : [b, a]
  const times = sumOf(brighter) / Math.max(1, sumOf(darker))
  return times <= mostFaded && difference(darker, brighter, times) < cutAt
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
  const lit = samples.filter((sample) => !isBlack(sample))
  // A film of the night is no fade.
  const seen = lit.length < samples.length / 2 ? samples : lit
  const steps = seen.slice(1).map(({ at, data }, index) => {
    const before = seen[index]?.data ?? data
    return { at, data, before, change: difference(before, data) }
  })
  const least = Math.max(cutAt, timesUsual * median(steps.map(({ change }) => change)))
  const shots: VideoShot[] = []
  let from = seen[0]?.at ?? 0
  let first: Uint8ClampedArray | undefined
  for (const [index, { at, data, before, change }] of steps.entries()) {
    if (change < least) continue
    // While one picture turns into another, every step is a change. The last one ends it.
    const begun = first ?? before
    first = (steps[index + 1]?.change ?? 0) >= least ? begun : undefined
    if (
      first ||
      isFaded(begun, data) ||
      at - from < shortestShot ||
      end - at < shortestShot ||
      shots.length === mostShots - 1
    )
      continue
    shots.push({ from, to: at })
    from = at
  }
  return [...shots, { from, to: end }]
}
