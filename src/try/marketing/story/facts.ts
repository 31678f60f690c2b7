/** A fact of the product: a part of the typed text that may stand alone. */
export interface Fact {
  /** Where it stands in the text. */
  readonly from: number
  readonly to: number
  /** Its words, without the sign that led on. */
  readonly words: string
  /** Whether it is a price, a date, or a way to get in touch: the last to be left out. */
  readonly isKey: boolean
  /** Whether a number, an address or a handle is in it, to be copied. */
  readonly isContact: boolean
  /** Whether a sentence begins with it, and whether it is all of one. */
  readonly begins: boolean
  readonly isWhole: boolean
  /** The number of its sentence, and how many of its parts are prices, dates and ways to get in touch. */
  readonly sentence: number
  readonly keys: number
}

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
/** Abbreviations that never end a part; with a capital after them a sentence may begin all the same. */
const abbreviated =
  /(?<![\p{L}\p{N}])(?:incl|excl|ink[lc]l?|zzgl|\p{L}*str|ul|avd?a?|eve|opp|gal|pers|col|approx|ca|appx|e\.g|i\.e|cf|nos?|nr|dr|mr|mrs|ms|prof|st|ave|rd|blvd|ln|sq|max|min|hrs?|mins?|vs|tel|ph|ext|est|dept|apt|inc|ltd|co|jr|sr|mt|ft|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|vol|\p{L}(?:\.\p{L})*)\.$/iu
/** Titles and other short forms, after which a name or a number follows: “Dr.”, “No.”, “Dipl.-Ing.”, “Ph.D.” */
const titles = [
  /(?<![\p{L}\p{N}])(?:approx|capt|dipl|dr|ing|mag|med|mme|mrs?|ms|nat|nos?|phil|prof|rev|st|vs|\p{L}(?:\.\p{L})*)\.$/iu,
  /(?<!\p{L})(?:\p{Lu}{1,2}\p{Ll}{0,4}\.-?)+\p{Lu}\p{Ll}{0,4}\.$/u,
]
/** Whether a text ends in a short form, whose dot ends no sentence. */
export const endsInTitle = (text: string): boolean => [...titles, ...shortened].some((title) => title.test(text))
/** Words that look shortened: without a vowel, “pcs.”; with a capital and few letters, or alone, “Dra.”; and small ones before a number. */
const shortened = [
  /(?<![\p{L}\p{N}])(?:(?![aeiouyAEIOUYÀ-ÅÈ-ÏÒ-ÖØ-Ýà-åè-ïò-öø-ý])\p{L})+(?![aeiouyà-åè-ïò-öø-ý])\p{Ll}\.$/u,
  /(?:^|[.!?;]\s+)\p{Lu}\p{Ll}{1,3}\.$/u,
]
const shortCapital = /(?<!\p{L})\p{Lu}\p{Ll}{0,2}\.$/u
const nameAhead = /^(?:\p{N}|\p{Lu}\S*\s\p{Lu})/u
/** A number and its unit, after which a capital begins a sentence: “400 kr. Call”. */
const amount = /\d\s?(?:kr|kč|zł|ft|rs|kg|km|cm|mm|pcs)\.$/iu
const smallWord = /(?<![\p{L}\p{N}])\p{Ll}{1,4}\.$/u
const longWord = /\p{Ll}{6,}\.$/u
/** A small word that is none shortened: “free”. */
const plainWord = /(?:\p{Ll}{6,}|\p{Ll}{3,}[aeiouy])\.$/u
const weekend = /(?<!\p{L})(?:Sat|Sun)\.$/u
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
    .replace(/^[–—-]\s+/, '')
    .replace(/[\s,;:–—-]+$/, '')
    .replace(/(?<![,;:.!?…–—-]\s*)\s*\n+\s*/g, ', ')

/** Whether a full stop ends a sentence. In doubt it does not: two sentences in one say what was typed, and half of one does not. */
function endsSentence(before: string, after: string): boolean {
  const isCapital = /^\p{Lu}/u.test(after)
  if (timeOfDay.test(before)) return isCapital && !calendar.test(after)
  if (isCapital && amount.test(before)) return true
  if (abbreviated.test(before) || endsInTitle(before) || weekend.test(before)) return false
  if (shortCapital.test(before) && nameAhead.test(after)) return false
  if (/^\p{Ll}/u.test(after) && !address.test(/^\S+/.exec(after)?.[0] ?? '')) return longWord.test(before)
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
  // "By phone or at shop.example" ends a list as well.
  return !leads.test(` ${one} `) || (leads.test(` ${wordsIn(one)[0]} `) && leads.test(` ${wordsIn(other)[0]} `))
}

/** Whether a part is no more than a thing of a list, and not its beginning. */
const isMember = (part: string): boolean => wordsIn(part).length <= 3 && !leads.test(` ${part} `)

/** Whether a text may be a name, and says nothing of what is sold. */
export const isName = (text: string): boolean =>
  wordsIn(text).length <= 4 && wordsIn(text).every((word) => /^[\p{Lu}&]/u.test(word))

