import { titleLimits } from '#content-model/pages/try-titles.ts'
import type { KeywordKind } from '#content-model/title-texts.ts'
import { type TaggedWord, tag, type WordKind } from '#language/tagger.ts'
import type { Gate } from '#wit/gate/gate.ts'
import { type Lexicon, type Noun, pluralWithin } from './lexicon.ts'

export interface Keyword {
  /** As it was typed. */
  typed: string
  kind: KeywordKind | 'name'
  /** As a title has it: with its capital, in the plural where that only adds letters. */
  written: string
  /** Whether a sentence can go on from it as from its subject, and with which number. */
  number: 'plural' | 'uncountable' | 'label'
  /** The sort that its noun is of, or its word that gets no joke. */
  subject?: string | undefined
  /** It is something that one pays for. */
  bought: boolean
  /** It goes on after its noun: for whom, where, of what. */
  saysFor: boolean
  /** A question for what something is or why, of which nothing depends. */
  definition?: boolean
}

/** Why a keyword gets no title. */
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

/** The misfits that show in the letters alone. */
function misfitOf(typed: string, { isForeign }: Lexicon): Misfit | undefined {
  if ([...typed].length > titleLimits.keyword) return 'long'
  if (/^(?:https?:|www\.)|^\S+@\S+\.\S+$|^\S+\.(?:com|org|net|io)(?:\/|$)/i.test(typed)) return 'address'
  if (!/\p{L}/u.test(typed)) return 'no-letters'
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(typed) || isForeign(typed)) return 'language'
  const words = typed.split(' ')
  if (words.every((word) => isCode(word))) return 'code'
  return undefined
}

/** "4471-B", "XK2000", "B08N5WRWNW": letters and digits that no dictionary lists, and no size, speed or year. */
function isCode(word: string): boolean {
  if (!/\d/.test(word)) return false
  if (/^\d+(?:st|nd|rd|th|s|k|d|g|mm|cm|kg|oz|in|ft|hz|gb|tb|mah|w|v|l|ml|p|x)?$/i.test(word))
    return /^\d{3,}$/.test(word)
  return /\d.*\d/.test(word) || /^[A-Z]{2,}-?\d/.test(word)
}

/**
 * Reads what a keyword asks for, and how a title has to write it.
 *
 * @returns the reason when no title of ours fits it
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

/** What shows in the form of the words: a question, a comparison. */
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

/** A single word that names nothing. */
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

/** Everything in capitals, where it is no abbreviation. */
const isShouted = (text: string): boolean =>
  text === text.toUpperCase() && /\p{L}{4}/u.test(text) && /[\p{L}]{5}|\s/u.test(text)

/** The first letter as a title has it, unless the word has capitals of its own. */
function capital(text: string): string {
  const [word = ''] = text.split(' ')
  return /\p{Lu}/u.test(word) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The noun that the rest of the keyword is about, and where it ends: "office chair" in "office chair for tall people". */
function headOf(lower: string, lexicon: Lexicon): { word: string; end: number; noun: Noun | undefined } {
  const cut = lower.search(/,? (?:for|in|near|with|without|under|of|from|on|at|to|by|that|and|or|&|online|vs)\b/)
  const own = cut === -1 ? lower : lower.slice(0, cut)
  const word = own.split(' ').at(-1) ?? ''
  const places = own.split(' ')
  // "hotels lisbon" is about the hotels.
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

/** "Meal planning", "woodworking": what ends in what one does. */
function isActivity(lower: string, words: readonly TaggedWord[], head: string, lexicon: Lexicon): boolean {
  if (/\p{L}{2,}ing$/u.test(head) && !lexicon.isNoActivity(head)) return true
  const [first] = words
  return words.length > 1 && first?.form === 'gerund' && lower.startsWith(`${first.lower} `) && first.kind === 'verb'
}

/** A subject, then a verb that says something of it. */
function isSentence(lower: string, words: readonly TaggedWord[]): boolean {
  if (words.length < 4) return false
  return (
    finite.test(lower) ||
    (words.some(({ kind }) => kind === 'pronoun') && words.some(({ kind }) => kind === 'verb') && !/\bme$/.test(lower))
  )
}
