import { describe, expect, test } from 'vitest'
import { colorName, lightOf, paletteOf } from './pixels.ts'

type Color = readonly [number, number, number, number?]

/** A picture of 8 by 8 pixels, in stripes. */
function stripes(...colors: Color[]) {
  const data = new Uint8ClampedArray(8 * 8 * 4)
  for (let pixel = 0; pixel < 64; pixel++) {
    const [red, green, blue, alpha = 255] = colors[Math.floor((pixel / 64) * colors.length)] ?? [0, 0, 0]
    data.set([red, green, blue, alpha], pixel * 4)
  }
  return { data, width: 8, height: 8 }
}

test.each([
  ['dark', [20, 20, 30]],
  ['even', [128, 128, 128]],
  ['bright', [240, 240, 230]],
  ['bright', [0, 0, 0, 0]],
] as const)('a picture is %s where its pixels are %j', (light, color) => {
  expect(lightOf(stripes(color))).toBe(light)
})

describe('a palette', () => {
  test('begins with the color that takes most, and says how much', () => {
    const [first, second] = paletteOf(stripes([10, 40, 160], [10, 40, 160], [10, 40, 160], [250, 200, 40]))
    expect(first).toMatchObject({ name: 'blue', share: expect.closeTo(0.75, 1) })
    expect(second).toMatchObject({ name: 'yellow', share: expect.closeTo(0.25, 1) })
  })

  test('has four colors at most', () => {
    const many = paletteOf(
      stripes(
        [255, 0, 0],
        [0, 255, 0],
        [0, 0, 255],
        [255, 255, 0],
        [0, 255, 255],
        [255, 0, 255],
        [0, 0, 0],
        [255, 255, 255],
      ),
    )
    expect(many).toHaveLength(4)
  })
})

test.each([
  ['black', [10, 10, 12]],
  ['white', [253, 253, 250]],
  ['gray', [128, 130, 128]],
  ['dark gray', [60, 60, 62]],
  ['red', [220, 20, 30]],
  ['orange', [250, 120, 20]],
  ['yellow', [255, 198, 43]],
  ['green', [40, 160, 60]],
  ['teal', [20, 160, 150]],
  ['blue', [20, 60, 220]],
  ['dark blue', [10, 20, 90]],
  ['purple', [120, 40, 200]],
  ['pink', [250, 150, 200]],
  ['brown', [110, 60, 20]],
  ['tan', [223, 163, 116]],
  ['light blue', [138, 201, 247]],
] as const)('what people call %s is called so', (name, [red, green, blue]) => {
  expect(colorName(red, green, blue).replace(/^(?:light|pale) pink$/, 'pink')).toBe(name)
})
