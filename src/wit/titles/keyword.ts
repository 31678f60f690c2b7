import { titleLimits } from '#content-model/pages/try-titles.ts'
import type { KeywordKind } from '#content-model/title-texts.ts'
import { type TaggedWord, tag, type WordKind } from '#language/tagger.ts'
import type { Gate } from '#wit/gate/gate.ts'
import { type Lexicon, type Noun, pluralWithin } from './lexicon.ts'

export interface Keyword {
  typed: string
  kind: KeywordKind | 'name'
  /** In a title's spelling: with capitals, in the plural where that only adds letters. */
  written: string
  /** The number of a sentence that has it as subject; `label` where it can't be one. */
  number: 'plural' | 'uncountable' | 'label'
  /** The sort of its noun, or its serious subject. */
  subject?: string | undefined
  /** Whether it is for sale. */
  bought: boolean
  /** Whether it goes on after its noun: its audience, place or material. */
  saysFor: boolean
  /** Whether it is a question for a definition or a reason, which is harmless with any subject. */
  definition?: boolean
}

/** Reasons why a keyword gets no title. */
export type Misfit =
  | 'long'
  | 'code'
  | 'address'
  | 'no-letters'
  | 'language'
  | 'sentence'
  | 'quality'
  | 'word'
  | 'left-alone'

const questionWord = /^(?:what|why|when|where|who|whose|which|how|is|are|can|does|do|did|should|will|would|could)\b/i
const finite = /\b(?:is|are|was|were|has|have|had|will|am)\b/i

/** The misfits that the letters alone show. */
function misfitOf(typed: string, { isForeign }: Lexicon): Misfit | undefined {
  if ([...typed].length > titleLimits.keyword) return 'long'
  if (/^(?:https?:|www\.)|^\S+@\S+\.\S+$|^\S+\.(?:com|org|net|io)(?:\/|$)/i.test(typed)) return 'address'
  if (!/\p{L}/u.test(typed)) return 'no-letters'
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(typed) || isForeign(typed)) return 'language'
  const words = typed.split(' ')
  if (words.every((word) => isCode(word))) return 'code'
  return undefined
}

/** Whether a word is a code, "4471-B", "XK2000", "B08N5WRWNW": letters with digits, and no size, speed or year. */
function isCode(word: string): boolean {
  if (!/\d/.test(word)) return false
  if (/^\d+(?:st|nd|rd|th|s|k|d|g|mm|cm|kg|oz|in|ft|hz|gb|tb|mah|w|v|l|ml|p|x)?$/i.test(word))
    return /^\d{3,}$/.test(word)
  return /\d.*\d/.test(word) || /^[A-Z]{2,}-?\d/.test(word)
}

/**
 * Reads the kind of a keyword, and its spelling in a title.
 *
 * @returns the reason when no title fits it
 */
export function readKeyword(typed: string, lexicon: Lexicon, gate: Gate): Keyword | Misfit {
  const misfit = misfitOf(typed, lexicon)
  if (misfit) return misfit
  const cased = isShouted(typed) ? typed.toLowerCase() : typed
  const text = lexicon.withPlaceCapitals(cased).replace(/\s*[?!.]+$/, '')
  const lower = text.toLowerCase()
  const plain = lexicon.plainSubject(lower)
  if (!plain && gate.isGrave(typed)) return 'left-alone'
  const words = tag(text)
  const base: Base = {
    typed,
    written: capital(text),
    number: 'label',
    bought: false,
    saysFor: / (?:for|in|with|without|under|of|from|on|at|to)\b/.test(lower),
    subject: plain,
  }
  const asked = askedBy(lower, words)
  if (asked)
    return {
      ...base,
      kind: plain ? 'plain' : asked,
      bought: asked === 'versus',
      definition: /^(?:what|who) (?:is|are)\b|^why\b/.test(lower),
    }
  if (isSentence(lower, words)) return 'sentence'
  if (plain) return { ...base, kind: 'plain' }
  return readThing(base, text, words, lexicon)
}

type Base = Omit<Keyword, 'kind'>

/** The kind of keyword that the form of the words shows: a question, a comparison. */
function askedBy(lower: string, words: readonly TaggedWord[]): 'how-to' | 'versus' | 'question' | undefined {
  if (/^how to \p{L}/u.test(lower)) return 'how-to'
  if (/\s(?:vs\.?|versus)\s/.test(lower)) return 'versus'
  return questionWord.test(lower) && words.length > 2 ? 'question' : undefined
}

