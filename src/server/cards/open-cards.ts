import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { type CardList, cardListFile } from '#server/cards/card-list.ts'
import { type Brushes, cardSize, drawCard } from '#server/cards/draw-card.ts'
import { openOutlines } from '#server/cards/outlines.ts'
import { palettePng, shades } from '#server/cards/palette-png.ts'

/** Draws the cards of a build. */
export interface CardDrawer {
  readonly names: readonly string[]
  /**
   * @returns the card as PNG
   * @throws for a name that is none
   */
  draw(name: string): Promise<Buffer>
}

/** @param build its folder */
export async function openCards(build: string): Promise<CardDrawer> {
  const { art, colors, cards }: CardList = JSON.parse(readFileSync(join(build, 'server', cardListFile), 'utf8'))
  const photo = (address: string) =>
    `data:image/jpeg;base64,${readFileSync(join(build, 'client', address)).toString('base64')}`
  const brushes: Brushes = { outlines: await openOutlines(), art, colors, photo }
  return {
    names: Object.keys(cards),
    async draw(name) {
      const card = cards[name]
      if (card === undefined) throw new Error(`There is no card ${name}`)
      const image = await renderAsync(drawCard(card, brushes), {
        fitTo: { mode: 'width', value: cardSize.width },
        // All words are paths. Looking through the system's fonts takes twice as long as drawing.
        font: { loadSystemFonts: false },
      })
      // A photograph has more colors than a palette.
      if (card.kind === 'photo') return image.asPng()
      const palette = card.kind === 'example' ? shades(colors[card.ground] ?? '', colors['ink'] ?? '') : undefined
      return palettePng(image.pixels, image.width, image.height, palette)
    },
  }
}
