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
  expect(shotsOf(film(Array.from({ length: 20 }, (_, index) => index * 12)), 10)).toEqual([{ from: 1, to: 10 }])
})

/** Samples of a picture of two colors, half a second apart, each in a part of its light. */
const lit = (picture: readonly [number, number], lights: readonly number[]): Sample[] =>
  lights.map((light, index) => ({
    at: index / 2,
    data: Uint8ClampedArray.from({ length: 64 }, (_, byte) =>
      byte % 4 === 3 ? 255 : (byte < 32 ? picture[0] : picture[1]) * light,
    ),
  }))

test('a picture that comes out of the dark, or goes into it, is one shot without the dark', () => {
  const fade = lit([220, 90], [0, 0, 0.3, 0.6, 0.9, 1, 1, 1, 1, 1, 1, 0.5, 0.05])
  expect(shotsOf(fade, 6.5)).toEqual([{ from: 1, to: 6.5 }])
  const other = lit([20, 240], [0, 0.4, 1, 1, 1, 1]).map(({ at, data }) => ({ at: at + 6.5, data }))
  expect(shotsOf([...fade, ...other], 9.5)).toEqual([
    { from: 1, to: 7.5 },
    { from: 7.5, to: 9.5 },
  ])
})

test('a film of the night has shots as well', () => {
  const night = lit([20, 2], [0.4, 0.4, 0.4, 0.4, 0.4, 0.4])
  expect(shotsOf(night, 3)).toEqual([{ from: 0, to: 3 }])
})

test('a film that always moves as much has no cut', () => {
  expect(shotsOf(film(Array.from({ length: 20 }, (_, index) => (index % 2) * 120)), 10)).toHaveLength(1)
})

test('a flash is no shot of its own', () => {
  expect(shotsOf(film([0, 0, 0, 0, 255, 0, 0, 0, 0, 0]), 5).length).toBeLessThanOrEqual(2)
})

test('nothing looked at has no shots', () => expect(shotsOf([], 5)).toEqual([]))
