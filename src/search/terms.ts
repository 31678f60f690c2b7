import { stemOf } from '#language/stem.ts'
import { fold, tokensOf } from '#language/tokens.ts'
import { expressions, faint, silent, synonyms } from '#search/word-lists.ts'

/** Words of a text, with expressions as one word each. */
export function wordsOf(text: string): string[] {
  // The country, before it becomes the pronoun.
  const folded = fold(text.replace(/\bUS\b/g, 'usa'))
  return tokensOf(expressions.reduce((line, [pattern, word]) => line.replace(pattern, ` ${word} `), folded))
}

/** Words that carry what a text is about. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter(tells)

/** One sign alone, or a word that only says how something is asked, tells nothing. */
const tells = (word: string): boolean => word.length > 1 && !silent.has(word)

/** What a word means on this site: its stem, or the stem of the word that stands for all its synonyms. */
export function meaningOf(word: string): string {
  const stem = stemOf(word)
  return meanings.get(stem) ?? stem
}

const meanings: ReadonlyMap<string, string> = new Map(
  synonyms.flatMap((line) => {
    const [first = '', ...rest] = line.split(' ')
    return rest.map((word) => [stemOf(word), stemOf(first)] as const)
  }),
)

const faintMeanings: ReadonlySet<string> = new Set([...faint].map(meaningOf))

/** Whether a meaning is in so many questions that it decides few of them. */
export const isFaint = (meaning: string): boolean => faintMeanings.has(meaning)

/** Every word that the lexicon knows, for mending typing errors. */
export const knownWords: readonly string[] = [...new Set(synonyms.flatMap((line) => line.split(' ')))]

/** Whether a word only says how something is asked, or is one sign alone. */
export const isSilent = (word: string): boolean => !tells(word)
