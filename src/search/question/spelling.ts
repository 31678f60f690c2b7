import { linesOf, tableOfLines } from '#language/word-table.ts'
import { knownWords } from '#search/terms.ts'

/** Letters below which a word is not corrected: too many others are near. */
const shortest = 3

/** Letters below which a word is corrected only where two neighbors are swapped or, of four, one is missing or too many. */
const short = 5

/** Most unknown words of one question that are corrected, which bounds the work. */
const mostLookedAt = 8

/** The cost of each error: missing, extra and swapped letters are commoner than wrong ones. */
const costs = { missing: 1, wrong: 1.25 } as const

interface Spelled {
  readonly word: string
  readonly mended: boolean
}

/** The words of the lexicon and of a site, a line each, and the number of their uses. */
export interface UsedWords {
  readonly lines: string
  readonly counts: Uint32Array
}

/**
 * Counts words for `createSpelling`.
 *
 * @param used every word of the site, as often as it is used
 */
export function countWords(used: Iterable<string>): UsedWords {
  const counted = new Map(knownWords.map((word) => [word, 0]))
  for (const word of used) counted.set(word, (counted.get(word) ?? 0) + 1)
  return { lines: linesOf(counted.keys()), counts: Uint32Array.from(counted.values()) }
}

/**
 * Corrects typing errors: a word that neither the site nor the lexicon has becomes the word that it begins, or the nearest one
 * within one error, two in a long word. A word without a near one stays.
 */
export function createSpelling({ lines, counts }: UsedWords): (words: readonly string[]) => Spelled[] {
  const known = tableOfLines(lines)
  const countOf = (number: number) => counts[number] ?? 0

  return (words) => {
    let looked = 0
    return words.map((word) => {
      const strange = known.numberOf(word) === undefined && word.length >= shortest && /^\D+$/.test(word)
      const near = strange && looked++ < mostLookedAt ? likeliest(word) : undefined
      return { word: near ?? word, mended: near !== undefined }
    })
  }

  function* numbersWith(isSo: (number: number) => boolean): Generator<number> {
    for (let number = 0; number < known.size; number++) if (isSo(number)) yield number
  }

  function likeliest(word: string): string | undefined {
    return word.length < short ? nearShort(word) : (completed(word) ?? nearest(word))
  }

  /** The most used word that a short one becomes by one error. */
  function nearShort(word: string): string | undefined {
    const lengths = word.length < 4 ? [word.length] : [word.length, word.length + 1, word.length - 1]
    const near = [...numbersWith((number) => lengths.includes(known.lengthAt(number)))].filter((number) => {
      const other = known.wordAt(number)
      return (
        (other.length === word.length || other.startsWith(word.charAt(0))) && distanceOf(word, other) <= costs.missing
      )
    })
    const [most] = near.sort((one, other) => countOf(other) - countOf(one))
    return most === undefined ? undefined : known.wordAt(most)
  }

  /** The most used word that begins with these letters. */
  function completed(word: string): string | undefined {
    const longer = [...numbersWith((number) => known.startsWith(number, word))]
    const [most] = longer.sort((one, other) => countOf(other) - countOf(one))
    return most === undefined ? undefined : known.wordAt(most)
  }

  /** The nearest word with the same first letter; of equally near ones, the most used. */
  function nearest(word: string): string | undefined {
    const errors = word.length < 8 ? 1 : 2
    // A short word with a wrong letter is more likely another word.
    const reach = errors * (word.length < 6 ? costs.missing : costs.wrong)
    const lengths = Array.from({ length: 2 * errors + 1 }, (_, index) => word.length - errors + index)
    const [best] = lengths
      .filter((length) => length >= short)
      .flatMap((length) => [
        ...numbersWith((number) => known.lengthAt(number) === length && known.startsWith(number, word.charAt(0))),
      ])
      .map((number) => ({ number, distance: distanceOf(word, known.wordAt(number)) }))
      .filter(({ distance }) => distance <= reach)
      .sort((one, other) => one.distance - other.distance || countOf(other.number) - countOf(one.number))
    return best && known.wordAt(best.number)
  }
}

/** The edit distance of two words, weighted by the costs. */
export function distanceOf(one: string, other: string): number {
  // Row by row, each cell is the cost between a beginning of one word and a beginning of the other.
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column * costs.missing)]
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    const costsOfRow = [row * costs.missing]
    rows.push(costsOfRow)
    for (let column = 1; column <= other.length; column++) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : costs.wrong
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      costsOfRow[column] = Math.min(
        cell(row - 1, column) + costs.missing,
        cell(row, column - 1) + costs.missing,
        cell(row - 1, column - 1) + wrong,
        swapped ? cell(row - 2, column - 2) + costs.missing : Number.POSITIVE_INFINITY,
      )
    }
  }
  return cell(one.length, other.length)
}
