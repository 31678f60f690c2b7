import type { Example } from '#content/example.ts'
import { dimensions, type WordVectors } from '#language/word-vectors.ts'
import type { Reading } from '../reading/reading.ts'
import type { Entry } from './features.ts'
import { Likeness } from './likeness.ts'
import { likelihood } from './model.ts'
import { type PackedDrawer, type PackedEntry, Unpacked } from './packed.ts'
import { profileOf } from './profile.ts'
import { situationOf } from './situation.ts'
import { Rarities, sharesOf, sumUp, type Weighed, weigh } from './weighed.ts'

export interface Near {
  example: Example
  /** How likely a reader sees at once why it is shown, from 0 to 1. */
  score: number
}

/** How many entries are compared closely: of 100 that are shown, 99 are among the first 30 by words and vector. */
export const comparedClosely = 30

/** The wordings that have a word, and the word's share in each. */
interface Places {
  wordings: Uint32Array
  shares: Float64Array
}

/** Finds the examples whose situation is nearest: what happens, to what, what is asked or told, and the words around it. */
export class Drawer {
  /** By which words are compared, here and at the gate. */
  readonly vectors: WordVectors
  readonly #rarities: Rarities
  readonly #unpacked: Unpacked
  /** What each wording is about on the whole, one after the other. */
  readonly #table: Float32Array
  readonly #byWord = new Map<string, Places>()
  /** How much of a message each wording has, and how much of a wording the message has: used again for each message. */
  readonly #ofAsked: Float32Array
  readonly #ofKnown: Float32Array

  /** @param packed the whole drawer */
  constructor(packed: PackedDrawer, vectors: WordVectors) {
    const unpacked = new Unpacked(packed)
    this.vectors = vectors
    this.#unpacked = unpacked
    this.#table = new Float32Array(dimensions * unpacked.size)
    this.#ofAsked = new Float32Array(unpacked.size)
    this.#ofKnown = new Float32Array(unpacked.size)
    this.#rarities = raritiesOf(packed.names, unpacked)
    this.#weighAll(packed.names)
  }

  /** Sums up each wording, and notes where each word is. */
  #weighAll(names: readonly string[]): void {
    const unpacked = this.#unpacked
    const found = new Map<number, { wordings: number[]; shares: number[] }>()
    const namesOf = (numbers: Uint16Array) => Array.from(numbers, (number) => names[number] ?? '')
    for (let wording = 0; wording < unpacked.size; wording++) {
      sumUp(namesOf(unpacked.numbers(wording, 'tokens')), this.vectors, this.#vector(wording))
      const numbers = unpacked.numbers(wording, 'words')
      const shares = sharesOf(namesOf(numbers), this.#rarities, this.vectors)
      for (const [index, number] of numbers.entries()) {
        const places = found.get(number) ?? { wordings: [], shares: [] }
        places.wordings.push(wording)
        places.shares.push(shares[index] ?? 0)
        found.set(number, places)
      }
    }
    for (const [number, { wordings, shares }] of found) {
      this.#byWord.set(names[number] ?? '', {
        wordings: Uint32Array.from(wordings),
        shares: Float64Array.from(shares),
      })
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
    return this.#nearestRoughly(rough).map((at) => {
      const { event, first, count } = this.#unpacked.entries[at] as PackedEntry
      const wordings = Array.from({ length: count }, (_, index) => this.#weighed(first + index))
      // Profiles of all entries would take more memory than their wordings.
      const profile = profileOf(wordings, this.#rarities, this.vectors)
      const near = rough.subarray(first, first + count)
      return {
        example: this.#unpacked.example(at),
        value: compare(asked, { event, wordings, profile }, near, likeness, this.#rarities),
      }
    })
  }

  #vector(wording: number): Float32Array {
    return this.#table.subarray(wording * dimensions, (wording + 1) * dimensions)
  }

  #weighed(wording: number): Weighed {
    const situation = this.#unpacked.wording(wording)
    const weights = sharesOf(situation.words, this.#rarities, this.vectors)
    return Object.assign(situation, { weights, vector: this.#vector(wording) })
  }

  /** The entries of which a wording is near by its words and its vector, the nearest first. */
  #nearestRoughly(rough: Float32Array): number[] {
    const scores = new Float32Array(this.#unpacked.entries.length)
    for (const [at, { first, count }] of this.#unpacked.entries.entries()) {
      let score = -Infinity
      for (let wording = first; wording < first + count; wording++) score = Math.max(score, rough[wording] ?? score)
      scores[at] = score
    }
    const order = Uint32Array.from(scores.keys()).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    return [...order.subarray(0, comparedClosely)]
  }

  /** How near each wording is by its words and its vector. */
  #roughly(asked: Weighed): Float32Array {
    const ofAsked = this.#ofAsked.fill(0)
    const ofKnown = this.#ofKnown.fill(0)
    for (const [index, word] of asked.words.entries()) {
      const { wordings, shares } = this.#byWord.get(word) ?? nowhere
      const weight = asked.weights[index] ?? 0
      for (let at = 0; at < wordings.length; at++) {
        const wording = wordings[at] ?? 0
        ofAsked[wording] = (ofAsked[wording] ?? 0) + weight
        ofKnown[wording] = (ofKnown[wording] ?? 0) + (shares[at] ?? 0)
      }
    }
    for (let wording = 0; wording < ofAsked.length; wording++) {
      const share = Math.sqrt((ofAsked[wording] ?? 0) * (ofKnown[wording] ?? 0))
      ofAsked[wording] = dotAt(this.#table, wording * dimensions, asked.vector) + share
    }
    return ofAsked
  }
}

/** The product of a vector with the one that begins at `begin` in a table. */
function dotAt(table: Float32Array, begin: number, vector: Float32Array): number {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += (vector[at] ?? 0) * (table[begin + at] ?? 0)
  return sum
}

const nowhere: Places = { wordings: new Uint32Array(), shares: new Float64Array() }

/** How rare the names of all wordings are. */
function raritiesOf(names: readonly string[], unpacked: Unpacked): Rarities {
  const counts = new Uint32Array(names.length)
  for (let wording = 0; wording < unpacked.size; wording++) {
    for (const list of ['words', 'acts', 'classes', 'figures'] as const) {
      for (const name of unpacked.numbers(wording, list)) counts[name] = (counts[name] ?? 0) + 1
    }
  }
  return new Rarities(
    names.flatMap((name, at) => (counts[at] ? [[name, counts[at]] as const] : [])),
    unpacked.size,
  )
}
