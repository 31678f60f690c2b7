import type { Example } from '#content-model/example.ts'
import { atOnce, type Steps } from '#language/slices.ts'
import { dimensions, type WordVectors } from '#language/word-vectors.ts'
import { type Entry as DrawerEntry, readEntry } from '#wit/entries/entry.ts'
import type { Reading } from '#wit/reading/reading.ts'
import { likelihood } from './near-score.ts'
import { type PackedDrawer, type PackedEntry, Unpacked } from './packed.ts'
import { profileOf } from './profile.ts'
import { situationOf } from './situation.ts'
import { Rarities, sharesOf, sumUp, type Weighed, weigh } from './weighed.ts'
import { WordLikeness } from './word-likeness.ts'
import type { WordedEntry } from './wording-features.ts'

export interface Near {
  example: Example
  /** How likely a reader sees at once why it is shown, from 0 to 1. */
  score: number
}

/** How many entries are compared closely: of 100 that are shown, 99 are among the first 30 by words and vector. */
export const comparedClosely = 30

/** What is told of all wordings before the first message comes. */
export interface Weighing {
  rarities: Rarities
  /** What each wording is about on the whole, one after the other. */
  table: Float32Array
  /** Which wordings have each word and the word's share in each, those of a word together; and where they begin by its number. */
  wordings: Uint32Array
  shares: Float64Array
  begins: Uint32Array
  /** The numbers of the words. */
  numbers: ReadonlyMap<string, number>
}

/** Finds the examples whose situation is nearest: what happens, to what, what is asked or told, and the words around it. */
export class Drawer {
  /** By which words are compared, here and at the gate. */
  readonly vectors: WordVectors
  /** Jokes that are known by what a message says, without a page of their own. */
  readonly entries: readonly DrawerEntry[]
  readonly #unpacked: Unpacked
  readonly #weighing: Weighing
  /** How much of a message each wording has, and how much of a wording the message has: used again for each message. */
  readonly #ofAsked: Float32Array
  readonly #ofKnown: Float32Array

  /**
   * @param packed the whole drawer
   * @param weighing what `weighAll` tells of it
   * @throws when what an entry needs cannot be read
   */
  constructor(packed: PackedDrawer, vectors: WordVectors, weighing: Weighing = atOnce(weighAll(packed, vectors))) {
    const unpacked = new Unpacked(packed)
    this.vectors = vectors
    this.entries = packed.entries.map(readEntry)
    this.#unpacked = unpacked
    this.#weighing = weighing
    this.#ofAsked = new Float32Array(unpacked.size)
    this.#ofKnown = new Float32Array(unpacked.size)
  }

  get #rarities(): Rarities {
    return this.#weighing.rarities
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
    compare: (
      asked: Weighed,
      entry: WordedEntry,
      rough: Float32Array,
      likeness: WordLikeness,
      rarities: Rarities,
    ) => Value,
  ): { example: Example; value: Value }[] {
    const asked = weigh(situationOf(reading), this.#rarities, this.vectors)
    const likeness = new WordLikeness(this.vectors)
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
    return this.#weighing.table.subarray(wording * dimensions, (wording + 1) * dimensions)
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
    const { table, wordings, shares, begins, numbers } = this.#weighing
    const ofAsked = this.#ofAsked.fill(0)
    const ofKnown = this.#ofKnown.fill(0)
    for (const [index, word] of asked.words.entries()) {
      const number = numbers.get(word)
      if (number === undefined) continue
      const weight = asked.weights[index] ?? 0
      for (let at = begins[number] ?? 0; at < (begins[number + 1] ?? 0); at++) {
        const wording = wordings[at] ?? 0
        ofAsked[wording] = (ofAsked[wording] ?? 0) + weight
        ofKnown[wording] = (ofKnown[wording] ?? 0) + (shares[at] ?? 0)
      }
    }
    for (let wording = 0; wording < ofAsked.length; wording++) {
      const share = Math.sqrt((ofAsked[wording] ?? 0) * (ofKnown[wording] ?? 0))
      ofAsked[wording] = dotAt(table, wording * dimensions, asked.vector) + share
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

/** Sums up each wording, and notes where each word is; in steps, since a whole drawer takes a quarter of a second. */
export function* weighAll(packed: PackedDrawer, vectors: WordVectors): Steps<Weighing> {
  const { names } = packed
  const unpacked = new Unpacked(packed)
  const rarities = raritiesOf(names, unpacked)
  yield
  const begins = new Uint32Array(names.length + 1)
  for (let wording = 0; wording < unpacked.size; wording++) {
    for (const number of unpacked.numbers(wording, 'words')) begins[number + 1] = (begins[number + 1] ?? 0) + 1
  }
  const found = begins.slice(1)
  for (let number = 0; number < names.length; number++)
    begins[number + 1] = (begins[number + 1] ?? 0) + (begins[number] ?? 0)
  yield
  const places = begins.at(-1) ?? 0
  const [wordings, shares] = [new Uint32Array(places), new Float64Array(places)]
  const table = new Float32Array(dimensions * unpacked.size)
  const next = begins.slice(0, -1)
  const namesOf = (numbers: Uint16Array) => Array.from(numbers, (number) => names[number] ?? '')
  for (let wording = 0; wording < unpacked.size; wording++) {
    const sum = table.subarray(wording * dimensions, (wording + 1) * dimensions)
    sumUp(namesOf(unpacked.numbers(wording, 'tokens')), vectors, sum)
    const numbers = unpacked.numbers(wording, 'words')
    for (const [index, share] of sharesOf(namesOf(numbers), rarities, vectors).entries()) {
      const number = numbers[index] ?? 0
      const at = next[number] ?? 0
      wordings[at] = wording
      shares[at] = share
      next[number] = at + 1
    }
    yield
  }
  const used = names.flatMap((name, number) => (found[number] ? [[name, number] as const] : []))
  return { rarities, table, wordings, shares, begins, numbers: new Map(used) }
}
