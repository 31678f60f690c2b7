import type { Dryness } from '#content-model/example.ts'

/** Kinds of keywords. */
export const keywordKinds = ['thing', 'activity', 'how-to', 'question', 'best', 'near-me', 'versus', 'plain'] as const
export type KeywordKind = (typeof keywordKinds)[number]

/** Traits of the things of a sort: a store can run out of them, they make house calls, they have no opening hours. */
export const traits = ['stocked', 'hired', 'always-open'] as const
export type Trait = (typeof traits)[number]

/** The trait of a thing whose noun is in no sort. */
export const unknown = 'unknown'

/** Placeholder among sorts for the sort of the keyword's own noun. */
export const ofSubject = '{subject}'

/** Lists of words that keywords are read with, by their files. */
export const keywordLists = ['animals', 'for-sale', 'foreign', 'harmless', 'no-activities', 'place-names'] as const
export type KeywordListName = (typeof keywordLists)[number]

/**
 * Titles and descriptions for keywords of one sort. In each, `{K}` is the keyword with its capital, and `[is|are]` is the
 * first form for a thing without a plural, the second for several things.
 */
export interface Frames {
  /** The part of a title after the keyword. One that begins with a space continues it as a sentence's subject. */
  readonly titles: Readonly<Record<Dryness, readonly string[]>>
  /** First sentences of a description, with the keyword at their beginning. */
  readonly openings: readonly string[]
  /** The rest of a description. */
  readonly closings: readonly string[]
}

/** Which keywords a sort is for, besides those with its nouns. All conditions have to match; of a list, one entry. */
export interface TitleCondition {
  readonly kind: KeywordKind
  /** Sorts of its noun or its plain words. */
  readonly subjects?: readonly string[] | undefined
  readonly traits?: readonly (Trait | typeof unknown)[] | undefined
  readonly bought?: true | undefined
  readonly definition?: true | undefined
  /** Phrases of which one has to match; the same for the next two. */
  readonly begins?: string | undefined
  readonly has?: string | undefined
  readonly ends?: string | undefined
  /** Phrases that must not match. */
  readonly lacks?: string | undefined
}

/** A sort of keywords as its file has it: conditions and texts. */
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
  /** Sorts whose words are used, the most telling first; absent: its own. */
  readonly wordsOf?: readonly string[] | undefined
  /** Sorts whose closings may be used as well. */
  readonly closingsOf?: readonly string[] | undefined
}

/** All texts that titles are made of. */
export interface TitleTexts {
  readonly sorts: readonly TitleSort[]
  readonly lists: Readonly<Partial<Record<string, string>>>
}
