import { months } from '#wit/reading/quantities/calendar.ts'
import { figures, numberValue, spell } from '#wit/reading/quantities/number.ts'
import type { Computation, ComputationLimits, ComputationResult } from './computation.ts'
import { nth } from './length-text.ts'
import { numberNames, numberTexts } from './texts.ts'

/** The numbers among the words that needs take from a message. */
const numbersIn = ({ taken = '' }: ComputationLimits): number[] =>
  taken
    .split(/\s+|(?<=\d)[-–](?=\d)/)
    .map(numberValue)
    .filter(Number.isFinite)

/**
 * The rest of a whole after the number at `{#}`: `"in {#} states" + computed:rest(50)`; limited by the rest. `around` is the rest
 * in tens.
 */
export const rest: Computation = {
  words: 'any',
  gives: [...numberNames, 'taken', 'about-tens'],
  takes: true,
  find(_, wanted) {
    const [taken] = numbersIn(wanted)
    const value = Number([...wanted.words][0]) - (taken ?? Number.NaN)
    if (!(value >= 0)) return undefined
    return {
      value,
      texts: { ...numberTexts(value), taken: wanted.taken, 'about-tens': figures(Math.round(value / 10) * 10) },
    }
  },
}

/** The sum and the ratio of the two numbers in `"passed {# to #}"`; limited by the ratio. */
export const pair: Computation = {
  gives: ['sum', 'per-each'],
  takes: true,
  find(_, wanted) {
    const [first, second, another] = numbersIn(wanted)
    if (first === undefined || !second || another !== undefined) return undefined
    const value = first / second
    const each = figures(Math.round(value))
    return {
      value,
      texts: { sum: spell(first + second), 'per-each': Number.isInteger(value) ? each : `about ${each}` },
    }
  },
}

/** How many of the number at `{#}`, which come in an hour, come in the four seconds of reading a line. */
export const hourly: Computation = {
  gives: ['while-read'],
  takes: true,
  find(_, wanted) {
    const [anHour] = numbersIn(wanted)
    if (anHour === undefined) return undefined
    const value = Math.round((anHour * 4) / 3600)
    return { value, texts: { 'while-read': spell(value) } }
  },
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

const inFigures = /^(\d+)(?:st|nd|rd|th)$/

/** The "18th" or "third" at `{#}` and the ordinals beside it: "by the {#}"; `figures` only takes the "18th". */
export const ordinal: Computation = {
  words: ['figures'],
  gives: [...numberNames, 'previous-nth', 'previous-ordinal'],
  takes: true,
  find(_, { words, taken = '' }) {
    const [, digits] = inFigures.exec(taken) ?? []
    const value = digits ? Number(digits) : ordinals.indexOf(taken.toLowerCase()) + 1
    if (value === 0 || (words.has('figures') && !digits)) return undefined
    return {
      value,
      texts: {
        ...numberTexts(value),
        'previous-nth': nth(value - 1),
        'previous-ordinal': ordinals[value - 2],
      },
    }
  },
}

const daysIn = [31, undefined, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The month at `{*}`, and its number of days where it is the same every year: "opens in {*}". */
export const month: Computation = {
  gives: ['month', 'days'],
  takes: true,
  find(_, { taken }): ComputationResult | undefined {
    const at = months.findIndex((name) => name.toLowerCase() === taken?.toLowerCase())
    const days = daysIn[at]
    return at === -1 ? undefined : { value: at + 1, texts: { month: months[at], days: days?.toString() } }
  },
}
