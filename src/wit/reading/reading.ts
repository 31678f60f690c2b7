import { type TaggedWord, tag } from '#language/tagger.ts'
import { type Clause, readClauses } from './clauses.ts'

/** A message, read once for all ways of answering. */
export interface Reading {
  /** As typed, with single spaces, without space at its ends. */
  text: string
  words: readonly TaggedWord[]
  clauses: readonly Clause[]
  /** The number of its sentences. */
  sentences: number
  /** The dictionary forms of all its words. */
  lemmas: ReadonlySet<string>
  /** Whether it ends with a question mark. */
  asks: boolean
}

/**
 * Reads a message.
 *
 * @param message up to 300 characters, as typed
 */
export function read(message: string): Reading {
  const text = message.replace(/\s+/g, ' ').trim()
  const words = tag(text)
  return {
    text,
    words,
    clauses: readClauses(words),
    sentences: (words.at(-1)?.sentence ?? -1) + 1,
    lemmas: new Set(words.flatMap((word) => [word.lemma, word.lower])),
    asks: text.endsWith('?'),
  }
}
