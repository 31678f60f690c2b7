import type { Dryness, Example, ExampleResult } from '#content/example.ts'
import { hasNeeds, readNeeds, wordsIn } from '../needs.ts'
import type { Reading } from '../reading/reading.ts'
import type { Near } from './nearest.ts'

/** What was added to an example's sentence, for another sentence. */
export interface LentLine {
  /** The result's own: "Fell flat" and "Another" take both for one. */
  id: string
  dryness: Dryness
  text: string
  why: string
}

/** How likely an example has to be near for its joke to follow the message, if the message has what the joke needs. */
export const lendsFrom = 0.3

/** The id of an example's result. */
export const resultId = ({ id }: Pick<Example, 'id'>, { dryness }: Pick<ExampleResult, 'dryness'>): string =>
  `${id}:${dryness}`

/** What stands after the example's own sentence. */
const added = (before: string, after: string) => after.slice(before.replace(/\.$/, '').length).replace(/^\.? /, '')

/** So many sentences leave no doubt what "it" and "they" are. */
const mostSentences = 2

/**
 * What near examples add that can follow the message, the nearest first: where a joke hangs on something, the message has it.
 *
 * @param found examples, the nearest first
 */
export function lentLines(reading: Reading, found: readonly Near[]): LentLine[] {
  if (reading.sentences > mostSentences) return []
  const words = wordsIn(reading)
  return found
    .filter(({ example, score }) => score >= lendsFrom && example.before.endsWith('?') === reading.asks)
    .flatMap(({ example }) =>
      example.results
        .filter(({ needs }) => needs !== undefined && hasNeeds(readNeeds(needs), words))
        .map((result) => ({
          id: resultId(example, result),
          dryness: result.dryness,
          text: result.line ?? added(example.before, result.after),
          why: result.why,
        })),
    )
}
