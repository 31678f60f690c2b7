import { dimensions, type WordVectors } from '#language/word-vectors.ts'

/** The rank of a word with half the weight in a sentence's vector; more frequent words weigh less. */
const halfRank = 50

/** About the number of words in the table. */
const ranks = 36_000

/** Rounds of power iteration. */
const rounds = 12

/** The weighted sum of words' vectors, common words weighing less; all 0 where no word has a vector. */
export function sumOf(words: readonly string[], vectors: WordVectors): Float32Array {
  const sum = new Float32Array(dimensions)
  for (const word of words) {
    const rank = ranks ** vectors.rarity(word)
    vectors.add(word, rank / (rank + halfRank), sum)
  }
  return sum
}

/** The common direction of these sums, of length 1, by power iteration; each round is a step. */
export function* sharedBy(sums: readonly Float32Array[]): Generator<void, Float32Array, void> {
  let shared: Float32Array = new Float32Array(dimensions).fill(1 / Math.sqrt(dimensions))
  for (let round = 0; round < rounds; round++) {
    const next = new Float32Array(dimensions)
    for (const sum of sums) addTimes(next, sum, dot(sum, shared))
    shared = atLengthOne(next)
    yield
  }
  return shared
}

/** A sum without the direction that all share (Arora, Liang and Ma, 2017), of length 1. */
export function without(shared: Float32Array, sum: Float32Array): Float32Array {
  const rest = Float32Array.from(sum)
  addTimes(rest, shared, -dot(sum, shared))
  return atLengthOne(rest)
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function addTimes(total: Float32Array, vector: Float32Array, factor: number): void {
  for (let at = 0; at < dimensions; at++) total[at] = (total[at] ?? 0) + factor * (vector[at] ?? 0)
}

function atLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((value) => value / length)
}
