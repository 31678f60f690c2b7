import type { Accent, ObjectName, PersonName, PosterName } from '#art/names.ts'
import type { Dryness } from '#content/example.ts'
import { product, site } from '#content/site.ts'

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

/** What a link to a person's page shows: their name, and their portrait on its ground. */
interface PersonCard {
  readonly kind: 'person'
  readonly ground: Accent
  readonly person: PersonName
  readonly title: string
  readonly name: string
}

/** What a link to a project shows: its title, and its poster on the poster's own ground. */
interface PosterCard {
  readonly kind: 'poster'
  readonly poster: PosterName
  readonly title: string
  readonly name: string
}

/** What a link to home shows: a sentence, and the face. */
interface HomeCard {
  readonly kind: 'home'
  readonly ground: Accent
  readonly title: string
  readonly name: string
}

export type Card = ExampleCard | TitleCard | PersonCard | PosterCard | HomeCard

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

export const portraitCard = (title: string, { ground, person }: Pick<PersonCard, 'ground' | 'person'>): Card => ({
  kind: 'person',
  ground,
  person,
  title,
  name: product,
})

export const posterTitleCard = (title: string, poster: PosterName): Card => ({
  kind: 'poster',
  poster,
  title,
  name: product,
})

export const homeCard: Card = { kind: 'home', ground: 'yolk', title: site.motto, name: product }

/** What a card says, for those who can't see it. */
export const cardAlt = (card: Card): string =>
  (card.kind === 'example' ? `${card.kept} ${card.added}` : card.title).replace(/\s+/g, ' ').trim()
