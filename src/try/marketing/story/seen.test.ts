import { expect, test } from 'vitest'
import { pairSeen } from './seen.ts'

const files = (...names: string[]) => names.map((name) => ({ name }))
const paired = (seen: string, ...names: string[]) => {
  const found = pairSeen(seen, files(...names))
  return { ...Object.fromEntries(found.paired), loose: found.loose }
}

test('a thing belongs to the file that is called so', () => {
  expect(paired('A clock at 6:40, a loaf, a toaster', 'toaster.mp4', 'clock.jpg', 'loaf.jpg')).toEqual({
    0: 'A toaster.',
    1: 'A clock at 6:40.',
    2: 'A loaf.',
    loose: [],
  })
})

test('things belong to files in order where there are as many of both', () => {
  expect(paired('a van and a bakery', 'IMG_1.jpg', 'IMG_2.jpg')).toEqual({ 0: 'A van.', 1: 'A bakery.', loose: [] })
})

test('a number with a comma stays whole', () => {
  expect(paired('a price of 1,250 dollars', 'IMG_1.jpg')).toEqual({ 0: 'A price of 1,250 dollars.', loose: [] })
})

test('where it is not known which file shows what, nothing is said of any', () => {
  expect(paired('a van', 'IMG_1.jpg', 'IMG_2.jpg')).toEqual({ loose: ['A van.'] })
})

test('nothing seen is nothing said', () => expect(paired('', 'IMG_1.jpg')).toEqual({ loose: [] }))
