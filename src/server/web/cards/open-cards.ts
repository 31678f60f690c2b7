import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type CardList, cardListFile, cardTypeface } from '#server/web/cards/card-list.ts'
import { type Brushes, drawCard } from '#server/web/cards/draw-card.ts'
import { openOutlines } from '#server/web/cards/outlines.ts'

export interface CardDrawer {
  readonly names: readonly string[]
  /**
   * @returns the card as PNG
   * @throws for an unknown name
   */
  draw(name: string): Promise<Buffer>
}

/** @param build its folder */
export async function openCards(build: string): Promise<CardDrawer> {
  const { art, colors, cards }: CardList = JSON.parse(readFileSync(join(build, 'server', cardListFile), 'utf8'))
  const photo = (address: string) =>
    `data:image/jpeg;base64,${readFileSync(join(build, 'client', address)).toString('base64')}`
  const typeface = join(build, 'server', cardTypeface)
  const outlines = await openOutlines(existsSync(typeface) ? typeface : undefined)
  const brushes: Brushes = { outlines, art, colors, photo }
  return {
    names: Object.keys(cards),
    async draw(name) {
      const card = cards[name]
      if (card === undefined) throw new Error(`There is no card ${name}`)
      const drawn = sharp(Buffer.from(drawCard(card, brushes))).removeAlpha()
      // A photograph has too many colors for a palette; an example has two and their shades, for which 16 suffice.
      if (card.kind === 'photo') return drawn.png().toBuffer()
      const colours = card.kind === 'example' ? 16 : 256
      // Plain areas need no dither, and without it the lowest effort finds as good a palette.
      return drawn.png({ palette: true, colours, dither: 0, effort: 1 }).toBuffer()
    },
  }
}
