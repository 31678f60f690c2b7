import { filled } from './filled.ts'
import { counted, countedFirst } from './number-words.ts'

/** Sentences by the share of invented entries: all, some or zero. */
export interface MadeUpWords {
  readonly real: string
  readonly all: string
  readonly some: string
}

/** The sentence for a count of invented entries. Fills in `{madeUp}` and `{all}` in words, `{MadeUp}` and `{All}` capitalized. */
export function byMadeUp(words: MadeUpWords, madeUp: number, all: number): string {
  const some = madeUp === all ? words.all : words.some
  return filled(madeUp === 0 ? words.real : some, {
    madeUp: counted(madeUp),
    all: counted(all),
    MadeUp: countedFirst(madeUp),
    All: countedFirst(all),
  })
}
