import type { Dryness, Example } from '#content-model/example.ts'

/** What a pronoun of a line stands for: one thing, several, one of several, both of two, a place, a time. */
export const referents = ['one', 'several', 'counted', 'two', 'place', 'time'] as const
export type Referent = (typeof referents)[number]

/** One sentence that can follow the visitor's own: it begins with a capital and ends with a period or question mark. */
export interface Line {
  readonly dryness: Dryness
  readonly text: string
  /** What its pronouns stand for, where its words do not tell; empty: nothing, as in "It has not been made a law". */
  readonly refersTo?: readonly Referent[] | undefined
}

/** A line as its file has it: an editor keeps no empty list. */
export interface LineText extends Omit<Line, 'refersTo'> {
  readonly refersTo?: readonly (Referent | 'nothing')[] | undefined
}

/** All jokes of a build. */
export interface Jokes {
  /** Those that have a page. */
  readonly examples: readonly Example[]
  readonly entries: readonly DrawerText[]
}

/**
 * When lines are asked for where several entries hold. Left out, it is first for what is computed of the message, and between
 * for others. General ones take up how something is said, whatever it is about: they come after all others.
 */
export const ranks = ['first', 'between', 'last', 'general'] as const

/** A joke as its file has it, with the file: a plain sentence, what a message must say, and what may follow it. */
export interface DrawerText {
  readonly id: string
  /** The file's name without its ending: where its owner finds it. */
  readonly file: string
  readonly before: string
  readonly also?: readonly string[] | undefined
  readonly needs: string
  readonly misses?: readonly string[] | undefined
  readonly asks?: 'either' | undefined
  readonly denied?: true | undefined
  /** What is computed also of what is over. */
  readonly past?: true | undefined
  readonly rank?: (typeof ranks)[number] | undefined
  /** A general one also follows what a writer says of herself, or a sentence of two clauses. */
  readonly mine?: true | undefined
  readonly twofold?: true | undefined
  readonly why: string
  readonly lines: readonly LineText[]
}
