import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Card, cardAlt } from '#collections/cards.ts'
import { site } from '#content/site.ts'

/** Where cards are kept between builds: what is on each (`.json`), and each as it was drawn (`.png`). */
export const cardCache = join('node_modules', '.cache', 'cards')

/** Counted up when cards are drawn differently, so that none is kept that was drawn before. */
const drawing = 2

/** The folder of the site that holds cards. What is under `_astro` may be kept for ever: its name changes with its content. */
export const cardFolder = '/_astro/cards'

interface SharedCard {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A card's name: by what is on it. */
const nameOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex')
    .slice(0, 16)

/**
 * What a page says of its card. Without one of its own it has the site's.
 *
 * @param drawn the page is being built: its card is noted for scripts/build/cards to draw
 */
export async function sharedCard(card: Card | undefined, drawn: boolean): Promise<SharedCard> {
  if (card === undefined) return site.card
  const name = drawn ? await noteCard(card) : nameOf(card)
  return { ...site.card, src: `${cardFolder}/${name}.png`, alt: cardAlt(card) }
}

const cardInPage = new RegExp(`property="og:image" content="[^"]*${cardFolder}/([0-9a-f]+)\\.png"`)

/** The name of the card that a finished page has. */
export const cardNamedIn = (html: string): string | undefined => cardInPage.exec(html)?.[1]

let cacheMade: Promise<unknown> | undefined

/** Keeps what is on a card for the build to draw, and answers the card's name. */
export async function noteCard(card: Card): Promise<string> {
  const name = nameOf(card)
  const file = join(cardCache, `${name}.json`)
  if (existsSync(file)) return name
  // Once a build: there is a card for each page.
  cacheMade ??= mkdir(cardCache, { recursive: true })
  await cacheMade
  await writeFile(file, JSON.stringify(card))
  return name
}
