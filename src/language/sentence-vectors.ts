import { dimensions, type WordVectors } from '#language/word-vectors.ts'

/** A word of this rank counts half in a sentence's vector, more frequent ones less. */
const halfRank = 50

/** About as many words as the table has. */
const ranks = 36_000

/** How often all vectors are gone through for what they share. */
const rounds = 12

/** Adds up the vectors of words, common ones counting less; all 0 where none has a vector. */
export function sumOf(words: readonly string[], vectors: WordVectors): Float32Array {
  const sum = new Float32Array(dimensions)
  for (const word of words) {
    const rank = ranks ** vectors.rarity(word)
    vectors.add(word, rank / (rank + halfRank), sum)
  }
  return sum
}

/** The direction that most of these go, of length 1, by power iteration; each round is a step. */
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

/** What a sum says besides what all share (Arora, Liang and Ma, 2017), at length 1. */
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
