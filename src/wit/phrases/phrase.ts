import type { Line } from '../line.ts'
import type { Reading } from '../reading/reading.ts'

/** A stock phrase, and lines that take it at its word. */
export interface Phrase {
  /** What "Fell flat" is counted under. */
  id: string
  /** Dictionary forms, in order: "wear many hat". `*` stands for any one word, `(a|b)` for one of several. */
  phrase: string
  /** Requests are orders such as "Think outside the box". Default: any. */
  mood?: 'statement' | 'request' | 'any'
  /** Dictionary forms of words that make the lines untrue or unfit wherever they stand. */
  unless?: readonly string[]
  /** Why it works, for readers. */
  why: string
  lines: readonly Line[]
}

const pieces = (phrase: string) =>
  phrase.split(' ').map((piece) => (piece === '*' ? undefined : new Set(piece.replace(/[()]/g, '').split('|'))))

/** Whether the last sentence of a message holds the phrase. */
export function holds({ phrase, mood = 'any', unless = [] }: Phrase, reading: Reading): boolean {
  if (reading.asks || unless.some((word) => reading.lemmas.has(word))) return false
  const last = reading.sentences - 1
  const words = reading.words.filter((word) => word.sentence === last)
  if (
    mood !== 'any' &&
    reading.clauses.some((clause) => clause.sentence === last && clause.request) !== (mood === 'request')
  )
    return false
  const wanted = pieces(phrase)
  return words.some((_, at) =>
    wanted.every((piece, index) => {
      const word = words[at + index]
      return word !== undefined && (piece === undefined || piece.has(word.lemma) || piece.has(word.lower))
    }),
  )
}
