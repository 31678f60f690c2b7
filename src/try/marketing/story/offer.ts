import { bare, type Fact, factsOf, hasPrice, isContact, isName, piecesOf, torn, withoutPrice } from './facts.ts'
import type { Length, Material } from './material.ts'
import { capitalized, inARow, readWords, secondsToSay, sentence, spokenWords, wordsPerSecond } from './spoken.ts'

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
const asSentence = (words: string): string => (words.startsWith('…') ? sentence(words) : begun(sentence(words)))

/** Words that are not on paper. */
export interface Waiting {
  readonly words: string
  /** Of the product: a price, a date or a way to get in touch; anything else; or for whom it is. */
  readonly is: 'key' | 'small' | 'audience'
}

/** The product and the audience as they stand in a script. */
export interface Offer {
  /** The words on paper. */
  readonly card: string
  /** What did not fit there, to be read on pictures; what is left out first comes last. */
  readonly waiting: readonly Waiting[]
  /** Whether the audience is on the paper. */
  readonly namesAudience: boolean
  /** Whether the words on paper leave out nothing that was typed before others of them. */
  readonly isInOrder: boolean
}

interface Chosen {
  /** The facts that fit, in their order, as sentences. Undefined where not even a beginning does. */
  readonly shown: string | undefined
  /** The same with one more sentence, before any number or address. */
  shownWith(sentence: string): string
  /** Whether what it is has to be torn, or a name stands without it. */
  readonly isCut: boolean
  /** Whether three dots say so. */
  readonly isTorn: boolean
  /** The rest of a first fact that had to be torn. */
  readonly rest: string
  readonly others: readonly Fact[]
  /** Whether no fact is left out before another. */
  readonly isInOrder: boolean
}

/** In which order facts are chosen: as they were typed, or what matters first; spoken, of what matters less only what no gap precedes. */
type Order = 'typed' | 'matters' | 'spoken'

interface Opening {
  readonly facts: readonly number[]
  /** The beginning where the facts do not fit, its rest, and the last fact that it is of. */
  readonly beginning: string
  readonly rest: string
  readonly of: number
  readonly isCut: boolean
}

/** What it is: the first fact, and a second one where the first says nothing alone; else as much of it as fits. */
function openingOf(text: string, facts: readonly Fact[], fits: (shown: string) => boolean, order: Order): Opening {
  const [first, second] = facts
  const words = first?.words ?? ''
  // A question or a name alone says nothing of what is sold. Spoken, the answer to a question will do.
  const isQuestion = words.endsWith('?')
  const whole = second && (isQuestion || isName(words)) ? [0, 1] : [0]
  const doFit = (some: readonly number[]) => fits(inARow(piecesOf(text, facts, new Set(some)).map(asSentence)))
  const none = { facts: [], beginning: '', rest: '', of: 0, isCut: true }
  if (doFit(whole)) return { ...none, facts: whole, isCut: false }
  // The voice may leave the price to the paper.
  const all = bare(text.slice(0, facts[whole.length - 1]?.to))
  const said = order === 'spoken' ? withoutPrice(all) : all
  if (said !== all && fits(asSentence(said))) return { ...none, beginning: said, rest: all, of: whole.length - 1 }
  const part = [...(order === 'spoken' && isQuestion && second ? [[1]] : []), [0]].find(doFit)
  if (part) return { ...none, facts: part }
  const [beginning, rest] = torn(words, (each) => fits(asSentence(each)))
  return { ...none, beginning, rest }
}

