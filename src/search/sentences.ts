import type { SentenceEncoder } from '#language/sentence-encoder.ts'
import { type Matrix, matrixOf } from '#search/meanings.ts'

/** What sentences mean as a whole, as vectors. */
export interface Sentences extends SentenceEncoder {
  /** The vectors of texts, one after the other. */
  matrixOf(texts: readonly string[]): Matrix
}

/** Vectors that were made before, and their texts in the same order. */
export interface Made {
  readonly texts: readonly string[]
  readonly matrix: Matrix
}

/** An encoder that keeps what it makes. */
export function remembering({ encode }: SentenceEncoder): SentenceEncoder {
  const known = new Map<string, Float32Array>()
  return {
    encode(text) {
      const vector = known.get(text) ?? encode(text)
      known.set(text, vector)
      return vector
    },
  }
}

/**
 * An encoder that looks up what was made before, since a site has thousands of texts that take it a millisecond each.
 */
export function sentencesOf(
  { encode }: SentenceEncoder,
  made: Made = { texts: [], matrix: new Int8Array() },
): Sentences {
  const width = made.matrix.length / made.texts.length
  const rows = new Map(made.texts.map((text, row) => [text, row]))
  return {
    encode,
    matrixOf(texts) {
      const vectors = texts.map((text) => {
        const row = rows.get(text)
        return row === undefined ? matrixOf([encode(text)]) : made.matrix.subarray(row * width, (row + 1) * width)
      })
      const matrix = new Int8Array(vectors.reduce((length, vector) => length + vector.length, 0))
      let at = 0
      for (const vector of vectors) {
        matrix.set(vector, at)
        at += vector.length
      }
      return matrix
    },
  }
}
