import type { Texts } from '#wit/computed/computation.ts'
import { metNeeds, readNeeds, textsIn } from '#wit/entries/needs.ts'
import { saidIn } from '#wit/entries/said.ts'
import { read } from '#wit/reading/reading.ts'

/** The texts that lines can use for a sentence in 2026, or undefined where it does not meet the needs. */
export function textsGiven(sentence: string, written: string): Texts | undefined {
  const needs = readNeeds(written)
  const said = saidIn(read(sentence), 2026)
  return metNeeds(needs, said, true) && textsIn(needs, said, true)
}
