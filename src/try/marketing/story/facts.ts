import { remembering } from './remembering.ts'

/** A fact of the product: a part of the typed text that may stand alone. */
export interface Fact {
  /** The whole text, and where the fact stands in it. */
  readonly of: string
  readonly from: number
  readonly to: number
  /** Its words, without the sign that led on. */
  readonly words: string
  /** The number of its sentence, whether that begins with it, and whether it is all of it. */
  readonly sentence: number
  readonly begins: boolean
  readonly isWhole: boolean
}

/** Whether there is room for words. */
export type Fits = (words: string) => boolean

const days = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\.?`
const months = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const times = String.raw`(?:am|pm|a\.m\.|p\.m\.|noon|midnight)`
const nth = String.raw`\d{1,2}(?:st|nd|rd|th)?`

/** The ends of a range, before its dash and after it. */
const rangeBegins = new RegExp(String.raw`(?:\b(?:${days}|${months}|${times})|\d(?:st|nd|rd|th)?|[%€£$])$`, 'iu')
const rangeEnds = new RegExp(String.raw`^(?:[€£$¥]?\d|(?:${days}|${months}|noon|midnight)(?![\p{L}]))`, 'iu')
/** A day or a date at the end of a part, and one, or a time, at the beginning of the next: “Saturday, January 16, 10 am”. */
const dateBefore = new RegExp(String.raw`\b(?:${days}|${months} ${nth}|${nth} ${months})$`, 'iu')
const dateAfter = new RegExp(
  String.raw`^(?:(?:at|from|daily|every day) )?(?:${months} \d|${nth} ${months}|(?:19|20)\d\d\b|\d{1,2}(?:[:.]\d\d)?(?: ?${times}| ?[–-]| to\b| until\b)|(?:${days}|noon|midnight)(?![\p{L}]))`,
  'iu',
)
/** Short forms, whose dot ends no sentence. */
const shortForms = [
  // Known ones, and letters with dots: “incl.”, “Hauptstr.”, “e.g.”
  /(?<![\p{L}\p{N}])(?:incl|excl|ink[lc]l?|zzgl|\p{L}*str|ul|avd?a?|eve|opp|gal|pers|col|approx|ca|appx|e\.g|i\.e|cf|nos?|nr|dr|mr|mrs|ms|mme|prof|capt|dipl|ing|mag|med|nat|phil|rev|st|ave|rd|blvd|ln|sq|max|min|hrs?|mins?|vs|tel|ph|ext|est|dept|apt|inc|ltd|co|jr|sr|mt|ft|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|vol|\p{L}(?:\.\p{L})*)\.$/iu,
  // Days that are words as well.
  /(?<!\p{L})(?:Sat|Sun)\.$/u,
  // Several with a capital: “Dipl.-Ing.”, “Ph.D.”
  /(?<!\p{L})(?:\p{Lu}{1,2}\p{Ll}{0,4}\.-?)+\p{Lu}\p{Ll}{0,4}\.$/u,
  // Without a vowel: “pcs.”
  /(?<![\p{L}\p{N}])(?:(?![aeiouyAEIOUYÀ-ÅÈ-ÏÒ-ÖØ-Ýà-åè-ïò-öø-ý])\p{L})+(?![aeiouyà-åè-ïò-öø-ý])\p{Ll}\.$/u,
  // With a capital and few letters, and nothing else before: “Dra.”
  /(?:^|[.!?;]\s+)\p{Lu}\p{Ll}{1,3}\.$/u,
]
export const endsInShortForm = (text: string): boolean => shortForms.some((form) => form.test(text))
const shortCapital = /(?<!\p{L})\p{Lu}\p{Ll}{0,2}\.$/u
const nameAhead = /^(?:\p{N}|\p{Lu}\S*\s\p{Lu})/u
/** A number and its unit, after which a capital begins a sentence: “400 kr. Call”. */
const amount = /\d\s?(?:kr|kč|zł|ft|rs|kg|km|cm|mm|pcs)\.$/iu
const smallWord = /(?<![\p{L}\p{N}])\p{Ll}{1,4}\.$/u
/** A small word that is none shortened: “free”. */
const plainWord = /(?:\p{Ll}{6,}|\p{Ll}{3,}[aeiouy])\.$/u
const timeOfDay = /(?:^|[\s\d])[ap]\.m\.$/i
const calendar = new RegExp(String.raw`^(?:${days}|${months})(?![\p{L}])`, 'iu')

const address = /@|\b[\p{L}\p{N}-]+\.(?:[a-z]{2,}|[A-Z]{2,})\b(?!\.)/u

/** Where parts may end: after a sign and a space, before a dash between spaces, and at the end of a line. */
const signs = /(?<=[,;:!?….])\s+|\s+(?=[–—-]\s)|\n+/gu

/** Whether brackets or quotation marks are open at the end; the sign after a number may be one of inches. */
export const openIn = (text: string): boolean =>
  (text.match(/[“([]/g)?.length ?? 0) !== (text.match(/[”)\]]/g)?.length ?? 0) ||
  [/"/g, /(?<!\d)"/g].every((sign) => (text.match(sign)?.length ?? 0) % 2 === 1)

/** A part as it stands alone, without the sign that led on, its lines one after the other. */
export const bare = (text: string): string =>
  text
    .trim()
    .replace(/^(?:[,:]|[–—-]\s)\s*/, '')
    .replace(/[\s,;:–—-]+$/, '')
    .replace(/(?<![,;:.!?…–—-]\s*)\s*\n+\s*/g, ', ')

/** Whether a full stop ends a sentence. In doubt it does not: two sentences in one say what was typed, and half of one does not. */
function endsSentence(before: string, after: string): boolean {
  const isCapital = /^\p{Lu}/u.test(after)
  if (timeOfDay.test(before)) return isCapital && !calendar.test(after)
  if (isCapital && amount.test(before)) return true
  if (endsInShortForm(before)) return false
  if (shortCapital.test(before) && nameAhead.test(after)) return false
  if (/^\p{Ll}/u.test(after) && !address.test(/^\S+/.exec(after)?.[0] ?? '')) return plainWord.test(before)
  return !smallWord.test(before) || plainWord.test(before) || isCapital
}

/** Whether a sign ends a part; not within an abbreviation, a range, quotation marks or brackets. */
function mayEnd(before: string, rest: string): boolean {
  const after = rest.trim()
  if (openIn(before)) return false
  if (/^[–—-]\s/.test(after)) return !(rangeBegins.test(before) && rangeEnds.test(after.replace(/^[–—-]\s+/, '')))
  return !before.endsWith('.') || rest.startsWith('\n') || endsSentence(before, after)
}

/** Words that begin a list or what a part is about. */
const leads =
  /(?:^|\s)(?:in|on|at|of|with|by|from|for|to|incl\.?|including|include|includes|plus|like|such as|offers?|sells?|serves?|teach(?:es)?|we)\s/iu
const pronoun = /^(?:i|we|you|he|she|it|they|there|your?|get|see|go|come|call|book)\b/iu
const codes = 'usd|eur|gbp|chf|aed|aud|cad|nzd|inr|jpy|zar|sek|nok|dkk|pln|czk|sgd|hkd'
const sum = String.raw`(?:[$€£¥₹]|(?<!\p{L})(?:${codes}|rs\.?|r))\s?\d[\d.,’' ]*|\d[\d.,’']*(?:p(?![\p{L}.])|\s?(?:[$€£¥₹]|(?:${codes}|dollars?|euros?|pounds?|cents?|zł|kr|kč|ft)(?!\p{L})))`
const price = new RegExp(sum, 'iu')
const beginsPriced = String.raw`(?:(?:from|only|just|now)\s+)?(?:\p{L}{1,2}(?=\$))?(?:${sum})`
const priced = new RegExp(`^${beginsPriced}`, 'iu')
const isPriced = (part: string): boolean => priced.test(part)
const onlyPrice = new RegExp(String.raw`^${beginsPriced}\s*(?:each|only|flat|a head|pp)?[.!]?$`, 'iu')
/** A thing of a list with its price, which may have no sign: “haircut 30”. */
const item = /^(?:\p{L}[\p{L}’'&-]*\s){1,3}\d{1,4}(?:[.,]\d\d)?[.!]?$/u
const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Whether a part is the end of a list, “Italian and German”, whose beginning is in the parts before it. */
function isTail(part: string): boolean {
  if (/^(?:and|or|&|\+)\s/i.test(part)) return true
  const [, one = '', other = ''] = /^(.+?)\s(?:and|or|&|\+)\s(.+)$/iu.exec(part) ?? []
  if (one === '' || price.test(one) || wordsIn(one).length > 3 || pronoun.test(other)) return false
  return !leads.test(` ${one} `)
}

/** Whether a part is no more than a thing of a list, and not its beginning. */
const isMember = (part: string): boolean => wordsIn(part).length <= 3 && !leads.test(` ${part} `)

/** Whether a text may be a name, and says nothing of what is sold. */
export const isName = (text: string): boolean =>
  wordsIn(text).length <= 4 && wordsIn(text).every((word) => /^[\p{Lu}&]/u.test(word))

/** What goes or stays with the one before it, in its sentence or in one of its own. */
const leansBack = /^(?:and|or|else|otherwise|also|but|plus|then)(?![\p{L}\p{N}])|^[&+](?!\d)/iu
const oneWord = /^\p{L}[\p{L}’'-]+[.!?]?$/u

/** Whether a part says nothing, or something else, without the one before it. */
function goesOn(before: string, after: string): boolean {
  if (dateBefore.test(before) && dateAfter.test(after)) return true
  // An address: "1200 Harbor Drive, 9th floor", "Portland, Oregon".
  if (/^(?:\d+(?:st|nd|rd|th) floor|floor|suite|apt|unit|room)\b/iu.test(after)) return true
  if (isName(after) && !calendar.test(after) && /\S\s\p{Lu}[\p{L}’'-]+$|\p{L}\.?\s\d+\p{L}?$/u.test(before)) return true
  // A part that begins with a short form: “mon–fri, est.”, “Main St. 4, opp. the station”.
  if (/^(?!(?:max|min|nos?|nr|tel|ph)\.)\p{Ll}{1,5}\.\s/u.test(after)) return true
  // Prices of one list: "Adults $18, kids $9, under 3 free".
  if (price.test(before) && wordsIn(after).length <= 4 && (price.test(after) || /\bfree[.!]?$/iu.test(after)))
    return true
  if (item.test(before) && item.test(after)) return true
  // A list of single words: "red, yellow-black".
  if (oneWord.test(before) && oneWord.test(after)) return true
  return (
    leansBack.test(after) ||
    /^(?:\+|(?:not|only)\b|than|which|who|whose|where|when|that|incl\b|including|excl\b)/iu.test(after)
  )
}

/** Whether a part of a later sentence may be left out without changing what the others say. */
const isOwn = (part: string): boolean =>
  /^(?:i|we|you|he|she|they)\b/iu.test(part) || /\b(?:included|provided|welcome|available|extra)[.!]?$/iu.test(part)

interface Part {
  readonly from: number
  readonly to: number
  readonly words: string
  /** The sign that led on to it, where that was no end of a sentence. */
  readonly after: string
}

function partsOf(text: string): Part[] {
  const ends = [...text.matchAll(signs)]
    .map(({ index }) => index)
    .filter((end) => mayEnd(text.slice(0, end), text.slice(end)))
  const parts = [0, ...ends].flatMap((from, at): Part[] => {
    const to = ends[at] ?? text.length
    const words = bare(text.slice(from, to))
    const after = /[,:]$/.exec(text.slice(0, from))?.[0] ?? /^\s+([–—-])\s/.exec(text.slice(from))?.[1] ?? ''
    return words === '' ? [] : [{ from, to, words, after }]
  })
  return parts.length > 0 ? parts : [{ from: 0, to: text.length, words: text, after: '' }]
}

/** Whether a part is the price of the one before it: of several services with one each, or no more than a sum. */
function isOfBefore(parts: readonly Part[], at: number): boolean {
  const [before = '', part = ''] = [parts[at - 1]?.words, parts[at]?.words]
  if (!isPriced(part) || /[.!?…]$/.test(before) || isContact(before)) return false
  if (onlyPrice.test(part)) return true
  return !isPriced(before) && parts.some(({ words }, other) => Math.abs(other - at) > 1 && isPriced(words))
}

/** Whether a part belongs to the one before it: what follows in the first sentence is about the product, in a later one about that. */
function belongs(parts: readonly Part[], at: number, isLater: boolean, finely: boolean): boolean {
  const [before, part] = [parts[at - 1], parts[at]]
  if (!before || !part) return false
  const { words, after } = part
  // A short label: "Hours: 9 to 5".
  if (after === ':') return isLater || (at > 1 && wordsIn(before.words).length <= 2)
  const mayLeave = isOwn(words) || (finely && !/^(?:min|max)\b/iu.test(words))
  if (after === ',') return (isLater && !mayLeave) || goesOn(before.words, words)
  // A question says nothing without its answer; what answers a first one is the product itself.
  return leansBack.test(words) || (before.words.endsWith('?') && at > 1)
}

/** For each part, whether it belongs to the one before it. */
function joinsOf(parts: readonly Part[], finely: boolean): boolean[] {
  const first = parts[0]?.words.endsWith('?') ? 2 : 1
  const isLater = (at: number) => parts.slice(first, at + 1).some(({ after }) => after === '')
  const joins = parts.map((_, at) => belongs(parts, at, isLater(at), finely) || isOfBefore(parts, at))
  for (const [at, part] of parts.entries()) {
    if (part.after !== ',' || !isTail(part.words)) continue
    joins[at] = true
    for (let of = at - 1; parts[of]?.after === ',' && isMember(parts[of]?.words ?? ''); of--) joins[of] = true
  }
  return joins
}

/** Long numbers, and those among them that are sums, dates and times. */
const long = /(?<![\p{L}\d.,])[+(]?\d[\d\s().–-]{5,}\d/gu
const noPhone =
  /^(?:\d{1,3}[ .]\d{3}|\d{4}[-.]\d\d[-.]\d\d|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|(?:19|20)\d\d\s?[–-]\s?(?:19|20)\d\d|\d{1,2}\.\d\d\s?[–-]\s?\d{1,2}\.\d\d)$/u
const summed = new RegExp(sum, 'giu')

/** Whether a number, an address or a handle is in a text, to be copied. */
export function isContact(text: string): boolean {
  const numbers = text.replace(summed, ' / ').match(long) ?? []
  return address.test(text) || numbers.some((number) => !noPhone.test(number))
}
const dated = new RegExp(
  String.raw`\b(?:${months} ${nth}|${nth} ${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\b|\b\d{1,2}/\d{1,2}\b`,
  'iu',
)
const timed = /\b(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\b|\d\s?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})/u
const isKey = (words: string): boolean =>
  timed.test(words) || price.test(words) || /\d\s?%/.test(words) || isContact(words) || dated.test(words)

/** How many prices, dates and ways to get in touch are in a text: the last to be left out. */
export const keysIn = (words: string): number => words.split(/[,;:]\s/).filter(isKey).length || Number(isKey(words))

/** Facts with those in one that belong together. */
export function joined(facts: readonly Fact[], belong: (before: Fact, after: Fact) => boolean): Fact[] {
  const all: Fact[] = []
  for (const fact of facts) {
    const last = all.at(-1)
    if (last && belong(last, fact)) all[all.length - 1] = upTo(last, fact.to)
    else all.push(fact)
  }
  return all
}

/** The facts of a text, however short. */
const finest = remembering((of: string, finely: boolean): readonly Fact[] => {
  const parts = partsOf(of)
  const joins = joinsOf(parts, finely)
  let sentence = -1
  const facts = parts.map(({ from, to, words, after }, at): Fact => {
    const begins = at === 0 || (after === '' && !joins[at])
    if (begins) sentence += 1
    return { of, from, to, words, sentence, begins, isWhole: false }
  })
  return joined(facts, (_, after) => joins[facts.indexOf(after)] === true)
})

/**
 * A text in facts. A list, a range, a date, an address and an abbreviation stay in one piece, and so does a sentence that fits.
 *
 * @param fits whether there is room for a sentence as a whole
 * @param finely whether also what is said of a later sentence may go on elsewhere
 */
export function factsOf(text: string, fits: Fits = () => false, finely = false): readonly Fact[] {
  const sentences = Map.groupBy(finest(text, finely), ({ sentence }) => sentence)
  return [...sentences.values()].flatMap((facts) => {
    const whole = joined(facts, () => true).map((fact) => ({ ...fact, isWhole: true }))
    return facts.length === 1 || whole.every(({ words }) => fits(words)) ? whole : facts
  })
}

/** Whether a sum is in a text. */
export const hasPrice = (text: string): boolean => price.test(text)

/** Whether a part of a sentence says the same without what is before it: a price, a time, or a way to get in touch. */
export const standsAlone = ({ begins, words }: Fact): boolean =>
  begins || isContact(words) || isPriced(words) || (timed.test(words) && /^(?:\d|\p{Lu})\S*$/u.test(words))

/** A colon, and small words, before which a long fact may end. */
const phraseEnd = /:\s|\s(?=(?:for|with|from|in|at|on|by|behind|after|before|until|till|over|that|who|which)\s)/giu

const beforePrice = new RegExp(String.raw`,\s+(?=${beginsPriced})`, 'iu')

/** A fact up to a place in the text. */
export const upTo = (fact: Fact, to: number): Fact => ({ ...fact, to, words: bare(fact.of.slice(fact.from, to)) })

/** Facts up to the first price of what they name, where there is one. */
export function withoutPrice(facts: readonly Fact[]): Fact[] {
  return joined(facts, () => true).flatMap((whole) => {
    const at = whole.of.slice(whole.from, whole.to).search(beforePrice)
    return at === -1 ? [] : [upTo(whole, whole.from + at)]
  })
}

/** The longest beginning of a fact that fits: up to a small word that is before any list, or to a thing in a list of prices. */
export function phraseOf(fact: Fact, fits: Fits): Fact | undefined {
  const text = fact.of.slice(fact.from, fact.to)
  const comma = text.search(/,\s|\n/)
  const phrases = [...text.matchAll(phraseEnd)].filter(({ index }) => comma === -1 || index < comma)
  const isPriceList = text.split(/[,:]\s+/).some((part) => price.test(part) || item.test(part))
  const items = isPriceList ? [...text.matchAll(/[,:]\s+/g)] : []
  return [...phrases, ...items.filter(({ 0: sign, index }) => !isPriced(text.slice(index + sign.length)))]
    .filter(({ index }) => !openIn(text.slice(0, index)))
    .map(({ index }) => upTo(fact, fact.from + index))
    .findLast(({ words }) => words !== '' && fits(words))
}

/** Small words and numbers that end nothing, and signs. */
const dangling =
  /(?:[\s,;:–—-]|\s(?:and|or|&|\+|the|an?|any|your|our|of|to|for|with|from|in|at|on|by|[$€£¥]?\d[\d.,]*))+$/iu
/** Names at the end of a part and at the beginning of its rest, which are one: “Maria | van den Berg”. */
const nameBefore = /(?:\s(?:\p{Lu}[\p{L}.’'-]*|van|von|de|del|den|der|la))+$/u
const nameAfter = /^\s*(?:\p{Lu}|(?:van|von|de|del|den|der|la)\s)/u
/** Most letters of a word that is not torn. */
const longestWord = 120

/** A fact that does not fit as a whole in two: after a phrase, else after a word, which three dots say. */
export function torn(fact: Fact, fits: Fits): readonly Fact[] {
  const { of, from, to } = fact
  const after = (end: number): Fact => ({ ...upTo({ ...fact, from: end }, to), begins: false, isWhole: false })
  const phrase = phraseOf(fact, fits)
  if (phrase) return [phrase, after(phrase.to)]
  const text = of.slice(from, to)
  const isInCapitals = /^\P{L}*\p{Lu}{2,}(?!\p{L})/u.test(text)
  const kept = (end: number): string => {
    const isName = nameAfter.test(text.slice(end)) && !isInCapitals
    const before = text.slice(0, end)
    return (isName ? before.replace(nameBefore, '') : before).replace(dangling, '')
  }
  const cuts = [...text.matchAll(/(?<=\S)\s+/g)].map(({ index }) => kept(index)).filter((each) => bare(each) !== '')
  const best = cuts.findLast((each) => fits(`${bare(each)}…`)) ?? cuts[0] ?? text
  const first = [...best].slice(0, longestWord).join('')
  if (first === text) return [fact]
  const end = from + first.length
  const [beginning, rest] = [upTo(fact, end), after(end)]
  return [
    { ...beginning, words: `${beginning.words}…` },
    { ...rest, words: `…${rest.words}` },
  ]
}
