import { beyondHundreds, difference, missingCoin, price, total } from './amounts.ts'
import type { Computation, Scene, Texts } from './computation.ts'
import { count, missing, number } from './counts.ts'
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

/** All of them, by the names that needs call them by. */
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

/** What a message must give a number, time or day of, as an entry's needs have it. */
export interface Computed {
  /** As it is written: "computed:count(guest, 2..)". */
  readonly written: string
  /** The names of the texts that lines take up. */
  readonly gives: readonly string[]
  /** Whether it is computed of what the other needs take from the message. */
  readonly takes: boolean
  readonly find: (scene: Scene, taken: string | undefined) => Texts | undefined
}

const form = /^computed:([a-z-]+)(?:\(([^()]*)\))?$/
const limits = /^(\d[\d.]*\d|\d)?\.\.(\d[\d.]*)?$/

/**
 * Reads the name of a computation, and in parentheses words and limits of what it finds.
 *
 * @throws when nothing has that name, with all that have one
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
  const [least = 0, most = Number.POSITIVE_INFINITY] = parts.flatMap((part) => {
    const [all, from, to] = limits.exec(part) ?? []
    return all === undefined ? [] : [from === undefined ? 0 : Number(from), to === undefined ? undefined : Number(to)]
  })
  const words = new Set(parts.filter((part) => !limits.test(part)).flatMap((part) => part.split('|')))
  return {
    written,
    gives: computation.gives,
    takes: computation.takes === true,
    find(scene, taken) {
      const found = computation.find(scene, { words, taken })
      return found && found.value >= least && found.value <= most ? found.texts : undefined
    },
  }
}
