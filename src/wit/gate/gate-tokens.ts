/** A word of a text as the gate reads it. */
export interface Token {
  /** Lower-case, without accents and possessive endings; "." stands for the end of a sentence. */
  word: string
  /** Whether it has a capital and is none of the words that begin a sentence or belong to the calendar. */
  name: boolean
}

/** Letters that look like Latin ones and have no Unicode decomposition. */
const lookalikes: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd' }
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const sentenceEnds = '.!?;\n'
const piece = /[\p{L}\p{N}]+(?:['*@$][\p{L}\p{N}]+)*|[.!?;\n]|%/gu

const calendar = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter i'.split(
    ' ',
  ),
)
const openers = new Set([
  ...calendar,
  ...'a an the this that these those my your our his her its their i we you he she it they there here who what when where why how which if as at in on of for from to by with after before until since during while because although though but and or so not no nor yes please thanks sorry all any both each every everyone everybody everything few many more most much nobody none nothing one two three some someone something several somebody other another such only just also then now today tomorrow yesterday tonight once new old legislation congress parliament'.split(
    ' ',
  ),
])

/** Reads a text of any length into words; never throws. */
export function tokensOf(text: string): Token[] {
  const plain = text
    .replace(unseen, '')
    // Before the normalization, which makes a space of "´".
    .replace(/[’‘ʼ`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıłøßæœđ]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/\bR\.?I\.?P\b\.?/g, 'rest in peace')
    // "a.m." and "Mr." end no sentence.
    .replace(/\b(a|p)\.m\./gi, '$1m')
    .replace(/\b(mr|mrs|ms|dr|st|prof|rev|fr|sr|jr|no|vs)\./gi, '$1')
  const tokens: Token[] = []
  let start = true
  for (const [found] of plain.matchAll(piece)) {
    if (sentenceEnds.includes(found)) {
      if (!start) tokens.push({ word: '.', name: false })
      start = true
      continue
    }
    const word = found.toLowerCase().replace(/'s$/, '')
    tokens.push({ word, name: /^\p{Lu}\p{Ll}/u.test(found) && !(start ? openers : calendar).has(word) })
    start = false
  }
  return tokens
}
