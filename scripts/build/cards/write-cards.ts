import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import { type Card, pageCard } from '#collections/cards.ts'
import { openings } from '#content/openings.ts'
import { cardCache, cardFolder, cardNamedIn, nameOf, notedCards } from '#layouts/shared-card.ts'
import { paletteOf } from '#styles/palette.ts'
import { cardArtModule } from '../content-modules.ts'
import { type Brushes, cardSize, drawCard } from './draw-card.ts'
import { openOutlines } from './outlines.ts'
import { palettePng, shades } from './palette-png.ts'

/**
 * Puts into a build the cards that its pages name, and those of pages that are rendered when asked for. What was drawn once
 * is kept for the next build.
 *
 * @param build the build's folder
 */
export async function writeCards(build: string): Promise<void> {
  const client = join(build, 'client')
  const onDemand = new Map(
    Object.values(openings)
      .map(pageCard)
      .map((card) => [nameOf(card), card]),
  )
  const names = [...new Set([...namedCards(client), ...onDemand.keys()])]
  mkdirSync(join(client, cardFolder), { recursive: true })
  const missing = names.filter((name) => !existsSync(kept(name)))
  if (missing.length > 0) await drawAll(missing, new Map([...notedCards(), ...onDemand]), build)
  await Promise.all(names.map((name) => copyFile(kept(name), join(client, cardFolder, `${name}.png`))))
}

const kept = (name: string) => join(cardCache, `${name}.png`)

/** The cards that the finished pages name. */
function namedCards(client: string): string[] {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const found = pages.map((page) => cardNamedIn(readFileSync(join(client, page), 'utf8')))
  return found.filter((name) => name !== undefined)
}

async function drawAll(names: readonly string[], cards: ReadonlyMap<string, Card>, build: string): Promise<void> {
  const started = performance.now()
  const { cardArt } = await import(pathToFileURL(join(resolve(build), 'server', cardArtModule)).href)
  const colors = paletteOf(readFileSync('src/styles/tokens.css', 'utf8')).light
  const photo = (address: string) =>
    `data:image/jpeg;base64,${readFileSync(join(build, 'client', address)).toString('base64')}`
  const brushes: Brushes = { outlines: await openOutlines(), art: cardArt, colors, photo }
  const queue = [...names]
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const card = cards.get(name)
      if (card === undefined) throw new Error(`A page names the card ${name}, and nothing is noted of it`)
      const palette = card.kind === 'example' ? shades(colors[card.ground] ?? '', colors['ink'] ?? '') : undefined
      const image = await renderAsync(drawCard(card, brushes), {
        fitTo: { mode: 'width', value: cardSize.width },
        // All words are paths. Looking through the system's fonts takes twice as long as drawing.
        font: { loadSystemFonts: false },
      })
      // A photograph has more colors than a palette.
      const png =
        card.kind === 'photo' ? image.asPng() : await palettePng(image.pixels, image.width, image.height, palette)
      await writeFile(kept(name), png)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  console.log(`Drew ${names.length} social cards in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** The tokens of the palette, in the light scheme. */
export const readColors = () => paletteOf(readFileSync('src/styles/tokens.css', 'utf8')).light
