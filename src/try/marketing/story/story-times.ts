/** Seconds as a clock time: 0:04, 1:12:40. Fractions are dropped. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(whole / 3_600)
  const minutes = Math.floor(whole / 60) % 60
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}

/** A length in whole seconds, at least one. */
export const wholeSeconds = (seconds: number): number => Math.max(1, Math.round(seconds))

/** A length as a clock time. Fractions are rounded: 11.97 s are 0:12. */
export const durationTime = (seconds: number): string => clockTime(wholeSeconds(seconds))
