import { tableOfLines } from '#language/word-table.ts'

/** Numbers in a word's vector. */
export const dimensions = 100

/** The files of word vectors, made by scripts/train/word-vectors.ts: words by frequency, and a byte for each number of a vector. */
export const vectorFiles = {
  words: new URL('./vectors/words.txt', import.meta.url),
  table: new URL('./vectors/vectors.bin', import.meta.url),
}

/** Word vectors: words of similar use have similar vectors. */
export interface WordVectors {
  /** The cosine similarity, from -1 to 1; 0 where the table lacks one of the words. */
  similarity(a: string, b: string): number
  /** How rare a word is: 0 for the most frequent, 1 for the rarest and for words outside the table. */
  rarity(word: string): number
  /** The vector of a word, of length 1; undefined for words outside the table. */
  vector(word: string): Float32Array | undefined
  /** Adds a word's vector times a factor to a sum; words outside the table add nothing. */
  add(word: string, factor: number, sum: Float32Array): void
}

/**
 * Reads the table.
 *
 * @param words the words, a line each, most frequent first
 * @param table a byte (signed) for each number of each word
 */
export function wordVectors(words: string, table: Uint8Array): WordVectors {
  const rows = tableOfLines(words)
  const numbers = new Int8Array(table.buffer, table.byteOffset, table.byteLength)
  const dot = (a: number, b: number) => {
    let sum = 0
    for (let at = 0; at < dimensions; at++) sum += (numbers[a + at] ?? 0) * (numbers[b + at] ?? 0)
    return sum
  }
  const lengths = Float32Array.from(
    { length: rows.size },
    (_, row) => Math.sqrt(dot(row * dimensions, row * dimensions)) || 1,
  )
  return {
    similarity(a, b) {
      if (a === b) return 1
      const one = rows.numberOf(a)
      const other = rows.numberOf(b)
      if (one === undefined || other === undefined) return 0
      return dot(one * dimensions, other * dimensions) / ((lengths[one] ?? 1) * (lengths[other] ?? 1))
    },
    rarity(word) {
      const row = rows.numberOf(word)
      return row === undefined ? 1 : Math.log1p(row) / Math.log1p(rows.size)
    },
    vector(word) {
      const row = rows.numberOf(word)
      if (row === undefined) return undefined
      const length = lengths[row] ?? 1
      return Float32Array.from(numbers.subarray(row * dimensions, (row + 1) * dimensions), (value) => value / length)
    },
    add(word, factor, sum) {
      const row = rows.numberOf(word)
      if (row === undefined) return
      const length = lengths[row] ?? 1
      const begin = row * dimensions
      for (let at = 0; at < dimensions; at++) {
        sum[at] = (sum[at] ?? 0) + factor * Math.fround((numbers[begin + at] ?? 0) / length)
      }
    },
  }
}
