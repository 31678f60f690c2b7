import type { Line } from '#content/drawer-entry.ts'
import { sceneOf } from '../computed/scene.ts'
import type { Rank } from '../line.ts'
import type { Reading } from '../reading/reading.ts'
import type { Pattern } from './pattern.ts'
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
