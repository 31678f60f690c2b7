import { dimensions, type WordVectors } from '#language/word-vectors.ts'
import type { Situation } from './situation.ts'

/** A situation with the weights that all comparisons use. */
export interface Weighed extends Situation {
  /** The share of each word in the sentence, higher for rare words. */
  weights: readonly number[]
  /** The sentence vector: the sum of its words' vectors, of length 1. */
  vector: Float32Array
}

/** The rarity of words, acts, classes and figures in the drawer: rare ones weigh more. */
export class Rarities {
  readonly #known = new Map<string, number>()
  readonly #unknown: number

  /**
   * @param counts the number of wordings with each name
   * @param count the number of wordings
   */
  constructor(counts: Iterable<readonly [name: string, count: number]>, count: number) {
    const rarity = (having: number) => Math.log((count + 1) / (having + 1)) / Math.log(count + 1)
    for (const [name, having] of counts) this.#known.set(name, rarity(having))
    this.#unknown = rarity(0)
  }

  /** From 0 for a name in every wording to 1 for one in no wording. */
  of(name: string): number {
    return this.#known.get(name) ?? this.#unknown
  }
}

/** Scales a vector to length 1 in place; a zero vector stays. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((value) => value / length)
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** The rank of a word with half the weight in a sentence's vector; more frequent words weigh less. */
const halfRank = 300
/** About the number of words in the table. */
const ranks = 36_000

/** Adds the weighted vectors of a sentence's words to a vector of zeros, and scales it to length 1. */
export function sumUp(tokens: readonly string[], vectors: WordVectors, sum: Float32Array): Float32Array {
  for (const token of tokens) {
    const rank = Math.expm1(vectors.rarity(token) * Math.log1p(ranks)) + 1
    vectors.add(token, rank / (rank + halfRank), sum)
  }
  const length = Math.sqrt(dot(sum, sum)) || 1
  for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) / length
  return sum
}

/** The weight of a word, from 0.25 to 1.25. */
export const weightOf = (word: string, rarities: Rarities, vectors: WordVectors): number =>
  0.25 + rarities.of(word) * 0.5 + vectors.rarity(word) * 0.5

/** The share of each word in the weight of all. */
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
