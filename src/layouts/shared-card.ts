import { createHash } from 'node:crypto'
import { mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { type Card, cardAlt, homeCard } from '#content-model/collections/page-cards.ts'
import { palette } from '#content-model/palette.ts'

/** The cards of the last build's pages, one a line. */
const notes = join(cacheFolder, 'noted-cards.jsonl')

/** Version of the drawing code. Caches keep cards forever by name, so it has to be raised when cards change. */
const drawing = 2

/** The site's folder for cards. Files below `_astro` can be cached forever: their names are content hashes. */
export const cardFolder = '/_astro/cards'

/** In px. */
const cardSize = { width: 1200, height: 630 } as const

interface SharedCard {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A card's file name: a hash of its content and its colors. */
export const nameOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, palette.light, card]))
    .digest('hex')
    .slice(0, 16)

/**
 * The metadata of a page's card; home's when it has none.
 *
 * @param drawn whether the page is being built: its card is then noted for scripts/build/cards.ts
 */
export function sharedCard(given: Card | undefined, drawn: boolean): SharedCard {
  const card = given ?? homeCard
  const name = drawn ? noteCard(card) : nameOf(card)
  return { ...cardSize, src: `${cardFolder}/${name}.png`, alt: cardAlt(card) }
}

const cardInPage = new RegExp(`property="og:image" content="[^"]*${cardFolder}/([0-9a-f]+)\\.png"`)

/** The name of the card in a prerendered page. */
export const cardNamedIn = (html: string): string | undefined => cardInPage.exec(html)?.[1]

const noted = new Set<string>()
let noteFile: number | undefined

/** Notes a card for the build to draw. @returns its name */
function noteCard(card: Card): string {
  const name = nameOf(card)
  if (noted.has(name)) return name
  noted.add(name)
  noteFile ??= newNotes()
  writeSync(noteFile, `${JSON.stringify([name, card])}\n`)
  return name
}

/** Empties the notes. The file stays open until the build's process ends. */
function newNotes(): number {
  mkdirSync(cacheFolder, { recursive: true })
  return openSync(notes, 'w')
}

/**
 * The cards of the last build's pages, by name.
 *
 * @param project the folder of the build
 */
export function notedCards(project = '.'): Map<string, Card> {
  const lines = readFileSync(join(project, notes), 'utf8').trimEnd().split('\n')
  return new Map(lines.map((line): [string, Card] => JSON.parse(line)))
}
