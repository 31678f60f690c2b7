import { type ClockTime, clockText } from '#wit/reading/quantities/clock-times.ts'
import { figures, spell } from '#wit/reading/quantities/number.ts'
import type { Texts } from './computation.ts'
import { nth } from './length-text.ts'

/** The names of the texts of `numberTexts`. */
export const numberNames = [
  'number',
  'figures',
  'one-more',
  'one-more-figures',
  'one-less',
  'one-less-figures',
  'nth',
  'next-nth',
  'half-figures',
  'sixtieth',
  'four-fifths-figures',
  'even-half-figures',
] as const

/** Texts for a whole number: "four", "4", "five", "three", "4th". Words up to twenty, figures above. */
export const numberTexts = (value: number): Texts => ({
  number: spell(value),
  figures: figures(value),
  'one-more': spell(value + 1),
  'one-more-figures': figures(value + 1),
  'one-less': spell(value - 1),
  'one-less-figures': figures(value - 1),
  nth: nth(value),
  'next-nth': nth(value + 1),
  'half-figures': figures(Math.ceil(value / 2)),
  sixtieth: value >= 60 && value % 60 === 0 ? spell(value / 60) : undefined,
  'four-fifths-figures': figures(Math.ceil((value * 4) / 5)),
  'even-half-figures': value % 2 === 0 ? figures(value / 2) : undefined,
})

/** Minutes before and after a time for which there are texts. */
const steps = [1, 2, 3, 4, 5, 8, 10, 15, 20, 30, 60] as const

const stepNames = (step: number, name: string): readonly [string, string] => {
  const length = step === 1 ? 'minute' : `${step}-minutes`
  return [`${length}-before-${name}`, `${length}-after-${name}`]
}

/** The names of the texts of `clockTexts`: `time`, `minute-before-time`, `5-minutes-after-time`. */
export const clockNames = (name: string): readonly string[] => [name, ...steps.flatMap((step) => stepNames(step, name))]

/** A time of day in the visitor's format, and the minutes around it. */
export function clockTexts(name: string, clock: ClockTime | undefined): Texts {
  if (!clock) return {}
  const around = steps.flatMap((step): [string, string][] => {
    const [before, after] = stepNames(step, name)
    return [
      [before, clockText(clock, -step)],
      [after, clockText(clock, step)],
    ]
  })
  return { [name]: clockText(clock), ...Object.fromEntries(around) }
}
