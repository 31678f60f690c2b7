import type { Dryness } from '#content-model/example.ts'

/** What a keyword asks for. */
export const keywordKinds = ['thing', 'activity', 'how-to', 'question', 'best', 'near-me', 'versus', 'plain'] as const
export type KeywordKind = (typeof keywordKinds)[number]

/** What is true of the things of a sort: a store can be out of them, they come to the house, they have no opening hours. */
export const traits = ['stocked', 'hired', 'always-open'] as const
export type Trait = (typeof traits)[number]

/** What conditions also ask for: it is a thing that no sort has a noun for. */
export const unknown = 'unknown'

/** Stands among sorts whose words are used for the sort that a keyword's own noun is of. */
export const ofSubject = '{subject}'

/** Lists of words that keywords are read with, by their files. */
export const keywordLists = ['animals', 'for-sale', 'foreign', 'harmless', 'no-activities', 'place-names'] as const
export type KeywordListName = (typeof keywordLists)[number]

/**
 * The words of titles and descriptions for keywords of one sort. In each, `{K}` is the keyword with its capital, and
 * `[is|are]` is the first form for a thing without a plural, the second for several things.
 */
export interface Frames {
  /** What follows the keyword in a title. One that begins with a space goes on from the keyword as from a subject. */
  readonly titles: Readonly<Record<Dryness, readonly string[]>>
  /** The first sentence of a description, which has the keyword in front. */
  readonly openings: readonly string[]
  /** What comes after it. */
  readonly closings: readonly string[]
}

/** Which keywords a sort is for, besides those with its nouns: all that is named has to be so, of a list one. */
export interface TitleCondition {
  readonly kind: KeywordKind
  /** Sorts that its noun or its plain words are of. */
  readonly subjects?: readonly string[] | undefined
  readonly traits?: readonly (Trait | typeof unknown)[] | undefined
  readonly bought?: true | undefined
  readonly definition?: true | undefined
  /** Phrases, of which one stands there: of these three, one is enough. */
  readonly begins?: string | undefined
  readonly has?: string | undefined
  readonly ends?: string | undefined
  /** Phrases that do not stand there. */
  readonly lacks?: string | undefined
}

/** A sort of keywords as its file has it: how they are known, and what is written of them. */
export interface TitleSort extends Frames {
  readonly id: string
  readonly about: string
  readonly nouns?: string | undefined
  readonly masses?: string | undefined
  readonly phrases?: string | undefined
  readonly plainWords?: string | undefined
  readonly traits?: readonly Trait[] | undefined
  readonly forAnimals?: string | undefined
  readonly online?: string | undefined
  readonly when?: TitleCondition | undefined
  /** Sorts whose words are used, the most telling first; without it, its own. */
  readonly wordsOf?: readonly string[] | undefined
  /** Sorts whose closings may be used as well. */
  readonly closingsOf?: readonly string[] | undefined
}

/** All that titles are written with. */
export interface TitleTexts {
  readonly sorts: readonly TitleSort[]
  readonly lists: Readonly<Partial<Record<string, string>>>
}
