import {
  type Fact,
  type Fits,
  factsOf,
  hasPrice,
  isContact,
  isName,
  joined,
  keysIn,
  phraseOf,
  standsAlone,
  torn,
  upTo,
  withoutPrice,
} from './facts.ts'
import type { Length, Material } from './material.ts'
import { remembering } from './remembering.ts'
import {
  capitalized,
  inARow,
  readWords,
  secondsToRead,
  secondsToSay,
  sentence,
  spokenWords,
  wordsPerSecond,
} from './spoken.ts'

/** Most seconds in which the visitor's own words are spoken. */
export const theirSeconds: Readonly<Record<Length, number>> = { 6: 2, 15: 6, 30: 9, 60: 12 }
/** Most seconds for reading the words on paper. */
const cardSeconds: Readonly<Record<Length, number>> = { 6: 3, 15: 6, 30: 12, 60: 20 }

/** Seconds that the paper has beside these where what it is would otherwise be torn. */
const furtherSeconds: Readonly<Record<Length, number>> = { 6: 0, 15: 1, 30: 2, 60: 3 }

/** Words that can be read in a time, at the pace of the voice. */
export const readable = (seconds: number): number => Math.floor(seconds * wordsPerSecond)

/** A text with a capital, unless its first word is spelled in a way of its own: “iPhone”, “shop.example”. */
export function begun(text: string): string {
  const [word = ''] = /^\S+/.exec(text) ?? []
  return /[\p{Lu}\p{N}@]|\.\p{L}/u.test(word) ? text : capitalized(text)
}

/** A part of the product as a sentence. */
const asSentence = ({ words }: Fact): string => (words.startsWith('…') ? sentence(words) : begun(sentence(words)))

/** Words that are not on paper. */
export interface Waiting {
  readonly words: string
  /** Of the product: a price, a date or a way to get in touch; anything else; or for whom it is. */
  readonly is: 'key' | 'small' | 'audience'
  /** Its part of the product. */
  readonly part?: Fact
}

/** The product and the audience as they stand in a script. */
export interface Offer {
  /** The words on paper. */
  readonly card: string
  /** What did not fit there, to be read on pictures; what is left out first comes last. */
  readonly waiting: readonly Waiting[]
  /** Whether the words on paper leave out nothing that was typed before others of them. */
  readonly isInOrder: boolean
}

/**
 * Facts and other words as sentences: facts in their order, those next to each other in one piece. The others come before a
 * sentence with something to be copied, which may end without a stop.
 */
export function told(all: readonly (Fact | string)[]): string[] {
  const facts = all.filter((each) => typeof each !== 'string').toSorted((one, other) => one.from - other.from)
  const others = all.filter((each) => typeof each === 'string')
  const isNext = (before: Fact, after: Fact) => before.to === after.from
  if (others.length === 0) return joined(facts, isNext).map(asSentence)
  const copied = new Set(facts.filter(({ words }) => isContact(words)).map(({ sentence }) => sentence))
  const { body = [], last = [] } = Object.groupBy(facts, (fact) =>
    fact.sentence > 0 && copied.has(fact.sentence) ? 'last' : 'body',
  )
  const { closed = [], open = [] } = Object.groupBy(joined(body, isNext).map(asSentence), (words) =>
    /[.?!…][)"'’”]*$/.test(words) ? 'closed' : 'open',
  )
  return [...closed, ...others, ...open, ...joined(last, isNext).map(asSentence)]
}

type FactsFit = (facts: readonly Fact[]) => boolean
const inSentences =
  (fits: Fits): FactsFit =>
  (facts) =>
    fits(inARow(told(facts)))

/** In which order facts are chosen: as they were typed, or what matters first; spoken, of what matters less only what no gap precedes. */
type Order = 'typed' | 'keys' | 'matters' | 'spoken'

/** What it is: the first fact, and a second one where a question or a name says nothing alone. */
const whatItIs = (facts: readonly Fact[]): readonly Fact[] =>
  facts.slice(0, facts[0] && (facts[0].words.endsWith('?') || isName(facts[0].words)) ? 2 : 1)

