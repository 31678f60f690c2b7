import { beyondHundreds, difference, missingCoin, price, total } from './amounts.ts'
import type { Computation, Scene, Texts } from './computation.ts'
import { count, missing, number } from './counted-things.ts'
import { day, days, deadline, until, weekday } from './days.ts'
import { duration } from './durations.ts'
import { label } from './labels.ts'
import { movedTo, otherDay, shift } from './moves.ts'
import { rating } from './ratings.ts'
import { doubling, downtime, percent } from './shares.ts'
import { size } from './sizes.ts'
import { hourly, month, ordinal, pair, rest } from './taken.ts'
import { time, window } from './times.ts'
import { times } from './times-in-turn.ts'
import { version } from './versions.ts'
import { yearsSince } from './years.ts'

/** All computations, by their names in needs. */
const computations: Readonly<Record<string, Computation>> = {
  'beyond-hundreds': beyondHundreds,
  count,
  day,
  days,
  deadline,
  difference,
  doubling,
  downtime,
  duration,
  hourly,
  label,
  missing,
  'missing-coin': missingCoin,
  month,
  'moved-to': movedTo,
  number,
  ordinal,
  'other-day': otherDay,
  pair,
  percent,
  price,
  rating,
  rest,
  shift,
  size,
  time,
  times,
  total,
  until,
  version,
  weekday,
  window,
  'years-since': yearsSince,
}

/** A condition of needs: a message must have a number, time or day that a computation accepts. */
export interface Computed {
  /** The condition as written: "computed:count(guest, 2..)". */
  readonly written: string
  /** The names of the texts that lines may use. */
  readonly gives: readonly string[]
  /** Whether it uses words that the other needs take from the message. */
  readonly takes: boolean
  readonly find: (scene: Scene, taken: string | undefined) => Texts | undefined
}

const form = /^computed:([a-z-]+)(?:\(([^()]*)\))?$/
const limits = /^(\d[\d.]*\d|\d)?\.\.(\d[\d.]*)?$/

/**
 * Reads the name of a computation, and the words and limits in parentheses.
 *
 * @throws with all names when there is no such computation, or with the possible words when it does not take these
 */
export function readComputed(written: string): Computed {
  const [, name = '', inner = ''] = form.exec(written) ?? []
  const computation = Object.hasOwn(computations, name) ? computations[name] : undefined
  if (!computation)
    throw new Error(`Expected one of ${Object.keys(computations).join(', ')} after computed: in ${written}`)
  const parts = inner
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const ranges = parts.flatMap((part) => limits.exec(part) ?? [])
  const [, least = 0, most = Number.POSITIVE_INFINITY] = ranges.map((limit) =>
    limit === undefined ? undefined : Number(limit),
  )
  const words = parts.filter((part) => !limits.test(part)).flatMap((part) => part.split('|'))
  const known = computation.words ?? []
  const unknown = known === 'any' ? undefined : words.find((word) => !known.includes(word))
  if (unknown !== undefined)
    throw new Error(
      `Expected ${[...known, 'limits such as 2..8'].join(', ')} in parentheses, and found ${unknown} in ${written}`,
    )
  const wanted = new Set(words)
  return {
    written,
    gives: computation.gives,
    takes: computation.takes === true,
    find(scene, taken) {
      const found = computation.find(scene, { words: wanted, taken })
      if (!found) return undefined
      const { value, texts } = found
      return value === undefined || (value > 0 && value >= least && value <= most) ? texts : undefined
    },
  }
}
