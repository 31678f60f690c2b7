import { expect, test } from 'vitest'
import { isAnimated } from './gif.ts'

const header = [...'GIF89a'].map((letter) => letter.charCodeAt(0))
/** A screen of one pixel with a color table of two colors. */
const screen = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
const gif = (...blocks: number[][]) => Uint8Array.from([...header, ...screen, ...blocks.flat(), 0x3b])

test.each([
  ['one picture', gif(control, picture), false],
  ['two pictures', gif(control, picture, control, picture), true],
  ['two pictures without controls', gif(picture, picture), true],
  ['no end', gif(control, picture).subarray(0, 30), false],
  ['another format', Uint8Array.from([0xff, 0xd8, 0xff]), false],
])('a GIF of %s', (_, bytes, moves) => expect(isAnimated(bytes)).toBe(moves))
