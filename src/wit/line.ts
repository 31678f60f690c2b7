import type { Dryness } from '#content/example.ts'

/** One sentence that can follow the visitor's own: it begins with a capital and ends with a period or question mark. */
export interface Line {
  dryness: Dryness
  text: string
}

/**
 * When lines are asked for where several rules hold: those that readers laughed at most before the others, those that take
 * up a detail, or how something is said rather than what, after them.
 */
export type Rank = 'first' | 'between' | 'last'
