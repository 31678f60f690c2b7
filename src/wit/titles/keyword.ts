import { titleLimits } from '#content/pages/try-titles.ts'
import { type TaggedWord, tag, type WordKind } from '#language/tagger.ts'
import type { Gate } from '../gate/gate.ts'
import { findNoun, isPlaceName, type Noun, pluralWithin, type Subject, withPlaceCapitals } from './lexicon.ts'
import { type PlainSubject, plainSubject } from './plain-subjects.ts'

/** What a keyword asks for. */
export type KeywordKind =
  | 'thing'
  | 'activity'
  | 'how-to'
  | 'question'
  | 'best'
  | 'near-me'
  | 'versus'
  | 'name'
  | 'plain'

export interface Keyword {
  /** As it was typed. */
  typed: string
  kind: KeywordKind
  /** As a title has it: with its capital, in the plural where that only adds letters. */
  written: string
  /** Whether a sentence can go on from it as from its subject, and with which number. */
  number: 'plural' | 'uncountable' | 'label'
  subject?: Subject | undefined
  /** It is something that one pays for. */
  bought: boolean
  /** It goes on after its noun: for whom, where, of what. */
  saysFor: boolean
  plain?: PlainSubject | undefined
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

const foreign =
  /(?:^|\s)(?:der|das|und|für|mit|von|kaufen|einen?|les|du|pour|avec|une|el|los|las|para|una|gli|della|het|een|voor|och|não|és|köpa)(?=\s|$)/i
const questionWord = /^(?:what|why|when|where|who|whose|which|how|is|are|can|does|do|did|should|will|would|could)\b/i
const finite = /\b(?:is|are|was|were|has|have|had|will|am)\b/i

/** The misfits that show in the letters alone. */
function misfitOf(typed: string): Misfit | undefined {
  if ([...typed].length > titleLimits.keyword) return 'long'
  if (/^(?:https?:|www\.)|^\S+@\S+\.\S+$|^\S+\.(?:com|org|net|io)(?:\/|$)/i.test(typed)) return 'address'
  if (!/\p{L}/u.test(typed)) return 'no-letters'
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(typed) || foreign.test(typed)) return 'language'
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
export function readKeyword(typed: string, gate: Gate): Keyword | Misfit {
  const misfit = misfitOf(typed)
  if (misfit) return misfit
  const cased = isShouted(typed) ? typed.toLowerCase() : typed
  const text = withPlaceCapitals(cased).replace(/\s*[?!.]+$/, '')
  const lower = text.toLowerCase()
  const plain = plainSubject(lower)
  if (!plain && gate.isGrave(typed)) return 'left-alone'
  const words = tag(text)
  const base: Base = {
    typed,
    written: capital(text),
    number: 'label',
    bought: false,
    saysFor: / (?:for|in|with|without|under|of|from|on|at|to)\b/.test(lower),
    plain,
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
  return readThing(base, text, words)
}

type Base = Omit<Keyword, 'kind'>

/** What shows in the form of the words: a question, a comparison. */
function askedBy(lower: string, words: readonly TaggedWord[]): 'how-to' | 'versus' | 'question' | undefined {
  if (/^how to \p{L}/u.test(lower)) return 'how-to'
  if (/\s(?:vs\.?|versus)\s/.test(lower)) return 'versus'
  return questionWord.test(lower) && words.length > 2 ? 'question' : undefined
}

function readThing(base: Base, text: string, words: readonly TaggedWord[]): Keyword | Misfit {
  const lower = text.toLowerCase()
  const head = headOf(lower)
  const subject = head.noun?.subject
  if (/\bnear me$/.test(lower)) return { ...base, kind: 'near-me', subject }
  if (/^(?:the |a |an )?(?:best|top)\b/.test(lower)) {
    return words.length === 1 ? 'quality' : { ...base, kind: 'best', subject, bought: true }
  }
  if (head.noun) return thing(base, text, head)
  const misfit = words.length === 1 ? misfitOfWord(words[0]) : undefined
  if (misfit) return misfit
  if (isActivity(lower, words, head.word)) return { ...base, kind: 'activity', number: 'uncountable' }
  if (words.every((word) => /^\p{Lu}/u.test(word.text)) || /\p{Ll}\p{Lu}/u.test(text)) return { ...base, kind: 'name' }
  const isPlural = words.some(({ lower: own, plural }) => plural && own === head.word) && /[^su]s$/.test(head.word)
  return { ...base, kind: 'thing', number: isPlural ? 'plural' : 'label', bought: forSale.test(lower) }
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

const forSale = /\b(?:cheap|affordable|buy|price|prices|sale|discount|deals?|gifts?|rental|used|wholesale|luxury)\b/

/** Everything in capitals, where it is no abbreviation. */
const isShouted = (text: string): boolean =>
  text === text.toUpperCase() && /\p{L}{4}/u.test(text) && /[\p{L}]{5}|\s/u.test(text)

/** The first letter as a title has it, unless the word has capitals of its own. */
function capital(text: string): string {
  const [word = ''] = text.split(' ')
  return /\p{Lu}/u.test(word) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

const forAnimals = /\b(?:dog|cat|puppy|kitten|pet|hamster|rabbit|parrot|bird)s?\b/
const pets: ReadonlySet<Subject> = new Set<Subject>(['petFood', 'petThings', 'groceries', 'produce', 'dishes'])
/** What is fed, what is used: everything else of a pet's is no thing ("dog walker"). */
const things: ReadonlySet<Subject> = new Set<Subject>([
  'furniture',
  'fixtures',
  'textiles',
  'storage',
  'tools',
  'kitchenware',
  'accessories',
  'garments',
  'bags',
  'adornments',
  'goods',
  'petThings',
])

/** Words before a noun that make another thing of it, by what it then is. */
const refinements: readonly (readonly [RegExp, Subject])[] = [
  [/\b(?:ceiling|exhaust|bathroom|attic) fans?$|\bwater (?:heater|softener)s?$|\bwall ovens?$/, 'fixtures'],
  [/\b(?:garden|hand|power|woodworking|gardening|carving|cordless) tools?$|\bpaint ?brush(?:es)?$/, 'tools'],
  [/\bkitchen tools?$/, 'kitchenware'],
  [
    /\b(?:accounting|project|crm|erp|team|business|hr|payroll|inventory|sales|marketing|invoicing|scheduling|collaboration|booking|pos|warehouse|help desk|support|fleet|practice|property|restaurant)\b.* (?:software|tool|app|program|platform|system)s?$/,
    'teamware',
  ],
  [/\b(?:cover|recommendation|resignation) letters?$|\b(?:resume|résumé|cv|cover letter|portfolio)\b/, 'applications'],
  [/\b(?:business|appointment|loyalty) cards?$/, 'handouts'],
  [/\b(?:greeting|birthday|thank you|christmas|anniversary|get well) cards?$/, 'goods'],
  [/\b(?:wedding|event|party|travel|trip) planners?$/, 'occasions'],
  [
    /\b(?:online|virtual|language|coding|programming|history|math|excel|spanish|french|english|german) class(?:es)?$/,
    'courses',
  ],
  [
    /\b(?:yoga|pilates|dance|dancing|fitness|zumba|barre|pottery|painting|cooking|art|ceramics|spin|boxing) class(?:es)?$/,
    'classrooms',
  ],
  [/\bstorage (?:unit|space)s?$/, 'housing'],
  [/\b(?:conference|meeting|event|party|banquet|wedding) (?:room|space|hall)s?$/, 'venues'],
  [/\bhotel rooms?$/, 'lodging'],
  [/\b(?:lawn|grass) seeds?$/, 'goods'],
  [/\b(?:wireless|bluetooth) (?:mouse|keyboard|speaker|microphone)s?$/, 'wearables'],
  [/\b(?:meal|dinner|lunch|breakfast|snack|appetizer|dessert) ideas$/, 'recipes'],
  [/\b(?:coffee|tea) (?:bean|pod|bag)s?$/, 'drinks'],
  [/\b(?:grill|smoker)s?$/, 'appliances'],
  [/\b(?:boxing|ski|work|gardening|winter) gloves?$/, 'gear'],
]

/** Reads a noun with the words before it: a ceiling fan is not carried home, and dog food is no dinner. */
function refined(noun: Noun, own: string): Noun {
  if (forAnimals.test(own) && !/\bhot dogs?\b/.test(own)) {
    if (pets.has(noun.subject)) return { ...noun, subject: noun.subject === 'petThings' ? 'petThings' : 'petFood' }
    if (things.has(noun.subject)) return { ...noun, subject: 'petThings' }
  }
  const subject = refinements.find(([words]) => words.test(own))?.[1]
  return subject ? { ...noun, subject } : noun
}

/** The noun that the rest of the keyword is about, and where it ends: "office chair" in "office chair for tall people". */
function headOf(lower: string): { word: string; end: number; noun: Noun | undefined } {
  const cut = lower.search(/,? (?:for|in|near|with|without|under|of|from|on|at|to|by|that|and|or|&|online|vs)\b/)
  const own = cut === -1 ? lower : lower.slice(0, cut)
  const word = own.split(' ').at(-1) ?? ''
  const places = own.split(' ')
  // "hotels lisbon" is about the hotels.
  if (isPlaceName(word) && places.length > 1) {
    const before = places.slice(0, -1).join(' ')
    return { ...headOf(before) }
  }
  const noun = findNoun(word)
  const found = noun && refined(noun, own)
  const isOnline = found?.subject === 'classrooms' && /\b(?:online|virtual|at home)\b/.test(lower)
  return { word, end: own.length, noun: isOnline ? { ...found, subject: 'practices' } : found }
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
function isActivity(lower: string, words: readonly TaggedWord[], head: string): boolean {
  const notDone =
    /^(?:(?:some|any|every)?thing|king|ring|spring|string|wing|evening|morning|ceiling|building|wedding|clothing|pudding|sibling|earring|bedding|lighting)$/
  if (/\p{L}{2,}ing$/u.test(head) && !notDone.test(head)) return true
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
