import type { Example } from '#content/example.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import type { Reading } from '../reading/reading.ts'
import { Likeness } from './likeness.ts'
import { likelihood } from './model.ts'
import { type IndexedExample, situationOf } from './situation.ts'
import { dot, Rarities, type Weighed, weigh } from './weighed.ts'

export interface Near {
  example: Example
  /** How likely a reader sees at once why it is shown, from 0 to 1. */
  score: number
}

/** How many entries are compared closely: in the labeled pairs the nearest is among the first 50 by words and vector. */
export const comparedClosely = 50

type Known = Weighed & IndexedExample

/** Finds the examples whose situation is nearest: what happens, to what, what is asked or told, and the words around it. */
export class Drawer {
  /** By which words are compared, here and at the gate. */
  readonly vectors: WordVectors
  readonly #rarities: Rarities
  readonly #known: readonly Known[]
  /** The entries that have a word, and the word's share in each. */
  readonly #byWord = new Map<string, { at: number; weight: number }[]>()

  /** @param examples the whole drawer */
  constructor(examples: readonly IndexedExample[], vectors: WordVectors) {
    this.vectors = vectors
    this.#rarities = new Rarities(examples)
    this.#known = examples.map((indexed) => ({ ...indexed, ...weigh(indexed, this.#rarities, vectors) }))
    for (const [at, { words, weights }] of this.#known.entries()) {
      for (const [index, word] of words.entries()) {
        const entries = this.#byWord.get(word) ?? []
        entries.push({ at, weight: weights[index] ?? 0 })
        this.#byWord.set(word, entries)
      }
    }
  }

  /**
   * The examples nearest to a message, nearest first.
   *
   * @param most how many at most
   */
  nearest(reading: Reading, most: number): Near[] {
    return this.compared(reading, (asked, known, likeness) => likelihood(asked, known, this.#rarities, likeness))
      .map(({ example, value }) => ({ example, score: value }))
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
  }

  /** Compares a message closely with the entries that words and vectors say are near. */
  compared<Value>(
    reading: Reading,
    compare: (asked: Weighed, known: Weighed, likeness: Likeness, rarities: Rarities) => Value,
  ): { example: Example; value: Value }[] {
    const asked = weigh(situationOf(reading), this.#rarities, this.vectors)
    const likeness = new Likeness(this.vectors)
    return this.#roughlyNearest(asked).map((known) => ({
      example: known.example,
      value: compare(asked, known, likeness, this.#rarities),
    }))
  }

  #roughlyNearest(asked: Weighed): Known[] {
    const ofAsked = new Float32Array(this.#known.length)
    const ofKnown = new Float32Array(this.#known.length)
    for (const [index, word] of asked.words.entries()) {
      for (const { at, weight } of this.#byWord.get(word) ?? []) {
        ofAsked[at] = (ofAsked[at] ?? 0) + (asked.weights[index] ?? 0)
        ofKnown[at] = (ofKnown[at] ?? 0) + weight
      }
    }
    return this.#known
      .map((known, at) => ({
        known,
        score: dot(asked.vector, known.vector) + Math.sqrt((ofAsked[at] ?? 0) * (ofKnown[at] ?? 0)),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, comparedClosely)
      .map(({ known }) => known)
  }
}
