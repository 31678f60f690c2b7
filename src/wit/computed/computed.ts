import { doubling, percent, price } from './amounts.ts'
import type { Computation, Scene, Texts } from './computation.ts'
import { count, number } from './counts.ts'
import { day, deadline } from './days.ts'
import { duration } from './durations.ts'
import { label } from './labels.ts'
import { movedTo, otherDay, shift } from './moves.ts'
import { time, window } from './times.ts'
import { times } from './times-in-turn.ts'

/** All of them, by the names that needs call them by. */
const computations: Readonly<Record<string, Computation>> = {
  count,
  day,
  deadline,
  doubling,
  duration,
  label,
  'moved-to': movedTo,
  number,
  'other-day': otherDay,
  percent,
  price,
  shift,
  time,
  times,
  window,
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
