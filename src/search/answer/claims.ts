import { fold, tokensOf } from '#language/tokens.ts'

/** The parts of a text that can be looked up word for word. */
export interface Claims {
  /** Amounts in one way of writing: “10”, “usd 10”, “10 %”; a currency without an amount is “usd”. */
  readonly amounts: ReadonlySet<string>
  /** Runs of words with a capital letter, folded. */
  readonly names: readonly string[]
  /** Links, email addresses, paths and streets, folded. */
  readonly addresses: readonly string[]
  /** Whether the text has letters or digits of other scripts, which are never looked up. */
  readonly unreadable: boolean
}

const units: Readonly<Record<string, number>> = Object.fromEntries(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`
    .split(' ')
    .map((word, value) => [word, value]),
)

const tens: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + 10 * at]),
)

const multiples: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1e6,
  billion: 1e9,
  k: 1_000,
}

const otherNumbers: Readonly<Record<string, number>> = {
  ...{ nil: 0, half: 0.5, twice: 2, double: 2, couple: 2, thrice: 3, triple: 3, dozen: 12, third: 3, fifth: 5 },
  ...{ fourth: 4, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, free: 0, halves: 0.5, quarter: 0.25 },
}

const currencies: Readonly<Record<string, string>> = {
  ...{ $: 'usd', usd: 'usd', dollar: 'usd', dollars: 'usd', buck: 'usd', bucks: 'usd', cent: 'usd', cents: 'usd' },
  ...{ '€': 'eur', eur: 'eur', euro: 'eur', euros: 'eur', '¥': 'jpy', yen: 'jpy', jpy: 'jpy' },
  ...{ '£': 'gbp', gbp: 'gbp', pounds: 'gbp', quid: 'gbp', sterling: 'gbp', pence: 'gbp', cad: 'cad', aud: 'aud' },
  ...{ '₹': 'inr', inr: 'inr', rupees: 'inr', chf: 'chf', francs: 'chf', bitcoin: 'btc', btc: 'btc', pesos: 'mxn' },
  ...{ '₽': 'rub', rubles: 'rub', '₩': 'krw', won: 'krw', kr: 'sek', kronor: 'sek' },
}

const hundredths = new Set(['cent', 'cents', 'pence'])

/** A text in one spelling of digits, quotes and ligatures (NFKC). */
const even = (text: string): string => text.normalize('NFKC').replaceAll(/[‘’]/g, "'")

/** Numbers, currencies and words of a text, in its order. */
const piecesOf = (text: string): string[] =>
  even(text)
    .toLowerCase()
    .match(/\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[a-z]+|\p{Sc}|%/gu) ?? []

/**
 * Reads the claims of a text. Too many rather than too few: each one has to be found in a passage, and none decides the
 * subject of a text.
 */
export function claimsIn(text: string): Claims {
  return {
    amounts: amountsIn(text),
    names: namesIn(text),
    addresses: addressesIn(text),
    // A letter of another script can imitate one of a name, and a digit of another script is no number here.
    unreadable: /(?!\p{Script=Latin})\p{L}|(?![0-9])\p{Nd}/u.test(even(text)),
  }
}

/** Whether a word is part of an amount, which is looked up on its own. */
export const countsAs = (word: string): boolean =>
  /^\d/.test(word) ||
  currencyOf(word) !== undefined ||
  [units, tens, multiples, otherNumbers].some((table) => Object.hasOwn(table, word))

function amountsIn(text: string): Set<string> {
  const pieces = piecesOf(text)
  const amounts = new Set<string>()
  for (let at = 0; at < pieces.length; ) {
    const number = numberAt(pieces, at)
    const currency = currencyOf(pieces[at])
    if (number) amounts.add(amountOf(number.value, pieces, at, number.next))
    else if (currency !== undefined) amounts.add(currency)
    at = number?.next ?? at + 1
  }
  return amounts
}

/** A number with its unit, where the unit is money or a share. */
function amountOf(value: number, pieces: readonly string[], from: number, next: number): string {
  const after = pieces[pieces[next] === 'us' ? next + 1 : next] ?? ''
  const currency = currencyOf(pieces[from - 1]) ?? currencyOf(after)
  if (currency !== undefined) return `${currency} ${hundredths.has(after) ? value / 100 : value}`
  return after === '%' || after.startsWith('percent') ? `${value} %` : String(value)
}

const currencyOf = (piece: string | undefined): string | undefined =>
  piece !== undefined && Object.hasOwn(currencies, piece) ? currencies[piece] : undefined

const valueIn = (table: Readonly<Record<string, number>>, piece: string | undefined): number | undefined =>
  piece !== undefined && Object.hasOwn(table, piece) ? table[piece] : undefined

/** The number, in digits or spelled out, that begins at a piece, and the piece after it. */
function numberAt(pieces: readonly string[], from: number): { value: number; next: number } | undefined {
  const first = pieces[from] ?? ''
  if (!/^\d/.test(first)) {
    const other = valueIn(otherNumbers, first)
    return other === undefined ? spelledOut(pieces, from) : { value: other, next: from + 1 }
  }
  const digits = Number(first.replaceAll(',', ''))
  const times = valueIn(multiples, pieces[from + 1])
  return { value: digits * (times ?? 1), next: from + (times === undefined ? 1 : 2) }
}

function spelledOut(pieces: readonly string[], from: number): { value: number; next: number } | undefined {
  let next = from
  while (isPlain(pieces[next]) || isMultiple(pieces[next]) || (next > from && joins(pieces, next))) next += 1
  return next === from ? undefined : { value: wordsValue(pieces.slice(from, next)), next }
}

const isPlain = (piece: string | undefined): boolean => (valueIn(units, piece) ?? valueIn(tens, piece)) !== undefined

const isMultiple = (piece: string | undefined): boolean => valueIn(multiples, piece) !== undefined

/** The value of a number in words, such as “two hundred and five thousand”. */
function wordsValue(words: readonly string[]): number {
  let [whole, part] = [0, 0]
  for (const word of words) {
    const times = valueIn(multiples, word)
    if (times === undefined) part += valueIn(units, word) ?? valueIn(tens, word) ?? 0
    else if (times === 100) part = (part || 1) * times
    else [whole, part] = [whole + (part || 1) * times, 0]
  }
  return whole + part
}

/** Whether a piece is the “and” of “two hundred and five”. */
const joins = (pieces: readonly string[], at: number): boolean =>
  pieces[at] === 'and' && isMultiple(pieces[at - 1]) && isPlain(pieces[at + 1])

/** Words with a capital that are no names. */
const capitalAlways = /^(?:i|i'm|i'd|i'll|i've|ai|ok)$/i

/** Runs of words with a capital. The first word of a sentence always has one, so it does not count. */
function namesIn(text: string): string[] {
  const words = even(text).split(/(?<=[\s—–(“"])/)
  const names: string[] = []
  let run: string[] = []
  let first = true
  const end = () => {
    if (run.length > 0) names.push(run.join(' '))
    run = []
  }
  for (const written of words) {
    const word = written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/'s$/i, '')
    if (/\p{Lu}/u.test(word) && !first && !capitalAlways.test(word) && !countsAs(word.toLowerCase()))
      run.push(...tokensOf(fold(word)))
    else if (word !== '') end()
    if (word !== '') first = false
    if (/[,;:)”"—–]\s*$/.test(written)) end()
    if (/[.!?]["”)]?\s*$/.test(written)) first = true
  }
  end()
  return names
}

const street = /\b([a-z]+ (?:street|st\.|avenue|ave\.|road|lane|boulevard|drive|square|suite|floor))/g

const address =
  /[^\s<>()[\]]+@[^\s<>()[\]]+|\b[a-z][a-z+.-]*:(?:\/\/)?[^\s<>()[\]]+|(?:[\p{L}\d-]+\.)+\p{L}{2,}[^\s<>()[\]]*|(?<![\p{L}\d])\/[a-z][^\s<>()[\]]*/giu

/** Addresses spelled so that harvesters do not recognize them. */
const disguised = /\b\w+ ?[[(]?(?:\bdot\b|\bat\b)[\])]? ?(?:com|net|org|io|co|ai|example|info)\b|[[(]at[\])]/g

function addressesIn(text: string): string[] {
  const line = even(text).toLowerCase()
  const found = [address, street, disguised].flatMap((pattern) => [...line.matchAll(pattern)].map(([each]) => each))
  return found.map((each) => each.replace(/[.,;:!?'"”]+$/, ''))
}
