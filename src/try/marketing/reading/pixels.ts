import { extractColorsFromImageData } from 'extract-colors'
import type { Light, Swatch } from '#try/marketing/story/material.ts'

/** The longer side, in pixels, of the measured copy. */
export const measuredSide = 64
const mostColors = 4

/** Bounds of mean brightness, 0 to 1: a picture below the first is dark, one above the second bright. */
const dark = 0.3
const bright = 0.68

interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** The brightness of a picture. Transparent parts count as white, the color behind them on the page. */
export function lightOf({ data }: Pick<Pixels, 'data'>): Light {
  let sum = 0
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index, index + 4)
    // Luma of ITU-R BT.709.
    const luma = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    sum += luma * (alpha / 255) + (1 - alpha / 255)
  }
  const mean = sum / Math.max(1, data.length / 4)
  if (mean < dark) return 'dark'
  return mean > bright ? 'bright' : 'even'
}

/** The colors with the largest areas of a picture, largest first. */
export function paletteOf(pixels: Pixels): Swatch[] {
  const found = extractColorsFromImageData(pixels, { pixels: measuredSide * measuredSide, distance: 0.18 })
  return found
    .toSorted((a, b) => b.area - a.area)
    .slice(0, mostColors)
    .map(({ hex, area, red, green, blue }) => ({ hex, share: area, name: colorName(red, green, blue) }))
}

/** The first degree of each hue on the color wheel. */
const hues = [
  [0, 'red'],
  [16, 'orange'],
  [40, 'yellow'],
  [70, 'green'],
  [165, 'teal'],
  [195, 'blue'],
  [255, 'purple'],
  [300, 'pink'],
  [345, 'red'],
] as const

/** The everyday name of a color. */
export function colorName(red: number, green: number, blue: number): string {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (most + least) / 510
  const chroma = (most - least) / 255
  if (lightness < 0.1) return 'black'
  if (chroma < 0.09) return grayName(lightness)
  const hue = hueOf(red, green, blue, most, most - least)
  const name = hues.findLast(([from]) => hue >= from)?.[1] ?? 'red'
  return shaded(name, lightness, chroma)
}

function grayName(lightness: number): string {
  if (lightness > 0.92) return 'white'
  if (lightness > 0.7) return 'light gray'
  return lightness < 0.3 ? 'dark gray' : 'gray'
}

function hueOf(red: number, green: number, blue: number, most: number, span: number): number {
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360
  return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240
}

function shaded(name: string, lightness: number, chroma: number): string {
  const warm = name === 'orange' || name === 'yellow'
  if (lightness > 0.9) return warm ? 'cream' : `pale ${name}`
  if (warm && lightness < 0.42) return chroma < 0.5 || name === 'orange' ? 'brown' : 'olive green'
  if (name === 'orange' && chroma < 0.55) return 'tan'
  if (name === 'red' && lightness > 0.72) return 'pink'
  if (lightness > 0.75) return `light ${name}`
  return lightness < 0.28 ? `dark ${name}` : name
}
