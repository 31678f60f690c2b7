import { expressions, faint, silent, synonyms } from '#search/lexicon.ts'

/** Text in which case, accents and apostrophes no longer matter. */
export const fold = (text: string): string =>
  text
    // The country, before it becomes the pronoun.
    .replace(/\bUS\b/g, 'usa')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** Words of folded text, with expressions as one word each. */
export function wordsOf(folded: string): string[] {
  const joined = expressions.reduce((text, [pattern, word]) => text.replace(pattern, ` ${word} `), folded)
  return joined.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words that carry what a text is about. */
export const tellingWords = (text: string): string[] => wordsOf(fold(text)).filter(tells)

/** One sign alone, or a word that only says how something is asked, tells nothing. */
const tells = (word: string): boolean => word.length > 1 && !silent.has(word)

/** What a word means on this site: its stem, or the stem of the word that stands for all its synonyms. */
export function meaningOf(word: string): string {
  const stem = stemOf(word)
  return meanings.get(stem) ?? stem
}

/** A word without the endings of plurals and tenses. Only alike matters, not whether it is still a word. */
export function stemOf(word: string): string {
  const singular = withoutPlural(word)
  const root = singular.replace(/(?:ing|(?<!e)ed)$/, (ending, at: number) =>
    hasVowel(singular.slice(0, at)) ? '' : ending,
  )
  const single = root === singular ? root : root.replace(/([bdfgmnprt])\1$/, '$1')
  return single.length > 3 ? single.replace(/e$/, '').replace(/y$/, 'i') : single
}

function withoutPlural(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '')
}

const hasVowel = (text: string): boolean => text.length > 2 && /[aeiouy]/.test(text)

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
