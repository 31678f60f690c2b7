import type { Dryness, Example } from '#content-model/example.ts'

/** Kinds of antecedents of a line's pronoun: one thing, several, one of several, both of two, a place, a time. */
export const referents = ['one', 'several', 'counted', 'two', 'place', 'time'] as const
export type Referent = (typeof referents)[number]

/** One sentence that can follow the visitor's own: it begins with a capital and ends with a period or question mark. */
export interface Line {
  readonly dryness: Dryness
  readonly text: string
  /** The kinds its pronouns may refer to, where its words do not tell; empty: none, as in "It has not been made a law". */
  readonly refersTo?: readonly Referent[] | undefined
}

/** A line as its file has it: the editor keeps no empty list, so `nothing` stands for it. */
export interface LineText extends Omit<Line, 'refersTo'> {
  readonly refersTo?: readonly (Referent | 'nothing')[] | undefined
}

export interface Jokes {
  /** Jokes with a page. */
  readonly examples: readonly Example[]
  readonly entries: readonly DrawerText[]
}

/**
 * Order of entries when several match. The default is `first` for entries computed from the message, else `between`.
 * General ones are about the wording and not the subject: they come after all others.
 */
export const ranks = ['first', 'between', 'last', 'general'] as const

/** A joke as its file has it, with the file's name: a plain sentence, conditions for a message, and lines that may follow it. */
export interface DrawerText {
  readonly id: string
  /** The file's name without its ending, by which the owner finds it. */
  readonly file: string
  readonly before: string
  readonly also?: readonly string[] | undefined
  readonly needs: string
  readonly misses?: readonly string[] | undefined
  readonly asks?: 'either' | undefined
  readonly denied?: true | undefined
  /** Whether an entry computed from the message also applies to the past. */
  readonly past?: true | undefined
  readonly rank?: (typeof ranks)[number] | undefined
  /** Whether a general entry also applies to statements about the writer, or to sentences of two clauses. */
  readonly mine?: true | undefined
  readonly twofold?: true | undefined
  readonly why: string
  readonly lines: readonly LineText[]
}
