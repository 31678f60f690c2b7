import type { Accent, ObjectName, PersonName, Pictured, PosterName } from '#art/names.ts'
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

/** A drawing where only a drawing can stand: on a card, and where pages are rendered without pictures. */
export const drawn = (object: Pictured<ObjectName>): ObjectName => (typeof object === 'string' ? object : 'pencil')

interface Picture extends Pick<TitleCard, 'ground'> {
  readonly object: Pictured<ObjectName>
}

export const postCard = (title: string, { ground, object }: Picture): Card => ({
  kind: 'post',
  ground,
  object: drawn(object),
  title,
  name: `${product} blog`,
})

export const pageCard = ({ title, ground, object }: Picture & { readonly title: string }): Card => ({
  kind: 'page',
  ground,
  object: drawn(object),
  title,
  name: product,
})

interface PortraitPicture extends Pick<PersonCard, 'ground'> {
  readonly person: Pictured<PersonName>
}

/** A photograph is on no card: who has one has a drawing of the house there. */
export const portraitCard = (title: string, { ground, person }: PortraitPicture): Card =>
  typeof person === 'string'
    ? { kind: 'person', ground, person, title, name: product }
    : pageCard({ title, ground, object: 'pencil' })

export const posterTitleCard = (title: string, poster: Pictured<PosterName>): Card =>
  typeof poster === 'string'
    ? { kind: 'poster', poster, title, name: product }
    : pageCard({ title, ground: 'yolk', object: 'pencil' })

export const homeCard: Card = { kind: 'home', ground: 'yolk', title: site.motto, name: product }

/** What a card says, for those who can't see it. */
export const cardAlt = (card: Card): string =>
  (card.kind === 'example' ? `${card.kept} ${card.added}` : card.title).replace(/\s+/g, ' ').trim()