const isCapitalized = (part: string): boolean =>
  wordsIn(part).length <= 3 && wordsIn(part).every((word) => /^\p{Lu}/u.test(word))

/** What goes or stays with the one before it, in its sentence or in one of its own. */
const leansBack = /^(?:and|or|else|otherwise|also|but|plus|then)(?![\p{L}\p{N}])|^[&+](?!\d)/iu
const oneWord = /^\p{L}[\p{L}’'-]+[.!?]?$/u

/** Whether a part says nothing, or something else, without the one before it. */
function goesOn(before: string, after: string): boolean {
  if (dateBefore.test(before) && dateAfter.test(after)) return true
  // An address: "1200 Harbor Drive, 9th floor", "Portland, Oregon".
  if (/^(?:\d+(?:st|nd|rd|th) floor|floor|suite|apt|unit|room)\b/iu.test(after)) return true
  if (isCapitalized(after) && !calendar.test(after) && /\S\s\p{Lu}[\p{L}’'-]+$|\p{L}\.?\s\d+\p{L}?$/u.test(before))
    return true
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
  readonly text: string
  /** Whether a comma, and no stronger sign, is before it. */
  readonly afterComma: boolean
  readonly afterColon: boolean
  readonly afterDash: boolean
}

function partsOf(text: string): Part[] {
  const ends = [...text.matchAll(signs)]
    .map(({ index }) => index)
    .filter((end) => mayEnd(text.slice(0, end), text.slice(end)))
  return [0, ...ends].flatMap((from, at): Part[] => {
    const to = ends[at] ?? text.length
    const part = bare(text.slice(from, to))
    const sign = text.slice(0, from).at(-1)
    const afterDash = /^\s+[–—-]\s/.test(text.slice(from))
    return part === '' ? [] : [{ from, to, text: part, afterComma: sign === ',', afterColon: sign === ':', afterDash }]
  })
}

/** Whether a part is the price of the one before it: of several services with one each, or no more than a sum. */
function isOfBefore(parts: readonly Part[], at: number): boolean {
  const [before = '', part = ''] = [parts[at - 1]?.text, parts[at]?.text]
  if (!isPriced(part) || /[.!?…]$/.test(before) || isContact(before)) return false
  if (onlyPrice.test(part)) return true
  return !isPriced(before) && parts.some(({ text }, other) => Math.abs(other - at) > 1 && isPriced(text))
}

/** For each part, whether it belongs to the one before it. */
function joinsOf(parts: readonly Part[], finely: boolean): boolean[] {
  let sentence = 0
  const mayLeave = (part: string) => isOwn(part) || (finely && !/^(?:min|max)\b/iu.test(part))
  const joins = parts.map((part, at) => {
    const before = parts[at - 1]
    if (!before) return false
    // A short label: "Hours: 9 to 5".
    if (part.afterColon) return sentence > 0 || (at > 1 && wordsIn(before.text).length <= 2)
    if (!part.afterComma) {
      // What answers a first question is the product itself.
      if (!part.afterDash && !(at === 1 && before.text.endsWith('?'))) sentence += 1
      return leansBack.test(part.text)
    }
    // What follows in the first sentence is about the product; in a later one it is about that sentence.
    return (sentence > 0 && !mayLeave(part.text)) || goesOn(before.text, part.text)
  })
  for (const [at, part] of parts.entries()) {
    if (!part.afterComma || !isTail(part.text)) continue
    joins[at] = true
    for (let of = at - 1; parts[of]?.afterComma && isMember(parts[of]?.text ?? ''); of--) joins[of] = true
  }
  return joins.map((is, at) => is || isOfBefore(parts, at))
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

type Span = Pick<Fact, 'from' | 'to' | 'begins'>
/** The text that was divided last: a script asks for the same one many times. */
let latest:
  | { readonly text: string; readonly finely: boolean; readonly sentences: readonly (readonly Span[])[] }
  | undefined

/** The spans of each sentence that may stand alone. */
function sentencesOf(text: string, finely: boolean): readonly (readonly Span[])[] {
  if (latest?.text === text && latest.finely === finely) return latest.sentences
  const parts = partsOf(text)
  const joins = joinsOf(parts, finely)
  const sentences: { from: number; to: number; begins: boolean }[][] = []
  for (const [at, { from, to, afterComma, afterColon, afterDash }] of parts.entries()) {
    const last = sentences.at(-1)?.at(-1)
    const begins = !afterComma && !afterColon && !afterDash
    // A question without its answer says nothing; a first one is answered by the product.
    const answers = sentences.flat().length > 1 && parts[at - 1]?.text.endsWith('?')
    if (last && (joins[at] || answers)) last.to = to
    else if (last && !begins) sentences.at(-1)?.push({ from, to, begins })
    else sentences.push([{ from, to, begins: true }])
  }
  latest = { text, finely, sentences }
  return sentences
}

/**
 * A text in facts. A list, a range, a date, an address and an abbreviation stay in one piece, and so does a sentence that fits.
 *
 * @param fits whether there is room for a sentence as a whole
 * @param finely whether also what is said of a later sentence may go on elsewhere
 */
export function factsOf(
  text: string,
  fits: (sentence: string) => boolean = () => false,
  finely = false,
): readonly Fact[] {
  return sentencesOf(text, finely).flatMap((sentence, at) => {
    const [first = { from: 0, to: 0, begins: true }] = sentence
    const whole = { ...first, to: sentence.at(-1)?.to ?? first.to }
    const isWhole = sentence.length === 1 || fits(bare(text.slice(whole.from, whole.to)))
    return (isWhole ? [whole] : sentence).map(({ from, to, begins }) => {
      const words = bare(text.slice(from, to))
      const keys = words.split(/[,;:]\s/).filter(isKey).length || Number(isKey(words))
      return { from, to, words, isKey: keys > 0, isContact: isContact(words), begins, isWhole, sentence: at, keys }
    })
  })
}

/** Where a list of prices may end, not between a thing and its price. */
function endsOfPriced(text: string): number[] {
  const parts = text.split(/[,:]\s+/)
  if (!parts.some((part) => price.test(part) || item.test(part))) return []
  return [...text.matchAll(/[,:]\s+/g)].flatMap(({ 0: sign, index }) =>
    isPriced(text.slice(index + sign.length)) || openIn(text.slice(0, index)) ? [] : [index],
  )
}

/** Small words before which a long fact may end. */
const small = /\s+(?=(?:for|with|from|in|at|on|by|behind|after|before|until|till|over|that|who|which)\s)/giu
const spaces = /\s+/g
/** Small words and numbers that end nothing. */
const dangling = /(?:\s(?:and|or|&|\+|the|an?|any|your|our|of|to|for|with|from|in|at|on|by|–|—|-|[$€£¥]?\d[\d.,]*))+$/iu
/** Names at the end of a part and at the beginning of its rest, which are one: “Maria | van den Berg”. */
const nameBefore = /(?:\s(?:\p{Lu}[\p{L}.’'-]*|van|von|de|del|den|der|la))+$/u
const nameAfter = /^(?:\p{Lu}|(?:van|von|de|del|den|der|la)\s)/u

/** Whether a sum is in a text. */
export const hasPrice = (text: string): boolean => price.test(text)

const beforePrice = new RegExp(String.raw`,\s+(?=${beginsPriced})`, 'iu')

/** A text up to the price of what it names. */
export const withoutPrice = (text: string): string => text.split(beforePrice)[0] ?? text

/** Whether a part of a sentence says the same without what is before it: a price, a time, or a way to get in touch. */
export const standsAlone = ({ begins, isContact, words }: Fact): boolean =>
  begins || isContact || isPriced(words) || (timed.test(words) && /^(?:\d|\p{Lu})\S*$/u.test(words))

/** Most letters of a word that is not torn. */
const longestWord = 120

/**
 * The beginning of a fact that does not fit as a whole, and the rest: up to a small word before any list, or before a thing with its
 * price, else torn after a word, which three dots say.
 */
export function torn(text: string, fits: (part: string) => boolean): readonly [beginning: string, rest: string] {
  const comma = text.search(/,\s/)
  const whole = comma === -1 ? text : text.slice(0, comma)
  const ends = [small, /:\s/g]
    .flatMap((sign) => [...whole.matchAll(sign)])
    .map(({ index }) => index)
    .filter((end) => !openIn(text.slice(0, end)))
  const end = [...ends, ...endsOfPriced(text)].findLast(
    (at) => bare(text.slice(0, at)) !== '' && fits(bare(text.slice(0, at))),
  )
  if (end !== undefined)
    return [
      bare(text.slice(0, end)),
      text
        .slice(end)
        .replace(/^[,:\s]+/, '')
        .trim(),
    ]
  const cuts = [...text.matchAll(spaces)].map(({ index }) => index)
  const kept = (at: number) => {
    const before = bare(text.slice(0, at))
    const isName = nameAfter.test(text.slice(at).trim()) && !/^\p{Lu}{2,}\b/u.test(text.trim())
    return (isName ? before.replace(nameBefore, '') : before).replace(dangling, '')
  }
  const cut = cuts.findLast((at) => kept(at) !== '' && fits(`${kept(at)}…`)) ?? cuts[0] ?? text.length
  const first = kept(cut)
  if (first === '' || [...first].length > longestWord) {
    const letters = [...text]
    if (letters.length <= longestWord) return [bare(text), '']
    return [`${letters.slice(0, longestWord).join('')}…`, `…${letters.slice(longestWord).join('').trim()}`]
  }
  if (cut === text.length) return [first, '']
  return [`${first}…`, `…${text.slice(text.indexOf(first) + first.length).trim()}`]
}

/** Some facts of a text, by their indexes: those next to each other as one piece of it. */
export function piecesOf(text: string, facts: readonly Fact[], chosen: ReadonlySet<number>): string[] {
  const pieces: { from: number; to: number }[] = []
  for (const [at, { from, to }] of facts.entries()) {
    if (!chosen.has(at)) continue
    const last = pieces.at(-1)
    if (chosen.has(at - 1) && last) last.to = to
    else pieces.push({ from, to })
  }
  return pieces.map(({ from, to }) => bare(text.slice(from, to)))
}
