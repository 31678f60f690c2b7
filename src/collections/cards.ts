import type { Accent, ObjectName } from '#art/names.ts'
import type { Dryness } from '#content/example.ts'
import { product } from '#content/site.ts'

/** What a link to an example shows where people share it. */
interface ExampleCard {
  readonly kind: 'example'
  readonly ground: Accent
  readonly before: string
  readonly kept: string
  readonly added: string
  readonly foot: string
}

/** What a link to a post or a page shows: its title, and the object that its header has. */
interface TitleCard {
  readonly kind: 'post' | 'page'
  readonly ground: Accent
  readonly object: ObjectName
  readonly title: string
  /** Beside the face. */
  readonly name: string
}

export type Card = ExampleCard | TitleCard

/** The drier, the cooler. */
export const drynessGrounds = { crisp: 'mint', sandy: 'yolk', arid: 'lilac' } as const satisfies Record<Dryness, Accent>

interface CardPair {
  readonly before: string
  readonly kept: string
  readonly added: string
  readonly meta: string
  readonly dryness: Dryness
}

export const exampleCard = ({ before, kept, added, meta, dryness }: CardPair): Card => ({
  kind: 'example',
  ground: drynessGrounds[dryness],
  before,
  kept,
  added,
  foot: meta,
})

export const postCard = (title: string, { ground, object }: Pick<TitleCard, 'ground' | 'object'>): Card => ({
  kind: 'post',
  ground,
  object,
  title,
  name: `${product} blog`,
})

export const pageCard = ({ title, ground, object }: Pick<TitleCard, 'title' | 'ground' | 'object'>): Card => ({
  kind: 'page',
  ground,
  object,
  title,
  name: product,
})

/** What a card says, for those who can't see it. */
export const cardAlt = (card: Card): string =>
  (card.kind === 'example' ? `${card.kept} ${card.added}` : card.title).replace(/\s+/g, ' ').trim()