function readThing(base: Base, text: string, words: readonly TaggedWord[], lexicon: Lexicon): Keyword | Misfit {
  const lower = text.toLowerCase()
  const head = headOf(lower, lexicon)
  const subject = head.noun?.subject
  if (/\bnear me$/.test(lower)) return { ...base, kind: 'near-me', subject }
  if (/^(?:the |a |an )?(?:best|top)\b/.test(lower)) {
    return words.length === 1 ? 'quality' : { ...base, kind: 'best', subject, bought: true }
  }
  if (head.noun) return thing(base, text, head)
  const misfit = words.length === 1 ? misfitOfWord(words[0]) : undefined
  if (misfit) return misfit
  if (isActivity(lower, words, head.word, lexicon)) return { ...base, kind: 'activity', number: 'uncountable' }
  if (words.every((word) => /^\p{Lu}/u.test(word.text)) || /\p{Ll}\p{Lu}/u.test(text)) return { ...base, kind: 'name' }
  const isPlural = words.some(({ lower: own, plural }) => plural && own === head.word) && /[^su]s$/.test(head.word)
  return { ...base, kind: 'thing', number: isPlural ? 'plural' : 'label', bought: lexicon.isForSale(lower) }
}

/** The misfit of a single word that names no thing. */
function misfitOfWord(word: TaggedWord | undefined): Misfit | undefined {
  if (word?.kind === 'adjective') return 'quality'
  return word && nameless.has(word.kind) ? 'word' : undefined
}

const nameless: ReadonlySet<WordKind> = new Set([
  'preposition',
  'determiner',
  'conjunction',
  'pronoun',
  'auxiliary',
  'adverb',
  'number',
])

/** Whether a text is all in capitals without being an abbreviation. */
const isShouted = (text: string): boolean =>
  text === text.toUpperCase() && /\p{L}{4}/u.test(text) && /[\p{L}]{5}|\s/u.test(text)

/** The text with a capital first letter, unless its first word has capitals of its own. */
function capital(text: string): string {
  const [word = ''] = text.split(' ')
  return /\p{Lu}/u.test(word) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The head noun of a keyword, and its end: "office chair" in "office chair for tall people". */
function headOf(lower: string, lexicon: Lexicon): { word: string; end: number; noun: Noun | undefined } {
  const cut = lower.search(/,? (?:for|in|near|with|without|under|of|from|on|at|to|by|that|and|or|&|online|vs)\b/)
  const own = cut === -1 ? lower : lower.slice(0, cut)
  const word = own.split(' ').at(-1) ?? ''
  const places = own.split(' ')
  // In "hotels lisbon" the head is the hotels.
  if (lexicon.isPlaceName(word) && places.length > 1) {
    return headOf(places.slice(0, -1).join(' '), lexicon)
  }
  const isOnline = /\b(?:online|virtual|at home)\b/.test(lower)
  return { word, end: own.length, noun: lexicon.findNoun(own, isOnline) }
}

function thing(base: Base, text: string, head: ReturnType<typeof headOf>): Keyword {
  const { noun } = head
  const found = { ...base, kind: 'thing', subject: noun?.subject, bought: true } as const
  if (/ (?:and|or|&) /.test(text)) return found
  if (noun?.number === 'plural' || noun?.number === 'uncountable') return { ...found, number: noun.number }
  if (head.end !== text.length || /^(?:a|an|the|my|your|this)\b/i.test(text)) return found
  const plural = pluralWithin(text.split(' ').at(-1) ?? '')
  if (plural === undefined) return found
  return { ...found, written: capital([...text.split(' ').slice(0, -1), plural].join(' ')), number: 'plural' }
}

/** Whether a keyword names an activity: "meal planning", "woodworking". */
function isActivity(lower: string, words: readonly TaggedWord[], head: string, lexicon: Lexicon): boolean {
  if (/\p{L}{2,}ing$/u.test(head) && !lexicon.isNoActivity(head)) return true
  const [first] = words
  return words.length > 1 && first?.form === 'gerund' && lower.startsWith(`${first.lower} `) && first.kind === 'verb'
}

/** Whether a keyword is a sentence: a subject, then a verb. */
function isSentence(lower: string, words: readonly TaggedWord[]): boolean {
  if (words.length < 4) return false
  return (
    finite.test(lower) ||
    (words.some(({ kind }) => kind === 'pronoun') && words.some(({ kind }) => kind === 'verb') && !/\bme$/.test(lower))
  )
}
