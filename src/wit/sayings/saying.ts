import type { Line } from '../line.ts'
import { hasNeeds, type Needs, readNeeds, type Words } from '../needs.ts'
import type { Reading } from '../reading/reading.ts'

/** Something that is often said, known by its words alone, and a line that follows it. */
export interface Saying {
  /** What "Fell flat" is counted under. */
  id: string
  needs: Needs
  /** Whether it is asked. */
  asks: boolean
  why: string
  lines: readonly Line[]
  /** A sentence that says it, and one that only sounds like it: what the tests read. */
  example: string
  miss: string
}

type Written = Omit<Saying, 'needs' | 'asks' | 'lines'> & Line & { needs: string; asks?: true; more?: readonly Line[] }

/**
 * A saying with its line, and with `more` where others fit the same sentences.
 *
 * @throws when what it needs cannot be read
 */
export const saying = ({ needs, asks, dryness, text, refersTo, more = [], ...saying }: Written): Saying => ({
  ...saying,
  asks: asks === true,
  needs: readNeeds(needs),
  lines: [{ dryness, text, ...(refersTo && { refersTo }) }, ...more],
})

/** Longer messages say more than one thing. */
const mostWords = 30

/** Whether a message says it. */
export const isSaid = ({ needs, asks }: Saying, reading: Reading, words: Words): boolean =>
  reading.asks === asks && reading.sentences <= 2 && reading.words.length <= mostWords && hasNeeds(needs, words)
