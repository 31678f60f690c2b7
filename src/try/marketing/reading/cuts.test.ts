import { expect, test } from 'vitest'
import { type Sample, shotsOf } from './cuts.ts'

/** Samples of one color each, half a second apart. */
const film = (colors: readonly number[]): Sample[] =>
  colors.map((color, index) => ({
    at: index / 2,
    data: Uint8ClampedArray.from({ length: 64 }, (_, byte) => (byte % 4 === 3 ? 255 : color)),
  }))

test('a change of picture is a cut, and the stretches between cuts are shots', () => {
  const colors = [...Array(8).fill(20), ...Array(6).fill(200), ...Array(8).fill(90)]
  expect(shotsOf(film(colors), 11)).toEqual([
    { from: 0, to: 4 },
    { from: 4, to: 7 },
    { from: 7, to: 11 },
  ])
})

test('a slow fade is one shot', () => {
  expect(shotsOf(film(Array.from({ length: 20 }, (_, index) => index * 12)), 10)).toEqual([{ from: 0, to: 10 }])
})

test('a film that always moves as much has no cut', () => {
  expect(shotsOf(film(Array.from({ length: 20 }, (_, index) => (index % 2) * 120)), 10)).toHaveLength(1)
})

test('a flash is no shot of its own', () => {
  expect(shotsOf(film([0, 0, 0, 0, 255, 0, 0, 0, 0, 0]), 5).length).toBeLessThanOrEqual(2)
})

test('nothing looked at has no shots', () => expect(shotsOf([], 5)).toEqual([]))
