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
  /** The likelihood, from 0 to 1, that a reader sees at once why it is shown. */
  score: number
}

/** How many entries are compared in detail, the nearest by words and vector. */
export const comparedClosely = 30

/** Weights of all wordings, computed before the first message. */
export interface Weighing {
  rarities: Rarities
  /** The sentence vector of each wording, one after the other. */
  table: Float32Array
  /** For each word, its wordings with its share in each, and where they begin by its number. */
  wordings: Uint32Array
  shares: Float64Array
  begins: Uint32Array
  /** The numbers of the words. */
  numbers: ReadonlyMap<string, number>
}

/** Finds the examples nearest to a message by event, thing, act and the other words. */
export class Drawer {
  /** The vectors by which words are compared, here and in the gate. */
  readonly vectors: WordVectors
  /** Jokes that match by needs and have no page of their own. */
  readonly entries: readonly DrawerEntry[]
  readonly #unpacked: Unpacked
  readonly #weighing: Weighing
  /** Buffers for the share of a message that each wording has, and the reverse; reused for each message. */
  readonly #ofAsked: Float32Array
  readonly #ofKnown: Float32Array

  /**
   * @param packed the whole drawer
   * @param weighing the result of `weighAll` for it
   * @throws when the needs of an entry cannot be read
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
   * @param most the most of them
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
   * Compares a message in detail with the entries that have a wording near it by words and vector.
   *
   * @param compare gets the rough nearness of each wording
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
      // Profiles are made on demand, since those of all entries would take more memory than their wordings.
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

  /** The entries with the nearest wordings by words and vector, nearest first. */
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

  /** The nearness of each wording by its words and its vector. */
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

/** The dot product of a vector with the one at an offset of a table. */
function dotAt(table: Float32Array, begin: number, vector: Float32Array): number {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += (vector[at] ?? 0) * (table[begin + at] ?? 0)
  return sum
}

/** The rarity of each name among all wordings. */
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

/** Weighs each wording and indexes the words; in steps, since a whole drawer holds the thread too long. */
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
