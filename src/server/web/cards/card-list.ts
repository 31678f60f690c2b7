import type { Card } from '#content-model/collections/page-cards.ts'
import type { CardArt } from '#layouts/card-art.tsx'

/** Path within the `server` folder of a build. */
export const cardListFile = 'cards.json'

/** The owner's typeface, in the same folder, where there is one. */
export const cardTypeface = 'typeface.woff2'

/** The social cards of a build's pages, and the art with which they are drawn. */
export interface CardList {
  readonly art: CardArt
  /** The tokens of the palette by name, as `#rrggbb`. */
  readonly colors: Readonly<Record<string, string>>
  /** By the names of the pages' links. */
  readonly cards: Readonly<Record<string, Card>>
}
