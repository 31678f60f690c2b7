import type { Quantities } from '#wit/reading/quantities/quantities.ts'
import type { Reading } from '#wit/reading/reading.ts'

/** The input of a computation: the last sentence of a message. */
export interface Scene {
  readonly reading: Reading
  readonly quantities: Quantities
  /** The sentence, in lower case. */
  readonly sentence: string
  /** The current year, from which "since 1987" is counted. */
  readonly year: number
  /** Whether it tells of the past. */
  readonly past: boolean
  /** Whether it denies or forbids something. */
  readonly negated: boolean
}

/** The words and limits in parentheses behind a computation's name. */
export interface ComputationLimits {
  /** Words of a list: `count(guest|person)`; empty for any word. */
  readonly words: ReadonlySet<string>
  /** The words that the needs take from the message: `"serves {#}"`. */
  readonly taken?: string | undefined
}

/** The value that limits apply to (`3..200`), if there is one, and the texts that lines name. */
export interface ComputationResult {
  /** Never 0: a count of 0 means that the computation found no match. */
  readonly value?: number | undefined
  readonly texts: Texts
}

/** Texts by name. A line that names an undefined one is left out. */
export type Texts = Readonly<Record<string, string | undefined>>

/** Computes texts from a sentence; nothing when the sentence is about another subject. */
export interface Computation {
  /** The names of the texts. */
  readonly gives: readonly string[]
  /** The words that parentheses may have; undefined for none. */
  readonly words?: readonly string[] | 'any'
  /** Whether it uses words that the needs take from the message: `"serves {#}"`. */
  readonly takes?: true
  readonly find: (scene: Scene, wanted: ComputationLimits) => ComputationResult | undefined
}

/** The only element of a list; undefined for several, since a line about one price must not follow a sentence with two. */
export const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

/** Whether the words include one of the names, or are empty. */
export const isWanted = (words: ReadonlySet<string>, ...names: readonly (string | undefined)[]): boolean =>
  words.size === 0 || names.some((name) => name !== undefined && words.has(name))
