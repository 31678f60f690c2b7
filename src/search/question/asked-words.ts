import { isSilent, meaningOf, wordsOf } from '#search/terms.ts'
import { longhand } from '#search/word-lists.ts'

/** A word of a question or a wording. */
export interface Term {
  readonly word: string
  /** The word itself where it only phrases the question. */
  readonly meaning: string
  readonly silent: boolean
  /** The trust in the word: less than 1 for a corrected one. */
  readonly trust: number
}

/** The weight of a word that only phrases the question, and of one that names the kind of thing asked for. */
const counts = { silent: 0.2, asking: 0.35 } as const

const asking = new Set('who whom whose what where when why how which long often many'.split(' '))

/** The weight of a meaning beside its rarity. */
export const countOf = (meaning: string): number => {
  if (asking.has(meaning)) return counts.asking
  return isSilent(meaning) ? counts.silent : 1
}

export function termOf(word: string, trust = 1): Term {
  const silent = isSilent(word)
  return { word, meaning: silent ? word : meaningOf(word), silent, trust }
}

export const termsOf = (text: string): Term[] => wordsOf(longhand(text)).map((word) => termOf(word))