/** The facts that fit. What matters: what it is, then prices, dates and ways to get in touch, then the others. */
function chosenOf(text: string, fits: (shown: string) => boolean, order: Order): Chosen {
  const facts = factsOf(text)
  if (facts.length === 0)
    return {
      shown: undefined,
      shownWith: (more) => more,
      isCut: false,
      isTorn: false,
      rest: '',
      others: [],
      isInOrder: true,
    }
  const { facts: opening, beginning, rest, of, isCut } = openingOf(text, facts, fits, order)
  let chosen = new Set(opening)
  const shownWith = (indexes: ReadonlySet<number>, whom = '') => {
    const all = [...indexes]
    const contacts = all.filter((at) => facts[at]?.isContact && (at > 0 || all.length === 1))
    const isLater = whom !== '' || all.some((at) => at > Math.min(...contacts) && !contacts.includes(at))
    const last = new Set(isLater ? contacts : [])
    const pieces = (some: ReadonlySet<number>) => piecesOf(text, facts, some).map(asSentence)
    const first = beginning === '' ? '' : asSentence(beginning)
    return inARow([first, ...pieces(new Set(all.filter((at) => !last.has(at)))), whom, ...pieces(last)])
  }
  const add = (at: number) => {
    const more = new Set([...chosen, at])
    if (fits(shownWith(more))) chosen = more
  }
  const left = [...facts.keys()].filter((at) => at > of && !chosen.has(at))
  const keys = order === 'typed' ? [] : left.filter((at) => facts[at]?.isKey)
  for (const at of keys) add(at)
  const isGap = (at: number) => order !== 'matters' && (chosen.size < at || rest !== '')
  for (const at of left.filter((each) => !chosen.has(each))) {
    if (isGap(at)) break
    if (!keys.includes(at)) add(at)
  }
  return {
    shown: shownWith(chosen),
    shownWith: (whom) => shownWith(chosen, whom),
    isCut,
    isTorn: beginning.endsWith('…'),
    rest,
    others: facts.filter((_, at) => !chosen.has(at) && (at > 0 || beginning === '')),
    isInOrder: [...chosen].every((at) => at < chosen.size),
  }
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

type Offered = Pick<Material, 'product' | 'audience' | 'length' | 'asTyped'>
const offers = new WeakMap<Offered, Offer>()

/** Divides product and audience into words on paper, as many as can be read, and words to be read elsewhere. */
export function offerOf(material: Offered): Offer {
  const offer = offers.get(material) ?? divided(material)
  offers.set(material, offer)
  return offer
}

function divided({ product, audience, length, asTyped = false }: Offered): Offer {
  const order = asTyped ? 'typed' : 'matters'
  const within = (further: number) => {
    const most = readable(cardSeconds[length] + further)
    return { most, ...chosenOf(oneLine(product), (words) => readWords(words) <= most, order) }
  }
  const further = Array.from({ length: furtherSeconds[length] }, (_, at) => at + 1)
  const first = within(0)
  const best = first.isCut ? (further.map(within).find(({ isCut }) => !isCut) ?? first) : first
  const { most, shown, shownWith, rest, others, isInOrder } = best
  const plain = shown ?? sentence(bare(product) || product)
  const whom = audience === '' ? '' : forWhom(audience)
  const isWhole = rest === '' && others.length === 0
  const withWhom = shown === undefined ? inARow([plain, whom]) : shownWith(whom)
  const namesAudience = whom !== '' && isWhole && readWords(withWhom) <= most
  const facts = others.map(({ words, isKey }): Waiting => ({ words: asSentence(words), is: isKey ? 'key' : 'small' }))
  return {
    card: namesAudience ? withWhom : plain,
    waiting: [
      ...(rest === '' ? [] : [{ words: asSentence(rest), is: 'key' } as const]),
      ...(asTyped ? facts : facts.toSorted((one, other) => Number(one.is !== 'key') - Number(other.is !== 'key'))),
      ...(whom === '' || namesAudience ? [] : [{ words: whom, is: 'audience' } as const]),
    ],
    namesAudience,
    isInOrder,
  }
}

/**
 * The spoken form of the product: all of it where there is time, else what matters most of it.
 * @param most seconds that there are for a phrase that would otherwise be torn
 */
export function spokenProduct(product: string, lead: string | undefined, length: Length, most = 0): string | undefined {
  const line = (part: string) => [lead, part].filter(Boolean).join(' ')
  const within = (seconds: number) => {
    const fits = (part: string) => spokenWords(part) > 0 && secondsToSay(line(part)) <= seconds
    const { shown, isTorn } = chosenOf(oneLine(product), fits, 'spoken')
    return { said: shown !== undefined && fits(shown) ? line(shown) : undefined, isTorn }
  }
  const first = within(theirSeconds[length])
  const further = Array.from(
    { length: Math.max(0, most - theirSeconds[length]) },
    (_, at) => theirSeconds[length] + at + 1,
  )
  if (!first.isTorn) return first.said
  const whole = further.map(within).find(({ said, isTorn }) => said !== undefined && !isTorn)
  return (whole ?? first).said
}

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
export function secondsFor(text: string): number {
  let seconds = isContact(text) ? copySeconds : 0
  while (readable(seconds) < readWords(text)) seconds += 1
  return seconds
}

/** Puts words on the pictures of lines that last long enough to read them, before the paper only what has no room after it and is no price. */
export function captionsOf(waiting: readonly Waiting[], lines: readonly Room[]): Captions {
  const room = lines.map(({ seconds, taken }) => (taken ? 0 : readable(seconds)))
  const told = lines.map((): string[] => [])
  const paper = lines.findIndex(({ product }) => product)
  const put = (words: string, places: readonly number[]): boolean => {
    const need = readWords(words)
    const least = secondsFor(words)
    const place = places.find((index) => (room[index] ?? 0) >= need && (lines[index]?.seconds ?? 0) >= least)
    if (place === undefined) return false
    room[place] = (room[place] ?? 0) - need
    told[place]?.push(words)
    return true
  }
  const places = [...lines.keys()]
  const after = places.filter((index) => index > paper)
  const before = places.filter((index) => index < paper)
  const waits = waiting.filter(({ words }) => !put(words, after))
  const unsaid = waits.filter(({ words }) => hasPrice(words) || !put(words, before))
  const early = waits.filter((each) => each.is !== 'audience' && !unsaid.includes(each)).length
  const captions = told.map((all) => inARow(all.toSorted((one, other) => +isContact(one) - +isContact(other))))
  return { captions, unsaid, early }
}
