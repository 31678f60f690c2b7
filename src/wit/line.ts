/**
 * When lines are asked for where several rules hold: those that readers laughed at most before the others, those that take
 * up a detail, or how something is said rather than what, after them.
 */
export type Rank = 'first' | 'between' | 'last'
