import type { Line } from '../line.ts'
import type { Reading } from '../reading/reading.ts'
import { counts } from './counts.ts'
import { days } from './days.ts'
import { deadlines } from './deadlines.ts'
import { durations } from './durations.ts'
import { expiries } from './expiries.ts'
import { gatherings } from './gatherings.ts'
import { moves } from './moves.ts'
import { offers } from './offers.ts'
import { outageWindows } from './outage-windows.ts'
import type { Pattern } from './pattern.ts'
import { percentages } from './percentages.ts'
import { prices } from './prices.ts'
import { sceneOf } from './scene.ts'
import { systems } from './systems.ts'
import { thingsCounted } from './things-counted.ts'
import { times } from './times.ts'
import { visitWindows } from './visit-windows.ts'
import { yearsAndSizes } from './years-and-sizes.ts'

/** All of them, the most specific first: within a file and from file to file. */
export const patterns: readonly Pattern[] = [
  ...moves,
  ...outageWindows,
  ...visitWindows,
  ...times,
  ...gatherings,
  ...offers,
  ...systems,
  ...expiries,
  ...deadlines,
  ...thingsCounted,
  ...counts,
  ...percentages,
  ...prices,
  ...yearsAndSizes,
  ...durations,
  ...days,
]

export interface WorkedOut {
  id: string
  why: string
  lines: readonly Line[]
  /** What the pattern read in the sentence. */
  facts: unknown
}

/**
 * Lines worked out from the figures, times and days of a message's last sentence.
 *
 * @param reading the message
 * @param options the current year, from which "since 1987" is counted
 * @returns what fits, the most specific first; nothing for a question
 */
export function workedOut(reading: Reading, { year }: { year: number }): WorkedOut[] {
  if (reading.asks || reading.text === '') return []
  const scene = sceneOf(reading, year)
  return patterns.flatMap(({ id, why, answer }) => {
    const answered = answer(scene)
    return answered ? [{ id, why, ...answered }] : []
  })
}
