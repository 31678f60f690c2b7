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
  readonly #counts = new Map<string, number>()
  readonly #all: number

  constructor(all: readonly Situation[]) {
    this.#all = all.length
    for (const { words, acts, classes, figures } of all) {
      for (const name of [...words, ...acts, ...classes, ...figures]) {
        this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
      }
    }
  }

  /** From 0 for what each entry has to 1 for what none has. */
  of(name: string): number {
    return Math.log((this.#all + 1) / ((this.#counts.get(name) ?? 0) + 1)) / Math.log(this.#all + 1)
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

function sentenceVector(tokens: readonly string[], vectors: WordVectors): Float32Array {
  const sum = new Float32Array(dimensions)
  for (const token of tokens) {
    const vector = vectors.vector(token)
    if (!vector) continue
    const rank = Math.expm1(vectors.rarity(token) * Math.log1p(ranks)) + 1
    const weight = rank / (rank + halfRank)
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0)
  }
  return unit(sum)
}

/** How much a word tells, from 0.25 to 1.25. */
export const weightOf = (word: string, rarities: Rarities, vectors: WordVectors): number =>
  0.25 + rarities.of(word) * 0.5 + vectors.rarity(word) * 0.5

/** Weighs the words of a situation. */
export function weigh(situation: Situation, rarities: Rarities, vectors: WordVectors): Weighed {
  const weights = situation.words.map((word) => weightOf(word, rarities, vectors))
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1
  return {
    ...situation,
    weights: weights.map((weight) => weight / sum),
    vector: sentenceVector(situation.tokens, vectors),
  }
}
