import { dimensions, type WordVectors } from '#language/word-vectors.ts'
import type { Situation } from './situation.ts'

/** A situation with what is worked out of it once for all comparisons. */
export interface Weighed extends Situation {
  /** The share of each word in the whole, rare words more. */
  weights: readonly number[]
  /** What it is about on the whole: the sum of its words' vectors, of length 1. */
  vector: Float32Array
}

/** How seldom the drawer has a word, an act, a class or a figure: what is rare tells more. */
export class Rarities {
  readonly #known = new Map<string, number>()
  readonly #unknown: number

  /**
   * @param counts in how many of the wordings each name is
   * @param count how many wordings there are
   */
  constructor(counts: Iterable<readonly [name: string, count: number]>, count: number) {
    const rarity = (having: number) => Math.log((count + 1) / (having + 1)) / Math.log(count + 1)
    for (const [name, having] of counts) this.#known.set(name, rarity(having))
    this.#unknown = rarity(0)
  }

  /** From 0 for what each entry has to 1 for what none has. */
  of(name: string): number {
    return this.#known.get(name) ?? this.#unknown
  }
}

/** Makes a vector of length 1 of it, or leaves it 0. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((value) => value / length)
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** A word of this rank counts half in a sentence's vector, more frequent ones less. */
const halfRank = 300
/** About as many words as the table has. */
const ranks = 36_000

/** Makes of a vector of zeros what a sentence of such words is about on the whole, of length 1. */
export function sumUp(tokens: readonly string[], vectors: WordVectors, sum: Float32Array): Float32Array {
  for (const token of tokens) {
    const rank = Math.expm1(vectors.rarity(token) * Math.log1p(ranks)) + 1
    vectors.add(token, rank / (rank + halfRank), sum)
  }
  const length = Math.sqrt(dot(sum, sum)) || 1
  for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) / length
  return sum
}

/** How much a word tells, from 0.25 to 1.25. */
export const weightOf = (word: string, rarities: Rarities, vectors: WordVectors): number =>
  0.25 + rarities.of(word) * 0.5 + vectors.rarity(word) * 0.5

/** The share of each of some words in all of them, by how much it tells. */
export function sharesOf(words: readonly string[], rarities: Rarities, vectors: WordVectors): number[] {
  const weights = words.map((word) => weightOf(word, rarities, vectors))
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1
  return weights.map((weight) => weight / sum)
}

/** Weighs the words of a situation. */
export function weigh(situation: Situation, rarities: Rarities, vectors: WordVectors): Weighed {
  return {
    ...situation,
    weights: sharesOf(situation.words, rarities, vectors),
    vector: sumUp(situation.tokens, vectors, new Float32Array(dimensions)),
  }
}
