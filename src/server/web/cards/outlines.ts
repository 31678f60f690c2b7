import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'
// @ts-expect-error -- It has no types: a font as WOFF2 in, as TrueType out.
import decompress from 'wawoff2/decompress.js'

/** Special Gothic, where the owner has no typeface. */
const shipped = createRequire(import.meta.url).resolve(
  '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2',
)

/** A type style: size in px, weight, and tracking in em. */
export interface Type {
  readonly size: number
  readonly weight: 500 | 700
  readonly tracking: number
}

export interface Outlines {
  /** The width of a line, in px. */
  width(text: string, type: Type): number
  /** A line as an SVG path that starts at a point on its baseline. */
  path(text: string, type: Type, x: number, y: number): string
}

interface Shaped {
  readonly glyph: number
  /** In units of the font. */
  readonly advance: number
  readonly offset: number
}

/**
 * Opens the site's typeface. Words become paths, so that no program that shows a card needs the font.
 * @param file a WOFF2 file
 */
export async function openOutlines(file = shipped): Promise<Outlines> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(readFileSync(file))))
  const fonts = new Map(
    ([500, 700] as const).map((weight) => {
      const font = new harfbuzz.Font(face)
      font.setVariations([new harfbuzz.Variation('wght', weight)])
      return [weight, font]
    }),
  )
  const paths = new Map<string, string>()
  const widths = new Map<string, number>()
  const fontOf = ({ weight }: Type) => fonts.get(weight) ?? new harfbuzz.Font(face)

  /** In units of the font, without tracking. Each word is measured once, since many line breaks are tried. */
  function widthOf(word: string, type: Type): number {
    const key = `${type.weight} ${word}`
    const known =
      widths.get(key) ?? shape(word, { ...type, tracking: 0 }).reduce((sum, { advance }) => sum + advance, 0)
    widths.set(key, known)
    return known
  }

  function shape(text: string, type: Type): Shaped[] {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(fontOf(type), buffer)
    const positions = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
      glyph: codepoint,
      advance: (positions[index]?.xAdvance ?? 0) + type.tracking * face.upem,
      offset: positions[index]?.xOffset ?? 0,
    }))
  }

  function pathOf(glyph: number, type: Type): string {
    const key = `${type.weight} ${glyph}`
    const known = paths.get(key) ?? fontOf(type).glyphToPath(glyph)
    paths.set(key, known)
    return known
  }

  return {
    width(text, type) {
      const words = text.split(' ')
      const spaces = (words.length - 1) * widthOf(' ', type)
      const letters = words.reduce((sum, word) => sum + widthOf(word, type), spaces)
      return (letters / face.upem + text.length * type.tracking) * type.size
    },
    path(text, type, x, y) {
      let at = 0
      const glyphs = shape(text, type).map(({ glyph, advance, offset }) => {
        const placed = `<path transform="translate(${at + offset})" d="${pathOf(glyph, type)}"/>`
        at += advance
        return placed
      })
      const scale = type.size / face.upem
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
    },
  }
}
