import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const deflated = promisify(deflate)
const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

type Color = readonly [red: number, green: number, blue: number]

/** The most colors of a PNG's palette. */
const most = 256

/** Steps from a ground to the ink on it, both included. The edges of letters need no more, and twice as many weigh half as much again. */
const steps = 8

/** `#rrggbb` as numbers. */
const parsed = (hex: string): Color => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colors of a picture in two of them, and of the edges between. */
export function shades(ground: string, ink: string): Color[] {
  const [from, to] = [parsed(ground), parsed(ink)]
  const mix = (at: number, channel: 0 | 1 | 2) =>
    Math.round(from[channel] + ((to[channel] - from[channel]) * at) / (steps - 1))
  return Array.from({ length: steps }, (_, at) => [mix(at, 0), mix(at, 1), mix(at, 2)])
}

/**
 * A picture as PNG with a palette, a third the size of one without. A color that is not in it takes the nearest that is.
 *
 * @param pixels four bytes each, opaque
 * @param palette the picture's most frequent colors, when left out
 */
export async function palettePng(
  pixels: Uint8Array,
  width: number,
  height: number,
  palette?: readonly Color[],
): Promise<Buffer> {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4)
  const known = palette ?? frequentColors(colors)
  const bits = known.length <= 16 ? 4 : 8
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // By palette.
  head.set([bits, 3, 0, 0, 0], 8)
  const data = await deflated(rowsOf(colors, known, { width, height, bits }), { level: 7, memLevel: 9 })
  const entries = Buffer.from(known.flat())
  return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', entries), chunk('IDAT', data), chunk('IEND')])
}

/** Red, green and blue of four bytes read as one number, lowest byte first. */
const channels = (color: number): Color => [color & 255, (color >> 8) & 255, (color >> 16) & 255]

function frequentColors(colors: Uint32Array): Color[] {
  const counts = new Map<number, number>()
  // Neighbors mostly have the same, and a look into the map takes longer than a comparison.
  let begin = 0
  for (let at = 1; at <= colors.length; at++) {
    const color = colors[begin] ?? 0
    if (at < colors.length && colors[at] === color) continue
    counts.set(color, (counts.get(color) ?? 0) + at - begin)
    begin = at
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  return sorted.slice(0, most).map(([color]) => channels(color))
}

const distance = (one: Color, other: Color): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2

const nearest = (color: Color, palette: readonly Color[]): number =>
  palette.reduce((best, other, at) => (distance(color, other) < distance(color, palette[best] ?? other) ? at : best), 0)

interface Shape {
  readonly width: number
  readonly height: number
  /** Of a place in the palette. */
  readonly bits: 4 | 8
}

/** Rows as PNG has them: each begins with the byte that says it is not filtered. At four bits two pixels share a byte. */
function rowsOf(colors: Uint32Array, palette: readonly Color[], { width, height, bits }: Shape): Buffer {
  const known = new Map<number, number>()
  const rows = Buffer.alloc(((width * bits) / 8 + 1) * height)
  let [last, place, at, pixel] = [-1, 0, 0, 0]
  const placeOf = (color: number) => {
    if (color === last) return place
    last = color
    place = known.get(color) ?? nearest(channels(color), palette)
    known.set(color, place)
    return place
  }
  for (let row = 0; row < height; row++) {
    at += 1
    for (const end = pixel + width; pixel < end; at++) {
      const left = placeOf(colors[pixel++] ?? 0)
      rows[at] = bits === 8 ? left : (left << 4) | placeOf(colors[pixel++] ?? 0)
    }
  }
  return rows
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(data.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}
