import type { WordVectors } from '#language/word-vectors.ts'
import { classesOf } from './classes.ts'
import { headword } from './synonyms.ts'

const last = (name: string) => headword(name.split(' ').at(-1) ?? name)

/** Compares a message's words with the drawer's, each pair once. */
export class WordLikeness {
  readonly #vectors: WordVectors
  readonly #known = new Map<string, Map<string, number>>()

  constructor(vectors: WordVectors) {
    this.#vectors = vectors
  }

  /** The similarity of two words or compounds, from 0 to 1; 1 for the same. */
  of(word: string, other: string): number {
    if (word === other) return 1
    let row = this.#known.get(word)
    if (!row) {
      row = new Map()
      this.#known.set(word, row)
    }
    const known = row.get(other)
    if (known !== undefined) return known
    const likeness = this.#compare(word, other)
    row.set(other, likeness)
    return likeness
  }

  #compare(word: string, other: string): number {
    const one = last(word)
    const two = last(other)
    if (one === two) return word.includes(' ') && other.includes(' ') ? 0.75 : 0.9
    const ofOne = classesOf(one)
    const alike = classesOf(two).some((name) => ofOne.includes(name))
    return Math.min(0.8, Math.max(0, this.#vectors.similarity(one, two)) * 0.8 + (alike ? 0.3 : 0))
  }
}
