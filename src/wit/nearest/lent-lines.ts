import type { Dryness, Example, ExampleResult } from '#content-model/example.ts'
import { metNeeds, readNeeds } from '#wit/entries/needs.ts'
import { saidIn } from '#wit/entries/said.ts'
import type { Reading } from '#wit/reading/reading.ts'
import { hangsOnThing, lastSentence } from '#wit/referents.ts'
import type { Near } from './nearest.ts'

/** What was added to an example's sentence, for another sentence. */
export interface LentLine {
  /** The result's own: "Fell flat" and "Another" take both for one. */
  id: string
  dryness: Dryness
  text: string
  why: string
  /** Its example, and how near that is. */
  from: Near
  /** What the message says of what it needs. */
  met: readonly string[]
}

/**
 * How likely an example has to be near for its joke to follow a message that has what the joke needs. Of 2,229 that readers
 * judged, 4 in 100 did not fit from 0.5 on, 17 between 0.2 and 0.5, and 25 below; what did not was mended or cut since.
 */
export const lendsFrom = 0.3
/** From here on its joke comes before lines of rules: of 25 shown for fresh sentences 2 did not fit and 22 were funny, of 93 lines of rules 14 and 60. */
export const lendsFirstFrom = 0.5

/** The id of an example's result. */
export const resultId = ({ id }: Pick<Example, 'id'>, { dryness }: Pick<ExampleResult, 'dryness'>): string =>
  `${id}:${dryness}`

/** So many sentences leave no doubt what "it" and "they" are. */
const mostSentences = 2

/**
 * What near examples add that can follow the message, the nearest first: where a joke hangs on something, the message has it.
 *
 * @param found examples, the nearest first
 * @param year the current one
 */
export function lentLines(reading: Reading, found: readonly Near[], year: number): LentLine[] {
  if (reading.sentences > mostSentences) return []
  const words = saidIn(reading, year)
  const wordsBefore = reading.sentences > 1 ? saidIn(lastSentence(reading), year) : words
  return found
    .filter(({ example, score }) => score >= lendsFrom && example.before.endsWith('?') === reading.asks)
    .flatMap((from) => {
      const { example } = from
      return example.results.flatMap(({ needs, line: text, dryness, why }) => {
        if (needs === undefined || text === undefined) return []
        const met = metNeeds(readNeeds(needs), hangsOnThing(text) ? wordsBefore : words)
        return met ? [{ id: resultId(example, { dryness }), dryness, text, why, from, met }] : []
      })
    })
}
