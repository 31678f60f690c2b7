import type { Example } from '#content/example.ts'
import { dimensions, type WordVectors } from '#language/word-vectors.ts'
import type { Reading } from '../reading/reading.ts'
import type { Entry } from './features.ts'
import { Likeness } from './likeness.ts'
import { likelihood } from './model.ts'
import { profileOf } from './profile.ts'
import { type IndexedExample, situationOf } from './situation.ts'
import { dot, Rarities, type Weighed, weigh } from './weighed.ts'

export interface Near {
  example: Example
  /** How likely a reader sees at once why it is shown, from 0 to 1. */
  score: number
}

/** How many entries are compared closely: of 100 that are shown, 99 are among the first 30 by words and vector. */
export const comparedClosely = 30

interface Known extends Omit<Entry, 'profile'> {
  example: Example
  /** Where its wordings begin among those of all entries. */
  first: number
}

/** Finds the examples whose situation is nearest: what happens, to what, what is asked or told, and the words around it. */
export class Drawer {
  /** By which words are compared, here and at the gate. */
  readonly vectors: WordVectors
  readonly #rarities: Rarities
  readonly #known: readonly Known[]
  /** The wordings of all entries, an entry's one after the other. */
  readonly #wordings: readonly Weighed[]
  /** The wordings that have a word, each followed by the word's share in it. */
  readonly #byWord = new Map<string, number[]>()

  /** @param examples the whole drawer */
  constructor(examples: readonly IndexedExample[], vectors: WordVectors) {
    this.vectors = vectors
    const rarities = new Rarities(examples.flatMap(({ wordings }) => wordings))
    this.#rarities = rarities
    let first = 0
    const table = new Float32Array(dimensions * examples.reduce((sum, { wordings }) => sum + wordings.length, 0))
    this.#known = examples.map(({ example, event, wordings }) => {
      const known = {
        example,
        event,
        first,
        wordings: wordings.map((wording, index) => {
          const weighed = weigh(wording, rarities, vectors)
          const begin = (first + index) * dimensions
          table.set(weighed.vector, begin)
          return { ...weighed, vector: table.subarray(begin, begin + dimensions) }
        }),
      }
      first += wordings.length
      return known
    })
    this.#wordings = this.#known.flatMap(({ wordings }) => wordings)
    for (const [at, { words, weights }] of this.#wordings.entries()) {
      for (const [index, word] of words.entries()) {
        const found = this.#byWord.get(word) ?? []
        found.push(at, weights[index] ?? 0)
        this.#byWord.set(word, found)
      }
    }
  }

  /**
   * The examples nearest to a message, nearest first.
   *
   * @param most how many at most
   */
  nearest(reading: Reading, most: number): Near[] {
    return this.compared(reading, (asked, entry, rough, likeness) =>
      likelihood(asked, entry, rough, this.#rarities, likeness),
    )
      .map(({ example, value }) => ({ example, score: value }))
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
  }

  /**
   * Compares a message closely with the entries of which words and vectors say that a wording is near.
   *
   * @param compare gets how near each wording is by words and vector
   */
  compared<Value>(
    reading: Reading,
    compare: (asked: Weighed, entry: Entry, rough: Float32Array, likeness: Likeness, rarities: Rarities) => Value,
  ): { example: Example; value: Value }[] {
    const asked = weigh(situationOf(reading), this.#rarities, this.vectors)
    const likeness = new Likeness(this.vectors)
    const rough = this.#roughly(asked)
    const of = ({ first, wordings }: Known) => rough.subarray(first, first + wordings.length)
    return this.#known
      .map((known) => ({ known, score: Math.max(...of(known)) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, comparedClosely)
      .map(({ known }) => {
        // Profiles of all entries would take more memory than their wordings.
        const profile = profileOf(known.wordings, this.#rarities, this.vectors)
        return {
          example: known.example,
          value: compare(asked, { ...known, profile }, of(known), likeness, this.#rarities),
        }
      })
  }

  /** How near each wording is by its words and its vector. */
  #roughly(asked: Weighed): Float32Array {
    const ofAsked = new Float32Array(this.#wordings.length)
    const ofKnown = new Float32Array(this.#wordings.length)
    for (const [index, word] of asked.words.entries()) {
      const found = this.#byWord.get(word) ?? []
      for (let at = 0; at < found.length; at += 2) {
        const wording = found[at] ?? 0
        ofAsked[wording] = (ofAsked[wording] ?? 0) + (asked.weights[index] ?? 0)
        ofKnown[wording] = (ofKnown[wording] ?? 0) + (found[at + 1] ?? 0)
      }
    }
    return ofAsked.map(
      (share, at) =>
        dot(asked.vector, this.#wordings[at]?.vector ?? asked.vector) + Math.sqrt(share * (ofKnown[at] ?? 0)),
    )
  }
}
