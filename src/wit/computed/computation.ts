import type { Quantities } from '#wit/reading/quantities/quantities.ts'
import type { Reading } from '#wit/reading/reading.ts'

/** What a computation looks at: the last sentence of a message. */
export interface Scene {
  readonly reading: Reading
  readonly quantities: Quantities
  /** The sentence, in lower case. */
  readonly sentence: string
  /** The current year: "since 1987" is counted from it. */
  readonly year: number
  /** It tells of what is over. */
  readonly past: boolean
  /** It says that something is not so, or forbids it. */
  readonly negated: boolean
}

/** What stands in parentheses behind a computation's name. */
export interface ComputationLimits {
  /** Words of any list: `count(guest|person)`. None: whatever it is of. */
  readonly words: ReadonlySet<string>
  /** The number that the needs take from the message: `"serves {#}"`. */
  readonly taken?: string | undefined
}

/** What a computation may be limited by (`3..200`), if anything, and texts that lines take up by their names. */
export interface ComputationResult {
  /** None of a thing is no matter for a line: with 0 nothing was found. */
  readonly value?: number | undefined
  readonly texts: Texts
}

/** A text that is missing leaves out the lines that name it. */
export type Texts = Readonly<Record<string, string | undefined>>

/** Reads something of a sentence, or nothing when the sentence is about something else. */
export interface Computation {
  /** The names of its texts. */
  readonly gives: readonly string[]
  /** Which words may stand in parentheses; left out, none. */
  readonly words?: readonly string[] | 'any'
  /** It is of what needs take from the message: `"serves {#}"`. */
  readonly takes?: true
  readonly find: (scene: Scene, wanted: ComputationLimits) => ComputationResult | undefined
}

/** The only one there is: what is said of one price stays away from sentences with several. */
export const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

/** Whether one of the words is wanted, or any is. */
export const isWanted = (words: ReadonlySet<string>, ...names: readonly (string | undefined)[]): boolean =>
  words.size === 0 || names.some((name) => name !== undefined && words.has(name))
