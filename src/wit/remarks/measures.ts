import type { Put } from './remark.ts'

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty']

/** @param number whole, from 0 to 49 */
export function numberWord(number: number): string {
  const one = number % 10
  const ten = tens[Math.floor(number / 10)] ?? ''
  return small[number] ?? (one === 0 ? ten : `${ten}-${small[one] ?? ''}`)
}

/** How many words a second readers of English take in (M. Brysbaert, How many words do we read per minute?, 2019). */
const wordsPerSecond = 238 / 60

/** A remark's line with what it says of a message's length. */
export const measured = (line: string, { words }: Put): string =>
  line
    .replace('{words}', numberWord(words))
    .replace('{seconds}', numberWord(Math.max(2, Math.round(words / wordsPerSecond))))
