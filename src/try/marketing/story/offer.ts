import {
  bare,
  type Fact,
  factsOf,
  hasPrice,
  isContact,
  isName,
  piecesOf,
  standsAlone,
  torn,
  withoutPrice,
} from './facts.ts'
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
  /** Its part of the product. */
  readonly part?: Omit<Fact, 'words' | 'isKey'> & { readonly of: string; readonly isFree: boolean }
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
  /** The rest of a first fact that had to be torn. */
  readonly rest: string
  readonly others: readonly Fact[]
  /** Whether no fact is left out before another. */
  readonly isInOrder: boolean
}

/** In which order facts are chosen: as they were typed, or what matters first; spoken, of what matters less only what no gap precedes. */
type Order = 'typed' | 'keys' | 'matters' | 'spoken'

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
  if (order === 'spoken') return { ...none, ...spokenOpening(text, facts, whole, fits) }
  if (doFit(whole)) return { ...none, facts: whole, isCut: false }
  if (doFit([0])) return { ...none, facts: [0] }
  const [beginning, rest] = torn(words, (each) => fits(asSentence(each)))
  return { ...none, beginning, rest }
}

/** What says that something is not so, or only under a condition, which may come later in its sentence. */
const limited = /(?<!\p{L})(?:no|not|never|none|nothing|only|except|unless|without|if)(?!\p{L})|n[’']t(?!\p{L})/iu
const clause = /^(?:i|we|you|he|she|it|they|there)(?!\p{L})/iu

/** What it is, spoken: whole sentences. Where there is no time for the first, its beginning up to where a phrase is whole. */
function spokenOpening(
  text: string,
  facts: readonly Fact[],
  whole: readonly number[],
  fits: (shown: string) => boolean,
) {
  const doesFit = (words: string) => fits(asSentence(words))
  const first = facts[1] && facts[0]?.words.endsWith('?') ? 1 : 0
  const said = [whole, [first]].find(
    (some) =>
      some.every((at) => facts[at]?.isWhole) && fits(inARow(piecesOf(text, facts, new Set(some)).map(asSentence))),
  )
  if (said) return { facts: said }
  const { from, sentence: of, words } = facts[first] ?? { from: 0, sentence: 0, words: '' }
  const parts = facts.filter(({ sentence }) => sentence === of)
  const begun = parts.map(({ to }) => bare(text.slice(from, to))).toReversed()
  // “You bring apples, we press” is one phrase.
  const phrases = begun.filter((_, at) => at > 0 && !clause.test(parts.at(-at)?.words ?? ''))
  const priceless = begun.map(withoutPrice).filter((each) => !begun.includes(each))
  const [small] = limited.test(words) ? [''] : torn(words, doesFit)
  const beginning = [...phrases, ...priceless, ...(/\s.*[^…]$/u.test(small) ? [small] : [])].find(doesFit)
  if (beginning !== undefined) return { beginning, rest: words, of: first + parts.length - 1 }
  // A question alone leaves the answer to the paper.
  const question = first === 1 ? (facts[0]?.words ?? '') : ''
  return { beginning: doesFit(question) ? question : '', of: facts.length }
}

/** The facts that fit. What matters: what it is, then prices, dates and ways to get in touch, then the others. */
function chosenOf(
  text: string,
  fits: (shown: string) => boolean,
  order: Order,
  whole: (sentence: string) => boolean = fits,
  finely = false,
): Chosen {
  const facts = factsOf(text, whole, finely)
  if (facts.length === 0)
    return {
      shown: undefined,
      shownWith: (more) => more,
      isCut: false,
      rest: '',
      others: [],
      isInOrder: true,
    }
  const { facts: opening, beginning, rest, of, isCut } = openingOf(text, facts, fits, order)
  let chosen = new Set(opening)
  const shownWith = (indexes: ReadonlySet<number>, whom = '') => {
    const all = [...indexes]
    // A number or an address is put after what was typed after it only as a sentence of its own.
    const isMovable = (at: number) => facts[at]?.isContact && facts[at]?.begins && facts[at]?.isWhole
    const isCopied = (at: number) => at > 0 || (all.length === 1 && !/[.?!…]$/.test(asSentence(facts[at]?.words ?? '')))
    const contacts = all.filter((at) => isMovable(at) && isCopied(at))
    const isLater = whom !== '' || all.some((at) => at > Math.min(...contacts) && !contacts.includes(at))
    const last = new Set(isLater ? contacts : [])
    const pieces = (some: ReadonlySet<number>) => piecesOf(text, facts, some).map(asSentence)
    const first = beginning === '' ? '' : asSentence(beginning)
    return inARow([first, ...pieces(new Set(all.filter((at) => !last.has(at)))), whom, ...pieces(last)])
  }
  const add = (at: number) => {
    const fact = facts[at]
    const isAllowed = order === 'spoken' ? fact?.isWhole : fact && (chosen.has(at - 1) || standsAlone(fact))
    if (!isAllowed) return
    const more = new Set([...chosen, at])
    if (fits(shownWith(more))) chosen = more
  }
  const isSilent = opening.length === 0 && beginning === ''
  const left = isSilent || order === 'keys' ? [] : [...facts.keys()].filter((at) => at > of && !chosen.has(at))
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

type Offered = Pick<Material, 'product' | 'audience' | 'length' | 'order' | 'inPieces' | 'isTerse'>
const offers = new WeakMap<Offered, Offer>()

/** Divides product and audience into words on paper, as many as can be read, and words to be read elsewhere. */
export function offerOf(material: Offered): Offer {
  const offer = offers.get(material) ?? divided(material)
  offers.set(material, offer)
  return offer
}

function divided({ product, audience, length, order = 'matters', inPieces = false, isTerse = false }: Offered): Offer {
  const text = oneLine(product)
  const within = (further: number) => {
    const most = readable(cardSeconds[length] + further)
    const fits = (words: string) => readWords(words) <= most
    return { most, ...chosenOf(text, fits, order, inPieces ? () => false : fits, inPieces && isTerse) }
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
  const facts = others.map(
    (fact): Waiting => ({
      words: asSentence(fact.words),
      is: fact.isKey ? 'key' : 'small',
      part: { ...fact, of: text, isFree: standsAlone(fact) },
    }),
  )
  const keyed = new Set(others.flatMap(({ isKey, sentence }) => (isKey ? [sentence] : [])))
  const rank = ({ part }: Waiting) => Number(!keyed.has(part?.sentence ?? 0))
  const restOf = (words: string) => {
    const to = others[0]?.from ?? text.length
    const from = text.lastIndexOf(words.replace(/^…/, ''), to)
    return { of: text, from, to, sentence: 0, keys: 1, begins: false, isWhole: false, isContact: false, isFree: false }
  }
  return {
    card: namesAudience ? withWhom : plain,
    waiting: [
      ...(rest === '' ? [] : [{ words: asSentence(rest), is: 'key', part: restOf(rest) } as const]),
      ...(order === 'typed' ? facts : facts.toSorted((one, other) => rank(one) - rank(other))),
      ...(whom === '' || namesAudience ? [] : [{ words: whom, is: 'audience' } as const]),
    ],
    namesAudience,
    isInOrder,
  }
}

/** Spoken forms that were found: a script asks for the same ones many times. */
const voices = new Map<string, string | undefined>()
const mostVoices = 200

/**
 * The spoken form of the product: all of it where there is time, else whole sentences that matter most, or a first phrase.
 * @param most seconds that there are for a phrase that would otherwise not be spoken
 */
export function spokenProduct(product: string, lead: string | undefined, length: Length, most = 0): string | undefined {
  const key = JSON.stringify([product, lead, length, most])
  if (!voices.has(key)) {
    if (voices.size > mostVoices) voices.clear()
    voices.set(key, spoken(product, lead, length, most))
  }
  return voices.get(key)
}

function spoken(product: string, lead: string | undefined, length: Length, most: number): string | undefined {
  const line = (part: string) => [lead, part].filter(Boolean).join(' ')
  const within = (seconds: number) => {
    const fits = (part: string) => spokenWords(part) > 0 && secondsToSay(line(part)) <= seconds
    const { shown } = chosenOf(oneLine(product), fits, 'spoken')
    return shown !== undefined && fits(shown) ? line(shown) : undefined
  }
  for (let seconds = theirSeconds[length]; seconds <= Math.max(theirSeconds[length], most); seconds++) {
    const said = within(seconds)
    if (said !== undefined) return said
  }
  return undefined
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

/** Words that are told one after the other: those that were typed so stay in one piece of the text, with its signs. */
export function inRuns(told: readonly Waiting[]): Waiting[] {
  const runs: Waiting[] = []
  for (const each of told.toSorted((one, other) => (one.part?.from ?? Infinity) - (other.part?.from ?? Infinity))) {
    const [last, { part }] = [runs.at(-1), each]
    if (part && last?.part?.to === part.from && !(part.begins && part.isContact)) {
      const all = { ...part, from: last.part.from, begins: last.part.begins }
      runs[runs.length - 1] = { ...each, words: asSentence(bare(part.of.slice(all.from, all.to))), part: all }
    } else runs.push(each)
  }
  return runs
}

/** Words on a picture: what was typed in its order, then for whom it is, then what is copied. */
const captionOf = (told: readonly Waiting[]): string => {
  const rank = ({ is, words }: Waiting) => (is === 'audience' ? 1 : 2 * Number(isContact(words)))
  return inARow(
    inRuns(told)
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ words }) => words),
  )
}

/**
 * Puts words on the pictures of lines that last long enough to read them, before the paper only what has no room after it and is
 * no price. A part of a sentence comes after the one before it, and is left out where that is, unless it says the same alone.
 */
export function captionsOf(waiting: readonly Waiting[], lines: readonly Room[]): Captions {
  const room = lines.map(({ seconds, taken }) => (taken ? 0 : readable(seconds)))
  const told = lines.map((): Waiting[] => [])
  const paper = lines.findIndex(({ product }) => product)
  const placeOf = new Map<Waiting, number>()
  const put = (each: Waiting, places: readonly number[]): boolean => {
    const need = readWords(each.words)
    const least = secondsFor(each.words)
    const place = places.find((index) => (room[index] ?? 0) >= need && (lines[index]?.seconds ?? 0) >= least)
    if (place === undefined) return false
    room[place] = (room[place] ?? 0) - need
    told[place]?.push(each)
    placeOf.set(each, place)
    return true
  }
  const places = [...lines.keys()]
  const after = ({ part }: Waiting) => {
    const before = part && !part.begins && waiting.find((each) => each.part?.to === part.from)
    if (!part || !before) return places.filter((index) => index > paper)
    const from = placeOf.get(before) ?? (part.isFree ? paper + 1 : places.length)
    return places.filter((index) => index >= from && index > paper)
  }
  const waits = waiting.filter((each) => !put(each, after(each)))
  const early = places.filter((index) => index < paper)
  const mayBeEarly = ({ words, part }: Waiting) => !hasPrice(words) && (!part || part.isWhole)
  const unsaid = waits.filter((each) => !mayBeEarly(each) || !put(each, early))
  return {
    captions: told.map(captionOf),
    unsaid,
    early: waits.filter((each) => each.is !== 'audience' && !unsaid.includes(each)).length,
  }
}
