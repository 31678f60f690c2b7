import { filled } from './filled.ts'
import { counted, countedFirst } from './number-words.ts'

/** Sentences about something of which all, some or none is invented. */
export interface MadeUpWords {
  /** Nothing of it is. */
  readonly real: string
  readonly all: string
  readonly some: string
}

/** The sentence for as many as are invented: `{madeUp}` and `{all}` in words, `{MadeUp}` and `{All}` where it begins with them. */
export function byMadeUp(words: MadeUpWords, madeUp: number, all: number): string {
  const some = madeUp === all ? words.all : words.some
  return filled(madeUp === 0 ? words.real : some, {
    madeUp: counted(madeUp),
    all: counted(all),
    MadeUp: countedFirst(madeUp),
    All: countedFirst(all),
  })
}
