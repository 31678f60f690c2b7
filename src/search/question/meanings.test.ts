import { expect, test } from 'vitest'
import { atOnce } from '#language/slices.ts'
import { matrixOf, multiplied } from '#search/question/meanings.ts'

const rounded = (numbers: Float32Array) => [...numbers].map((number) => Math.round(number * 50) / 50)

test('each vector of a matrix is multiplied with one, to within a hundredth', () => {
  const matrix = atOnce(matrixOf([Float32Array.of(1, 0), Float32Array.of(0.6, 0.8), Float32Array.of(0, -1)]))
  expect(rounded(multiplied(matrix, Float32Array.of(1, 0)))).toEqual([1, 0.6, 0])
  expect(rounded(multiplied(matrix, Float32Array.of(0.6, 0.8)))).toEqual([0.6, 1, -0.8])
})

test('of no vectors there are no products', () => {
  expect([...multiplied(atOnce(matrixOf([])), Float32Array.of(1, 0))]).toEqual([])
})
