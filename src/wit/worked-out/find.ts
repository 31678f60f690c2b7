import type { Line } from '#content/drawer-entry.ts'
import { sceneOf } from '../computed/scene.ts'
import type { Rank } from '../line.ts'
import type { Reading } from '../reading/reading.ts'
import { offers } from './amounts/offers.ts'
import { percentages } from './amounts/percentages.ts'
import { prices } from './amounts/prices.ts'
import { rates } from './amounts/rates.ts'
import { sharesReported } from './amounts/shares-reported.ts'
import { sizes } from './amounts/sizes.ts'
import { choicesCounted } from './counts/choices-counted.ts'
import { documentsCounted } from './counts/documents-counted.ts'
import { peopleCounted } from './counts/people-counted.ts'
import { resultsCounted } from './counts/results-counted.ts'
import { yearsAndVersions } from './counts/years-and-versions.ts'
import { closedDays } from './days/closed-days.ts'
import { comingDays } from './days/coming-days.ts'
import { deadlines } from './days/deadlines.ts'
import { expiries } from './days/expiries.ts'
import { lengths } from './durations/lengths.ts'
import { systems } from './durations/systems.ts'
import { waiting } from './durations/waiting.ts'
import { generalPatterns } from './general/all.ts'
import type { Pattern } from './pattern.ts'
import { outageWindows } from './windows/outage-windows.ts'
import { serviceWindows } from './windows/service-windows.ts'
import { visitWindows } from './windows/visit-windows.ts'

/** All of them, the most specific first: within a file and from file to file. */
export const patterns: readonly Pattern[] = [
  ...outageWindows,
  ...visitWindows,
  ...serviceWindows,
  ...offers,
  ...systems,
  ...expiries,
  ...deadlines,
  ...documentsCounted,
  ...choicesCounted,
  ...resultsCounted,
  ...peopleCounted,
  ...percentages,
  ...sharesReported,
  ...rates,
  ...prices,
  ...yearsAndVersions,
  ...sizes,
  ...waiting,
  ...lengths,
  ...closedDays,
  ...comingDays,
  ...generalPatterns,
]

export interface WorkedOut {
  id: string
  rank: Rank
  why: string
  lines: readonly Line[]
  /** Its lines also fit what says that something is not so. */
  denied: boolean
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
  return patterns.flatMap(({ id, rank = 'first', why, denied, answer }) => {
    const answered = answer(scene)
    return answered ? [{ id, rank, why, denied, ...answered }] : []
  })
}
