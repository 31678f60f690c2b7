/** A word of a text as the gate reads it. */
export interface Token {
  /** Lower-case, without accents and possessive endings; "." stands for the end of a sentence. */
  word: string
  /** Written with a capital and not at the start of a sentence. */
  capital: boolean
}

/** The letters that are drawn like Latin ones, or hide in a word without being seen. */
const lookalikes: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd' }
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const piece = /[\p{L}\p{N}]+(?:['*@$][\p{L}\p{N}]+)*|[.!?;\n]|%/gu

/** Reads a text of any length into words; never throws. */
export function tokensOf(text: string): Token[] {
  const plain = text
    .replace(unseen, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[ıłøßæœđ]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/\bR\.?I\.?P\b\.?/g, 'rest in peace')
    // "a.m." and "Mr." end no sentence.
    .replace(/\b(a|p)\.m\./gi, '$1m')
    .replace(/\b(mr|mrs|ms|dr|st|prof|rev|fr|sr|jr|no|vs)\./gi, '$1')
  const tokens: Token[] = []
  let start = true
  for (const [found] of plain.matchAll(piece)) {
    if (/^[.!?;\n]$/.test(found)) {
      if (!start) tokens.push({ word: '.', capital: false })
      start = true
      continue
    }
    const word = found.toLowerCase().replace(/'s$/, '')
    tokens.push({ word, capital: !start && /^\p{Lu}\p{Ll}/u.test(found) })
    start = false
  }
  return tokens
}
