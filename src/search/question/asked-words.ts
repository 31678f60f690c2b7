import { isSilent, meaningOf, wordsOf } from '#search/terms.ts'
import { longhand } from '#search/word-lists.ts'

/** A word of a question or a wording. */
export interface Term {
  readonly word: string
  /** Itself for a word that only says how something is asked. */
  readonly meaning: string
  readonly silent: boolean
  /** What it is trusted: less than 1 for a mended word. */
  readonly trust: number
}

/** What a word counts that says how something is asked, and one that says what kind of thing is asked for. */
const counts = { silent: 0.2, asking: 0.35 } as const

const asking = new Set('who whom whose what where when why how which long often many'.split(' '))

/** What a meaning counts beside its rarity. */
export const countOf = (meaning: string): number => {
  if (asking.has(meaning)) return counts.asking
  return isSilent(meaning) ? counts.silent : 1
}

export function termOf(word: string, trust = 1): Term {
  const silent = isSilent(word)
  return { word, meaning: silent ? word : meaningOf(word), silent, trust }
}

export const termsOf = (text: string): Term[] => wordsOf(longhand(text)).map((word) => termOf(word))
