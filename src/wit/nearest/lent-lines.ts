import type { Dryness, Example, ExampleResult } from '#content-model/example.ts'
import { metNeeds, readNeeds } from '#wit/entries/needs.ts'
import { saidIn } from '#wit/entries/said.ts'
import type { Reading } from '#wit/reading/reading.ts'
import { hangsOnThing, lastSentence } from '#wit/referents.ts'
import type { Near } from './nearest.ts'

/** The addition of an example's result, for another sentence. */
export interface LentLine {
  /** The result's own id, so that votes and requests of another treat both as one. */
  id: string
  dryness: Dryness
  text: string
  why: string
  /** Its example, with the score. */
  from: Near
  /** The needs that the message meets. */
  met: readonly string[]
}

/** Least likelihood of an example whose joke follows a message that meets the joke's needs; judged by readers. */
export const lendsFrom = 0.3
/** Least likelihood from which its joke comes before lines of entries; judged by readers. */
export const lendsFirstFrom = 0.5

/** The id of an example's result. */
export const resultId = ({ id }: Pick<Example, 'id'>, { dryness }: Pick<ExampleResult, 'dryness'>): string =>
  `${id}:${dryness}`

/** Most sentences of a message: in a longer one the referents of "it" and "they" are uncertain. */
const mostSentences = 2

/**
 * The additions of near examples that can follow the message, nearest first: where a joke needs words, the message has them.
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
