/**
 * When lines are asked for where several rules hold: those that readers laughed at most before the others, those that take
 * up a detail after them, and those that take up how something is said rather than what after all.
 */
export type Rank = 'first' | 'between' | 'last' | 'general'
