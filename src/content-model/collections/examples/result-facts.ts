/** Verifiable facts of a result: words kept and words added. */
export interface ResultFacts {
  /** Number of the sentence's words when the result kept all of them; otherwise absent. */
  readonly kept?: number
  readonly added: number
  /** Numbers that only the result has. */
  readonly numbers: readonly string[]
  /** Whether the addition does not speak for the company: no we, our, us. */
  readonly silentAboutCompany: boolean
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
const numbersOf = (text: string) => text.match(/[$€£]?\d+(?:[.,:]\d+)*%?/g) ?? []

/** Compares a result with its sentence. */
export function factsOf(before: string, after: string): ResultFacts {
  const whole = after.startsWith(before)
  const addition = whole ? after.slice(before.length) : after
  const known = new Set(numbersOf(before))
  return {
    ...(whole && { kept: wordsOf(before).length }),
    added: whole ? wordsOf(addition).length : Math.max(0, wordsOf(after).length - wordsOf(before).length),
    numbers: numbersOf(addition).filter((number) => !known.has(number)),
    silentAboutCompany: !/\b(?:we|us|our|ours|i|my|me)\b/i.test(addition),
  }
}
