/**
 * Makes the icons and the social card in public/: `npm run icons`, after a change of the name, the motto
 * (src/content-model/site.ts), the colors (src/styles/tokens.css) or the face. Not part of the build: its results are committed.
 */
import { writeFile } from 'node:fs/promises'
import { product, site } from '#content-model/site.ts'
import { openStudio, placed } from './studio.ts'

/** Most bytes of the social card. */
const cardBudget = 60_000
/** The size of the face's drawing, from ear to ear and from brow to chin. */
const face = { width: 56, height: 29.5 }

const studio = await openStudio()
try {
  const yolk = studio.color('yolk')
  const ink = studio.color('ink')
  const straight = studio.drawing('face/straight')

  /** A yolk block with the face in its middle; `share` is the face's part of the width. */
  const icon = (size: number, share: number) => {
    const width = size * share
    const height = (width * face.height) / face.width
    const drawn = placed(straight, (size - width) / 2, (size - height) / 2, width, height)
    return studio.shoot(drawn, { width: size, height: size, ground: yolk })
  }

  const shapes = /<g [\s\S]*<\/g>/.exec(straight)?.[0].replaceAll('currentColor', ink) ?? ''
  // 72 wide, with the face in the middle.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-36 -27.25 72 72"><title>${escaped(product)}</title><path fill="${yolk}" d="M-36-27.25h72v72h-72z"/>${shapes}</svg>\n`
  await writeFile('public/favicon.svg', svg.replaceAll(/ (class|data-face|transform)="[^"]*"/g, ''))
  await writeFile('public/favicon.ico', ico(await icon(32, 0.8)))
  await writeFile('public/apple-touch-icon.png', await icon(180, 0.66))
  await writeFile('public/icon-192.png', await icon(192, 0.6))
  await writeFile('public/icon-512.png', await icon(512, 0.6))

  const { width, height } = site.card
  const title = 'position:absolute;left:54px;top:44px;font:700 208px/.84 var(--font);letter-spacing:-.05em'
  const motto =
    'position:absolute;left:64px;bottom:58px;font:500 40px/1.2 var(--font);letter-spacing:-.014em;width:440px'
  const poster = [
    `<div style="${title}">${escaped(product)}</div>`,
    `<div style="${motto}">${escaped(site.motto)}</div>`,
    placed(straight, 560, 262, 576, (576 * face.height) / face.width),
  ]
  const card = await studio.shoot(poster.join(''), { width, height, ground: yolk })
  if (card.length > cardBudget) throw new Error(`The social card has ${card.length} bytes, more than ${cardBudget}`)
  await writeFile(`public${site.card.src}`, card)
} finally {
  await studio.close()
}

/** An icon file with one PNG of 32 px: a header of 6 bytes, a directory of one entry of 16, and the picture. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
