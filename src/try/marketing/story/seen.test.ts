import { expect, test } from 'vitest'
import { pairSeen } from './seen.ts'

const files = (...names: string[]) =>
  names.map((name) => ({ name, kind: /mp4|mov/.test(name) ? ('video' as const) : ('photo' as const) }))
const paired = (seen: string, ...names: string[]) => Object.fromEntries(pairSeen(seen, files(...names)).ofFile)

test('a thing belongs to the files that are called so', () => {
  expect(paired('A clock at 6:40, a loaf, a toaster', 'toaster.mp4', 'clock.jpg', 'loaf-1.jpg', 'loaf-2.jpg')).toEqual({
    0: 'A toaster.',
    1: 'A clock at 6:40.',
    2: 'A loaf.',
    3: 'A loaf.',
  })
  expect(paired('a man runs, a wet shoe', 'IMG_shoe.jpg', 'running.mov')).toEqual({
    0: 'A wet shoe.',
    1: 'A man runs.',
  })
})

test('a thing belongs to the only file of the kind that it names', () => {
  expect(paired('a photo of a van, a clip of rain', 'IMG_1.mp4', 'IMG_2.jpg')).toEqual({
    0: 'A clip of rain.',
    1: 'A photo of a van.',
  })
})

test('things belong to files in order where there are as many of both', () => {
  expect(paired('a van and a bakery', 'IMG_1.jpg', 'IMG_2.jpg')).toEqual({ 0: 'A van.', 1: 'A bakery.' })
})

test('a single thing belongs to all files, and all things to a single file', () => {
  expect(paired('a man runs in the rain', 'IMG_1.jpg', 'rain.mp4')).toEqual({
    0: 'A man runs in the rain.',
    1: 'A man runs in the rain.',
  })
  expect(paired('a van, a bakery and\na price of 1,250 dollars', 'IMG_1.jpg')).toEqual({
    0: 'A van, a bakery and a price of 1,250 dollars.',
  })
})

test('where it is not known which file shows what, the words say so', () => {
  expect(paired('a van, a bus', 'IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg')).toEqual({
    0: 'One of these: a van; a bus.',
    1: 'One of these: a van; a bus.',
    2: 'One of these: a van; a bus.',
  })
})

test('nothing seen is nothing said', () => expect(paired('', 'IMG_1.jpg')).toEqual({}))
