import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { BrandMark, hasOwnMark } from '#art/brand-mark.tsx'
import { Face } from '#art/face.tsx'
import { palette } from '#content-model/palette.ts'
import { product } from '#content-model/site.ts'

const { yolk, ink } = palette.light
/** Width of the mark, which is the face's from ear to ear, and the middle of the face, whose origin is between the eyes. */
const mark = { width: 56, middle: 8.75 } as const

/** The mark as shapes around its middle, in ink. */
function markShapes(): string {
  const drawn = hasOwnMark
    ? renderToStaticMarkup(<BrandMark width={mark.width} height={mark.width} />).replace(
        '<svg',
        `<svg x="${-mark.width / 2}" y="${mark.middle - mark.width / 2}"`,
      )
    : renderToStaticMarkup(<Face color={ink} />).replaceAll(/ (class|data-face|transform)="[^"]*"/g, '')
  return drawn.replaceAll('currentColor', ink)
}

/** A square of yolk with the mark in its middle. @param side in units, of which the mark has 56 */
function icon(side: number, { size, title }: { size?: number; title?: string }): string {
  const [left, top] = [-side / 2, mark.middle - side / 2]
  const measures = size === undefined ? '' : ` width="${size}" height="${size}"`
  const name = title === undefined ? '' : renderToStaticMarkup(<title>{title}</title>)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}"${measures}>${name}<path fill="${yolk}" d="M${left}${top}h${side}v${side}h-${side}z"/>${markShapes()}</svg>\n`
}

const png = (size: number, share: number): Promise<Buffer> =>
  sharp(Buffer.from(icon(mark.width / share, { size })))
    .removeAlpha()
    .png({ palette: true, dither: 0 })
    .toBuffer()

export const favicon = (): string => icon(72, { title: product })
export const touchIcon = (): Promise<Buffer> => png(180, 0.66)
export const appIcon = (size: number): Promise<Buffer> => png(size, 0.6)

/** An icon file with one PNG of 32 px: a header of 6 bytes, a directory of one entry of 16, and the picture. */
export async function faviconIco(): Promise<Buffer> {
  const picture = await png(32, 0.8)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
