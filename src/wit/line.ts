import type { Dryness } from '#content/example.ts'
import type { Referent } from './referents.ts'

/** One sentence that can follow the visitor's own: it begins with a capital and ends with a period or question mark. */
export interface Line {
  dryness: Dryness
  text: string
  /** What its pronouns stand for, where its words do not tell: nothing, for "It has not been made a law". */
  refersTo?: readonly Referent[]
}

/**
 * When lines are asked for where several rules hold: those that readers laughed at most before the others, those that take
 * up a detail, or how something is said rather than what, after them.
 */
export type Rank = 'first' | 'between' | 'last'
