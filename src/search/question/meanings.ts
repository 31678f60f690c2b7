import type { Steps } from '#language/slices.ts'

/** Vectors of length 1, one after the other, a byte for each number. */
export type Matrix = Int8Array

/** The factor by which the largest number of a vector fits a byte. */
const scale = 127

/** Packs vectors, each a step. */
export function* matrixOf(rows: readonly Float32Array[]): Steps<Matrix> {
  const width = rows[0]?.length ?? 0
  const matrix = new Int8Array(rows.length * width)
  for (const [at, row] of rows.entries()) {
    matrix.set(
      row.map((value) => Math.round(value * scale)),
      at * width,
    )
    yield
  }
  return matrix
}

/** The product of each vector of a matrix with a vector. */
export function multiplied(matrix: Matrix, vector: Float32Array): Float32Array {
  const products = new Float32Array(matrix.length / vector.length)
  for (let row = 0, at = 0; row < products.length; row++) {
    let total = 0
    for (let column = 0; column < vector.length; column++, at++) total += (matrix[at] ?? 0) * (vector[column] ?? 0)
    products[row] = total / scale
  }
  return products
}
