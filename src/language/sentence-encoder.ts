import { fold, tokensOf } from '#language/tokens.ts'
import { tableOfLines } from '#language/word-table.ts'

/** The encoder's files: its pieces of words, a line each, and its numbers. scripts/sentence-encoder.py makes both. */
export const encoderFiles = {
  pieces: new URL('./encoder/pieces.txt', import.meta.url),
  numbers: new URL('./encoder/numbers.bin', import.meta.url),
}

/** How many numbers stand for a sentence. */
export const sentenceDimensions = 128

/** What the encoder is made of: multiples of four. */
const shape = {
  width: sentenceDimensions,
  /** Numbers in the middle of the layer that looks at each piece alone. */
  hidden: 256,
  /** How many things attention looks for at once. */
  heads: 4,
  /** So many pieces of a sentence are read. */
  longest: 64,
  /** What is added to a variance, so that nothing is divided by 0. */
  least: 1e-5,
} as const

/** Sentences as vectors: those that mean alike are near each other, whatever their words. */
export interface SentenceEncoder {
  /** The numbers of a text, of length 1; all 0 for one without words. */
  encode(text: string): Float32Array
}

/** A layer whose output is its input times a matrix, a row for each number of the output, and a bias. */
interface Linear {
  readonly matrix: Float32Array
  readonly bias: Float32Array
}

/**
 * Reads an encoder of one transformer layer: pieces of words have vectors, each looks at the others, and what comes out is
 * averaged, every piece counting what it is worth.
 *
 * @param pieces a line each, with `▁` before the beginning of a word
 * @param numbers floats first, then a byte (signed) for each number of a matrix
 */
export function sentenceEncoder(pieces: string, numbers: Uint8Array): SentenceEncoder {
  const known = tableOfLines(pieces)
  const longestPiece = Math.max(...Array.from({ length: known.size }, (_, number) => known.lengthAt(number)))
  const { vectors, scales, worth, places, read, out, wide, narrow, last } = layersOf(numbers, known.size)
  const { width, heads } = shape
  const part = width / heads

  /** The longest known pieces of a word, from its beginning on. */
  function piecesOf(word: string): number[] {
    const text = `▁${word}`
    const found: number[] = []
    for (let at = 0; at < text.length; ) {
      let length = Math.min(longestPiece, text.length - at)
      while (length > 0 && known.numberOf(text.slice(at, at + length)) === undefined) length -= 1
      const piece = known.numberOf(text.slice(at, at + length))
      if (piece !== undefined) found.push(piece)
      at += Math.max(1, length)
    }
    return found
  }

  /** Adds to each piece what it finds in the others. */
  function attend(rows: Float32Array[]): void {
    const asked = rows.map((row) => times(read, normalized(row)))
    for (const [at, row] of rows.entries()) {
      const found = new Float32Array(width)
      for (let head = 0; head < heads; head++) lookAround(asked, at, head * part, found)
      add(row, times(out, found))
    }
  }

  function lookAround(asked: readonly Float32Array[], at: number, from: number, found: Float32Array): void {
    const own = asked[at]
    if (!own) return
    const nearness = asked.map((other) => {
      let sum = 0
      for (let i = from; i < from + part; i++) sum += (own[i] ?? 0) * (other[width + i] ?? 0)
      return sum / Math.sqrt(part)
    })
    const most = Math.max(...nearness)
    const powers = nearness.map((each) => Math.exp(each - most))
    const whole = powers.reduce((sum, each) => sum + each, 0)
    for (const [index, other] of asked.entries()) {
      const share = (powers[index] ?? 0) / whole
      for (let i = from; i < from + part; i++) found[i] = (found[i] ?? 0) + share * (other[2 * width + i] ?? 0)
    }
  }

  return {
    encode(text) {
      const found = tokensOf(fold(text)).flatMap(piecesOf).slice(0, shape.longest)
      const rows = found.map((piece, at) => {
        const scale = scales[piece] ?? 0
        return Float32Array.from(
          vectors.subarray(piece * width, (piece + 1) * width),
          (value, i) => value * scale + (places[at * width + i] ?? 0),
        )
      })
      attend(rows)
      const sum = new Float32Array(width)
      for (const [at, row] of rows.entries()) {
        add(row, times(narrow, times(wide, normalized(row)).map(positive)))
        add(sum, row, worth[found[at] ?? 0])
      }
      return atLengthOne(times(last, sum))
    },
  }
}

const positive = (value: number): number => (value > 0 ? value : 0)

/** The encoder's numbers by what they are for, in the order in which they stand in the file. */
function layersOf(numbers: Uint8Array, pieces: number) {
  const { width, hidden, longest } = shape
  const sizes = [
    [3 * width, width],
    [width, width],
    [hidden, width],
    [width, hidden],
    [width, width],
  ] as const
  // Typed arrays of floats have to begin at a multiple of four bytes.
  const bytes = Uint8Array.from(numbers).buffer
  let at = 0
  const floats = (length: number) => {
    at += 4 * length
    return new Float32Array(bytes, at - 4 * length, length)
  }
  const [scales, worth, places] = [floats(pieces), floats(pieces), floats(longest * width)]
  const ofLayers = sizes.map(([rows]) => ({ scales: floats(rows), bias: floats(rows) }))
  const signed = (length: number) => {
    at += length
    return new Int8Array(bytes, at - length, length)
  }
  const vectors = signed(pieces * width)
  const [read, out, wide, narrow, last] = sizes.map(([rows, columns], index): Linear => {
    const { scales = new Float32Array(), bias = new Float32Array() } = ofLayers[index] ?? {}
    const matrix = Float32Array.from(
      signed(rows * columns),
      (value, index) => value * (scales[Math.floor(index / columns)] ?? 0),
    )
    return { matrix, bias }
  })
  if (!read || !out || !wide || !narrow || !last || at !== bytes.byteLength)
    throw new Error('The sentence encoder has other numbers than it needs')
  return { vectors, scales, worth, places, read, out, wide, narrow, last }
}

/** Four rows at a time, which takes half as long. */
function times({ matrix, bias }: Linear, vector: Float32Array): Float32Array {
  const product = Float32Array.from(bias)
  const width = vector.length
  for (let row = 0; row < product.length; row += 4) {
    const [first, second, third, fourth] = [row * width, (row + 1) * width, (row + 2) * width, (row + 3) * width]
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let at = 0; at < width; at++) {
      const value = vector[at] ?? 0
      a += (matrix[first + at] ?? 0) * value
      b += (matrix[second + at] ?? 0) * value
      c += (matrix[third + at] ?? 0) * value
      d += (matrix[fourth + at] ?? 0) * value
    }
    product[row] = (product[row] ?? 0) + a
    product[row + 1] = (product[row + 1] ?? 0) + b
    product[row + 2] = (product[row + 2] ?? 0) + c
    product[row + 3] = (product[row + 3] ?? 0) + d
  }
  return product
}

function add(total: Float32Array, vector: Float32Array, factor = 1): void {
  for (let at = 0; at < total.length; at++) total[at] = (total[at] ?? 0) + factor * (vector[at] ?? 0)
}

/** With a mean of 0 and a variance of 1. */
function normalized(vector: Float32Array): Float32Array {
  const mean = vector.reduce((sum, value) => sum + value, 0) / vector.length
  const variance = vector.reduce((sum, value) => sum + (value - mean) ** 2, 0) / vector.length
  const deviation = Math.sqrt(variance + shape.least)
  return vector.map((value) => (value - mean) / deviation)
}

function atLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1
  return vector.map((value) => value / length)
}
