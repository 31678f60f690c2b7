/** What can be checked of a result: how much of the sentence is still in it, and what was added. */
export interface ResultFacts {
  /** Words of the sentence, all of which the result has kept. Absent where it has not. */
  readonly kept?: number
  readonly added: number
  /** Numbers that only the result has. */
  readonly numbers: readonly string[]
  /** The added words do not speak for the company: no we, our, us. */
  readonly silentAboutCompany: boolean
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
const numbersOf = (text: string) => text.match(/[$€£]?\d+(?:[.,:]\d+)*%?/g) ?? []

/** Reads what a result did to its sentence. */
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
