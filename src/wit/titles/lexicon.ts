import { keywordLists, type TitleTexts } from '#content-model/title-texts.ts'
import { listed, phrasesOf } from './phrases.ts'
import { plainSubjects } from './plain-subjects.ts'

export interface Noun {
  /** The id of its sort. */
  readonly subject: string
  readonly number: 'singular' | 'plural' | 'uncountable'
}

/** The dictionary for reading keywords. */
export interface Lexicon {
  /**
   * The noun at the end of some words, by its own form or its singular. The words before it may make another thing of it: a
   * ceiling fan is no hand fan, and dog food no dinner.
   */
  findNoun(words: string, isOnline: boolean): Noun | undefined
  /** The sort of a keyword's serious subject, which gets no joke; undefined for other keywords. */
  plainSubject(keyword: string): string | undefined
  /** Capitalizes well-known places, languages, days and months in a keyword without capitals. */
  withPlaceCapitals(keyword: string): string
  /** Whether a single word is the name of a known place. */
  isPlaceName(word: string): boolean
  isForeign(keyword: string): boolean
  isForSale(keyword: string): boolean
  /** Whether a word in -ing is no activity. */
  isNoActivity(word: string): boolean
}

/**
 * Makes the dictionary from sorts and lists.
 *
 * @throws where a list is missing, or a noun belongs to two sorts
 */
export function createLexicon(texts: TitleTexts): Lexicon {
  const { sorts, lists } = texts
  const missing = keywordLists.filter((name) => lists[name] === undefined)
  if (missing.length > 0) throw new Error(`src/content/keywords has no list of ${missing.join(', ')}`)
  const nouns = nounsOf(texts)
  const refinements = sorts.flatMap(({ id, phrases }) => (phrases ? [[phrasesOf(phrases, 'ends'), id] as const] : []))
  const byId = new Map(sorts.map((sort) => [sort.id, sort]))
  const animals = phrasesOf(lists['animals'])
  const foreign = new RegExp(`(?:^|\\s)(?:${listed(lists['foreign']).join('|')})(?=\\s|$)`, 'i')
  const forSale = phrasesOf(lists['for-sale'])
  const noActivities = new Set(listed(lists['no-activities']))
  const refine = (subject: string, words: string): string => {
    const isAnimals = animals.test(words) && !/\bhot dogs?\b/.test(words)
    const theirs = isAnimals ? byId.get(subject)?.forAnimals : undefined
    return theirs ?? refinements.find(([ends]) => ends.test(words))?.[1] ?? subject
  }
  const find = (word: string): Noun | undefined => {
    const own = nouns.get(word)
    if (own) return own
    const singular = singularsOf(word).find((each) => nouns.get(each)?.number === 'singular')
    const found = singular === undefined ? undefined : nouns.get(singular)
    return found && { ...found, number: 'plural' }
  }
  return {
    findNoun(words, isOnline) {
      const noun = find(words.split(' ').at(-1) ?? '')
      if (!noun) return undefined
      const subject = refine(noun.subject, words)
      return { ...noun, subject: (isOnline ? byId.get(subject)?.online : undefined) ?? subject }
    },
    plainSubject: plainSubjects(texts),
    ...placeNames(listed(lists['place-names'])),
    isForeign: (keyword) => foreign.test(keyword),
    isForSale: (keyword) => forSale.test(keyword),
    isNoActivity: (word) => noActivities.has(word),
  }
}

/** All nouns by their singular, or by their only form. */
function nounsOf({ sorts }: TitleTexts): ReadonlyMap<string, Noun> {
  const nouns = new Map<string, Noun>()
  for (const { id: subject, nouns: countable, masses } of sorts) {
    const add = (word: string, number: Noun['number']) => {
      const known = nouns.get(word)
      if (known) throw new Error(`${subject}: “${word}” is a noun of ${known.subject} already`)
      nouns.set(word, { subject, number })
    }
    for (const word of listed(countable)) add(word, 'singular')
    for (const word of listed(masses)) add(word, 'uncountable')
  }
  return nouns
}

function singularsOf(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)]
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  return word.endsWith('s') ? [word.slice(0, -1)] : []
}

/** @returns the plural of a noun where it only adds letters, so that it contains the singular */
export function pluralWithin(noun: string): string | undefined {
  if (/(?:[^aeiou]y|\bdj|fe?|man|foot|tooth|child|person|mouse)$/.test(noun) && !/(?:chief|roof|proof)$/.test(noun))
    return undefined
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** Names of places: of a name of two words, the second alone is none. */
function placeNames(names: readonly string[]): Pick<Lexicon, 'withPlaceCapitals' | 'isPlaceName'> {
  const single = new Set(names.filter((name) => !name.includes(' ')))
  const before = new Map(
    names.flatMap((name) => {
      const [first, second] = name.split(' ')
      return first === undefined || second === undefined ? [] : [[second, first] as const]
    }),
  )
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return {
    withPlaceCapitals(keyword) {
      const words = keyword.split(' ')
      return words
        .map((word, at) => {
          const first = before.get(word)
          if (first !== undefined) return words[at - 1]?.toLowerCase() === first ? capital(word) : word
          if (before.get(words[at + 1] ?? '') === word) return capital(word)
          return single.has(word) ? capital(word) : word
        })
        .join(' ')
    },
    isPlaceName: (word) => single.has(word),
  }
}
