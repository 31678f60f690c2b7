import type { Texts } from '#wit/computed/computation.ts'
import { metNeeds, readNeeds, textsIn } from '#wit/entries/needs.ts'
import { saidIn } from '#wit/entries/said.ts'
import { read } from '#wit/reading/reading.ts'

/** What lines take up of a sentence in 2026 that has these needs, or nothing where it has them not. */
export function textsGiven(sentence: string, written: string): Texts | undefined {
  const needs = readNeeds(written)
  const said = saidIn(read(sentence), 2026)
  return metNeeds(needs, said, true) && textsIn(needs, said, true)
}
