import type { Accent, ObjectName, PersonName, Photo, Pictured, PosterName } from '#art/names.ts'
import type { Dryness } from '#content-model/example.ts'
import { product, site } from '#content-model/site.ts'

/** The social card of an example. */
interface ExampleCard {
  readonly kind: 'example'
  readonly ground: Accent
  readonly before: string
  readonly kept: string
  readonly added: string
  readonly foot: string
}

/** The social card of a post or a page: its title, and the object of its header. */
interface TitleCard {
  readonly kind: 'post' | 'page'
  readonly ground: Accent
  readonly object: ObjectName
  readonly title: string
  /** Beside the face. */
  readonly name: string
}

/** The social card of a person's page: name and portrait on its ground. */
interface PersonCard {
  readonly kind: 'person'
  readonly ground: Accent
  readonly person: PersonName
  readonly title: string
  readonly name: string
}

/** The social card of a project: its title, and its poster on the poster's own ground. */
interface PosterCard {
  readonly kind: 'poster'
  readonly poster: PosterName
  readonly title: string
  readonly name: string
}

/** The social card of an entry with a photograph in place of a drawing: its title beside the photograph. */
export interface PhotoCard extends Photo {
  readonly kind: 'photo'
  readonly title: string
  readonly name: string
}

/** The social card of home: a sentence, and the face. */
interface HomeCard {
  readonly kind: 'home'
  readonly ground: Accent
  readonly title: string
  readonly name: string
}

export type Card = ExampleCard | TitleCard | PersonCard | PosterCard | PhotoCard | HomeCard

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

/** A drawing's name also for a photograph: pages rendered on demand are given no photographs of entries. */
export const drawn = (object: Pictured<ObjectName>): ObjectName => (typeof object === 'string' ? object : 'pencil')

const photoCard = ({ photo, alt }: Photo, title: string, name: string): Card => ({
  kind: 'photo',
  photo,
  alt,
  title,
  name,
})

/** Whether it is a photograph with a copy for cards. */
const isOnCards = (picture: Pictured<string>): picture is Photo =>
  typeof picture !== 'string' && picture.photo.card !== undefined

interface Picture extends Pick<TitleCard, 'ground'> {
  readonly object: Pictured<ObjectName>
}

function titleCard(kind: TitleCard['kind'], title: string, { ground, object }: Picture, name: string): Card {
  if (isOnCards(object)) return photoCard(object, title, name)
  return { kind, ground, object: drawn(object), title, name }
}

export const postCard = (title: string, picture: Picture): Card => titleCard('post', title, picture, `${product} blog`)

export const pageCard = ({ title, ground, object }: Picture & { readonly title: string }): Card =>
  titleCard('page', title, { ground, object }, product)

interface PortraitPicture extends Pick<PersonCard, 'ground'> {
  readonly person: Pictured<PersonName>
}

export const portraitCard = (title: string, { ground, person }: PortraitPicture): Card =>
  typeof person === 'string'
    ? { kind: 'person', ground, person, title, name: product }
    : photoCard(person, title, product)

export const posterTitleCard = (title: string, poster: Pictured<PosterName>): Card =>
  typeof poster === 'string' ? { kind: 'poster', poster, title, name: product } : photoCard(poster, title, product)

export const homeCard: Card = { kind: 'home', ground: 'yolk', title: site.motto, name: product }

/** Alternative text of a card. */
export const cardAlt = (card: Card): string =>
  (card.kind === 'example' ? `${card.kept} ${card.added}` : card.title).replace(/\s+/g, ' ').trim()
