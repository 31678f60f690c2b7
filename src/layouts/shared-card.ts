import { createHash } from 'node:crypto'
import { mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { type Card, cardAlt } from '#content-model/collections/page-cards.ts'
import { site } from '#content-model/site.ts'

/** The cards of the last build's pages, one a line. */
const notes = join(cacheFolder, 'noted-cards.jsonl')

/** Version of the drawing code. Caches keep cards forever by name, so it has to be raised when cards change. */
const drawing = 2

/** The site's folder for cards. Files below `_astro` can be cached forever: their names are content hashes. */
export const cardFolder = '/_astro/cards'

interface SharedCard {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A card's file name: a hash of its content. */
export const nameOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex')
    .slice(0, 16)

/**
 * The metadata of a page's card; the default card when it has none.
 *
 * @param drawn whether the page is being built: its card is then noted for scripts/build/cards.ts
 */
export function sharedCard(card: Card | undefined, drawn: boolean): SharedCard {
  if (card === undefined) return site.card
  const name = drawn ? noteCard(card) : nameOf(card)
  return { ...site.card, src: `${cardFolder}/${name}.png`, alt: cardAlt(card) }
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
