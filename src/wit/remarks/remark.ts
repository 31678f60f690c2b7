import type { Line } from '../line.ts'
import type { Reading } from '../reading/reading.ts'

/**
 * What can be said of how a message is put, whatever it is about: of "should", of a list of three, of a message of five
 * words. Its line is true wherever its condition holds.
 */
export interface Remark extends Line {
  /** What "Fell flat" is counted under. */
  id: string
  /** Why it works, for readers. */
  why: string
  /** Looked for in the message, in lower case and without its end mark. */
  when: RegExp
  /** Words that make the line untrue or unfit wherever they stand. */
  unless?: RegExp
  /** How many words the message has, at least and at most. */
  words?: readonly [least: number, most: number]
  /** Messages that it follows. */
  fits: readonly [string, ...string[]]
  /** A message near to them that it must not follow. */
  near: string
}

/** Of longer messages it is hard to say what they are. */
const mostWords = 40
const fewestWords = 3

/** What a message is told apart by: its words without its end, in one way of writing. */
export interface Phrasing {
  text: string
  words: number
}

/** How a message is put, or nothing where no remark is due: after a question, several sentences or a single word. */
export function phrasingOf(reading: Reading): Phrasing | undefined {
  const text = reading.text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.!…]*["')\]]*$/, '')
  const words = text.split(' ').filter((word) => /[a-z\d]/.test(word)).length
  if (reading.asks || reading.sentences > 1 || /[?;]/.test(text)) return undefined
  return words >= fewestWords && words <= mostWords ? { text, words } : undefined
}

/** Whether a remark's line follows a message. */
export const isDue = (
  { when, unless, words: [least, most] = [0, mostWords] }: Remark,
  { text, words }: Phrasing,
): boolean => words >= least && words <= most && when.test(text) && !unless?.test(text)
