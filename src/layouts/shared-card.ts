import { createHash } from 'node:crypto'
import { mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { type Card, cardAlt } from '#content-model/collections/page-cards.ts'
import { site } from '#content-model/site.ts'

/** What is on the cards of the last build's pages: a line for each. */
const notes = join(cacheFolder, 'noted-cards.jsonl')

/** Counted up when cards are drawn differently: visitors and programs keep them for ever by their names. */
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
export const nameOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex')
    .slice(0, 16)

/**
 * What a page says of its card. Without one of its own it has the site's.
 *
 * @param drawn the page is being built: its card is noted for scripts/build/cards.ts to list
 */
export function sharedCard(card: Card | undefined, drawn: boolean): SharedCard {
  if (card === undefined) return site.card
  const name = drawn ? noteCard(card) : nameOf(card)
  return { ...site.card, src: `${cardFolder}/${name}.png`, alt: cardAlt(card) }
}

const cardInPage = new RegExp(`property="og:image" content="[^"]*${cardFolder}/([0-9a-f]+)\\.png"`)

/** The name of the card that a finished page has. */
export const cardNamedIn = (html: string): string | undefined => cardInPage.exec(html)?.[1]

const noted = new Set<string>()
let noteFile: number | undefined

/** Keeps what is on a card for the build to draw, and answers the card's name. */
function noteCard(card: Card): string {
  const name = nameOf(card)
  if (noted.has(name)) return name
  noted.add(name)
  noteFile ??= newNotes()
  writeSync(noteFile, `${JSON.stringify([name, card])}\n`)
  return name
}

/** Empties the notes. Nobody closes them: the process ends with the build. */
function newNotes(): number {
  mkdirSync(cacheFolder, { recursive: true })
  return openSync(notes, 'w')
}

/**
 * What is on the cards of the pages that were built last, by the names of the cards.
 *
 * @param project the folder that they were built from
 */
export function notedCards(project = '.'): Map<string, Card> {
  const lines = readFileSync(join(project, notes), 'utf8').trimEnd().split('\n')
  return new Map(lines.map((line): [string, Card] => JSON.parse(line)))
}
