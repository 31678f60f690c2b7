import { stemOf } from '#language/stem.ts'
import { fold, tokensOf } from '#language/tokens.ts'
import { expressions, faint, silent, synonyms } from '#search/word-lists.ts'

/** Words of a text, with expressions as one word each. */
export function wordsOf(text: string): string[] {
  // The country is replaced before folding makes it the pronoun.
  const folded = fold(text.replace(/\bUS\b/g, 'usa'))
  return tokensOf(expressions.reduce((line, [pattern, word]) => line.replace(pattern, ` ${word} `), folded))
}

/** Words that carry the subject of a text. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter(tells)

/** A single character, or a word that only phrases a question, tells nothing. */
const tells = (word: string): boolean => word.length > 1 && !silent.has(word)

/** A word's meaning on this site: its stem, or the stem of the word that stands for its synonyms. */
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

/** Whether a meaning is in many questions, so that it decides few of them. */
export const isFaint = (meaning: string): boolean => faintMeanings.has(meaning)

/** All words of the lexicon, for correcting typing errors. */
export const knownWords: readonly string[] = [...new Set(synonyms.flatMap((line) => line.split(' ')))]

/** Whether a word only phrases a question, or is a single character. */
export const isSilent = (word: string): boolean => !tells(word)
