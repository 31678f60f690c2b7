import type { Card } from '#content-model/collections/page-cards.ts'
import type { CardArt } from '#layouts/card-art.tsx'

/** In the `server` folder of a build. */
export const cardListFile = 'cards.json'

/** The social cards of a build's pages, and what they are drawn with. */
export interface CardList {
  readonly art: CardArt
  /** The tokens of the palette by name, as `#rrggbb`. */
  readonly colors: Readonly<Record<string, string>>
  /** By the names that pages have for them. */
  readonly cards: Readonly<Record<string, Card>>
}