/** What says that something is not so, or only under a condition, which may come later in its sentence. */
const limited = /(?<!\p{L})(?:no|not|never|none|nothing|only|except|unless|without|if)(?!\p{L})|n[’']t(?!\p{L})/iu
const clause = /^(?:i|we|you|he|she|it|they|there)(?!\p{L})/iu

/** What it is, spoken: whole sentences. Where there is no time for the first, its beginning up to where a phrase is whole. */
function spokenOpening(facts: readonly Fact[], fits: FactsFit): readonly Fact[] {
  const [first, second] = facts
  // Of a question, the answer will do.
  const says = second && first?.words.endsWith('?') ? second : first
  if (!first || !says) return []
  const whole = [whatItIs(facts), [says]].find((some) => some.every(({ isWhole }) => isWhole) && fits(some))
  if (whole) return whole
  const parts = facts.filter(({ sentence }) => sentence === says.sentence)
  // “You bring apples, we press” is one phrase.
  const ends = parts.slice(1).filter(({ words }) => !clause.test(words))
  const phrase = limited.test(says.words)
    ? undefined
    : phraseOf(says, (words) => / /.test(words) && fits([{ ...says, words }]))
  const beginning = [...ends.toReversed().map(({ from }) => upTo(says, from)), ...withoutPrice(parts)].find((each) =>
    fits([each]),
  )
  // A question alone leaves the answer to the paper.
  const question = says === second && fits([first]) ? first : undefined
  return [beginning ?? phrase ?? question].filter((each) => each !== undefined)
}

/** The facts that fit. What matters: what it is, then prices, dates and ways to get in touch, then the others. */
function chosenOf(facts: readonly Fact[], opening: readonly Fact[], fits: FactsFit, order: Order) {
  const chosen = [...opening]
  const isAfterGap = ({ from }: Fact) => facts.some((fact) => fact.from < from && !chosen.includes(fact))
  const add = (fact: Fact) => {
    const says = order === 'spoken' ? fact.isWhole : standsAlone(fact) || chosen.some(({ to }) => to === fact.from)
    if (says && !chosen.includes(fact) && fits([...chosen, fact])) chosen.push(fact)
  }
  const end = order === 'keys' ? Infinity : (opening.at(-1)?.to ?? Infinity)
  const later = facts.filter(({ from }) => from >= end)
  if (order !== 'typed') for (const fact of later) if (keysIn(fact.words) > 0) add(fact)
  for (const fact of later) if (order === 'matters' || !isAfterGap(fact)) add(fact)
  // In order no fact is left out before another.
  return { chosen, others: facts.filter((fact) => !chosen.includes(fact)), isInOrder: !chosen.some(isAfterGap) }
}

const oneLine = (text: string): string => text.replace(/[^\S\n]+/g, ' ').trim()

/** Words that are written with a capital within a sentence: names of peoples, places and days. */
const capitals =
  /^(?:\p{Lu}\p{Ll}*(?:ese|ish|[^aeiouy]ians)|(?:amer|afr|mex|kor|puerto ric)icans?|europeans|koreans|germans|french|dutch|swiss|greeks?|turks?|poles|danes?|finns?|swedes?|brits?|scots?|london\p{L}*|berlin\p{L}*|paris\p{L}*|new|san|los|saint|st|mon\p{L}+day|i)$/iu

/** For whom it is, as a sentence: “For parents.” */
export function forWhom(audience: string): string {
  const said = sentence(audience)
  if (/^for\b/i.test(said)) return begun(said)
  const [first = '', second = ''] = said.split(' ')
  const isProper =
    !/^\p{Lu}\p{Ll}*(?:[-’']\p{Ll}+)*[,.;:!?]*$/u.test(first) ||
    /^\p{Lu}/u.test(second) ||
    capitals.test(first.replace(/\P{L}+$/u, ''))
  return `For ${isProper ? said : `${said.charAt(0).toLowerCase()}${said.slice(1)}`}`
}

type Offered = Pick<Material, 'product' | 'audience' | 'length' | 'order' | 'inPieces' | 'isTerse'>

/** Divides product and audience into words on paper, as many as can be read, and words to be read elsewhere. */
export const offerOf = ({ product, audience, length, order = 'matters', inPieces = false, isTerse = false }: Offered) =>
  divided({ product, audience, length, order, inPieces, isTerse })

const divided = remembering((offered: Required<Offered>): Offer => {
  const { audience, length, order } = offered
  const most = (further: number) => readable(cardSeconds[length] + further)
  const further = Array.from({ length: furtherSeconds[length] }, (_, at) => most(at + 1))
  const onCard = (words: number) => cardOf(offered, words)
  const first = onCard(most(0))
  const { chosen, others, isInOrder, rest, fits } =
    (first.isCut ? further.map(onCard).find(({ isCut }) => !isCut) : undefined) ?? first
  const whom = audience === '' ? [] : [forWhom(audience)]
  const withWhom = inARow(told([...chosen, ...whom]))
  const isWhole = others.length === 0 && fits(withWhom)
  const isKey = (fact: Fact) => fact === rest || keysIn(fact.words) > 0
  const keyed = new Set(others.filter(({ words }) => keysIn(words) > 0).map(({ sentence }) => sentence))
  const rank = (fact: Fact) => Number(fact !== rest && !keyed.has(fact.sentence))
  const left = order === 'typed' ? others : others.toSorted((one, other) => rank(one) - rank(other))
  return {
    card: isWhole ? withWhom : inARow(told(chosen)),
    waiting: [
      ...left.map((part): Waiting => ({ words: asSentence(part), is: isKey(part) ? 'key' : 'small', part })),
      ...(isWhole ? [] : whom.map((words): Waiting => ({ words, is: 'audience' }))),
    ],
    isInOrder,
  }
})

/** The words on paper, at most so many: what it is, torn where it does not fit, and others. */
function cardOf({ product, order, inPieces, isTerse }: Required<Offered>, most: number) {
  const fits = (words: string) => readWords(words) <= most
  const doFit = inSentences(fits)
  const [first, ...others] = factsOf(oneLine(product), inPieces ? undefined : fits, inPieces && isTerse)
  const pieces = !first || doFit([first]) ? [first] : torn(first, (words) => doFit([{ ...first, words }]))
  const facts = [...pieces, ...others].filter((each) => each !== undefined)
  const opening = doFit(whatItIs(facts)) ? whatItIs(facts) : facts.slice(0, 1)
  const isCut = pieces.length > 1 || opening.length < whatItIs(facts).length
  return { ...chosenOf(facts, opening, doFit, order), fits, isCut, rest: pieces[1] }
}

/**
 * The spoken form of the product: all of it where there is time, else whole sentences that matter most, or a first phrase.
 * @param most seconds that there are for a phrase that would otherwise not be spoken
 */
export const spokenProduct = remembering(
  (product: string, lead: string | undefined, length: Length, most?: number): string | undefined => {
    const line = (part: string) => [lead, part].filter(Boolean).join(' ')
    for (let seconds = theirSeconds[length]; seconds <= Math.max(theirSeconds[length], most ?? 0); seconds++) {
      const fits = (part: string) => spokenWords(part) > 0 && secondsToSay(line(part)) <= seconds
      const facts = factsOf(oneLine(product), fits)
      const { chosen } = chosenOf(facts, spokenOpening(facts, inSentences(fits)), inSentences(fits), 'spoken')
      if (chosen.length > 0) return line(inARow(told(chosen)))
    }
    return undefined
  },
)

/** A picture's line with room for words. */
export interface Room {
  readonly seconds: number
  /** Words on paper leave no room. */
  readonly taken: boolean
  /** Whether it has the product on paper. */
  readonly product: boolean
}

export interface Captions {
  /** The words on each line's pictures, empty where there are none. */
  readonly captions: readonly string[]
  readonly unsaid: readonly Waiting[]
  /** The number of facts that come before what they are about. */
  readonly early: number
}

/** Fewest seconds in which an address or a number can be copied. */
const copySeconds = 2

/** The fewest seconds in which words can be read, and copied where they are made for that. */
export const secondsFor = (text: string): number => Math.max(isContact(text) ? copySeconds : 0, secondsToRead(text))

/**
 * Puts words on the pictures of lines that last long enough to read them, before the paper only what has no room after it and is
 * no price. A part of a sentence comes after the one before it, and is left out where that is, unless it says the same alone.
 */
export function captionsOf(waiting: readonly Waiting[], lines: readonly Room[]): Captions {
  const room = lines.map(({ seconds, taken }) => (taken ? 0 : readable(seconds)))
  const onPictures = lines.map((): Waiting[] => [])
  const paper = lines.findIndex(({ product }) => product)
  const placeOf = new Map<Waiting, number>()
  const put = (each: Waiting, places: readonly number[]): boolean => {
    const need = readWords(each.words)
    const least = secondsFor(each.words)
    const place = places.find((index) => (room[index] ?? 0) >= need && (lines[index]?.seconds ?? 0) >= least)
    if (place === undefined) return false
    room[place] = (room[place] ?? 0) - need
    onPictures[place]?.push(each)
    placeOf.set(each, place)
    return true
  }
  const places = [...lines.keys()]
  const after = ({ part }: Waiting) => {
    const before = part && !part.begins && waiting.find((each) => each.part?.to === part.from)
    if (!part || !before) return places.filter((index) => index > paper)
    const from = placeOf.get(before) ?? (standsAlone(part) ? paper + 1 : places.length)
    return places.filter((index) => index >= from && index > paper)
  }
  const waits = waiting.filter((each) => !put(each, after(each)))
  const early = places.filter((index) => index < paper)
  const mayBeEarly = ({ words, part }: Waiting) => !hasPrice(words) && (!part || part.isWhole)
  const unsaid = waits.filter((each) => !mayBeEarly(each) || !put(each, early))
  return {
    captions: onPictures.map((all) => inARow(told(all.map(({ part, words }) => part ?? words)))),
    unsaid,
    early: waits.filter((each) => each.is !== 'audience' && !unsaid.includes(each)).length,
  }
}
