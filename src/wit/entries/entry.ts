import type { DrawerText, Line, LineText } from '#content/drawer-entry.ts'
import { deniesSomething } from '../reading/denial.ts'
import type { Reading } from '../reading/reading.ts'
import { hasNeeds, isOfWords, type Needs, readNeeds } from './needs.ts'
import type { Said } from './said.ts'

/** An entry of the drawer, read for matching. */
export interface Entry {
  /** What "Fell flat" is counted under. */
  readonly id: string
  /** The file's name without its ending. */
  readonly file: string
  readonly needs: Needs
  /** Whether its lines follow questions, statements, or either. */
  readonly asks: boolean | 'either'
  /** Its lines also fit where it is said not to be so. */
  readonly denied: boolean
  readonly rank: DrawerText['rank']
  /** Whether it is known by words alone, wherever they stand. */
  readonly ofWords: boolean
  readonly why: string
  readonly lines: readonly Line[]
}

const readLine = ({ refersTo, ...line }: LineText): Line =>
  refersTo ? { ...line, refersTo: refersTo.filter((each) => each !== 'nothing') } : line

/**
 * Reads an entry as its file has it.
 *
 * @throws with the entry's id when what it needs cannot be read
 */
export function readEntry(text: DrawerText): Entry {
  const { id, file, before, asks, denied, rank, why, lines } = text
  try {
    const needs = readNeeds(text.needs)
    return {
      id,
      file,
      needs,
      asks: asks ?? before.endsWith('?'),
      denied: denied === true || deniesSomething(before),
      rank,
      ofWords: isOfWords(needs),
      why,
      lines: lines.map(readLine),
    }
  } catch (error) {
    throw new Error(`${id}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Longer messages say more than one thing. */
const mostWords = 30
const mostSentences = 2
/**
 * In a longer message, words in their order or what happens may be by the way: of eight such lines that readers saw after
 * twenty words and more, four did not fit, of 171 after fewer eleven.
 */
const tooLongForDetails = 20

/** Whether a message says what an entry needs. */
export function holds(entry: Entry, reading: Reading, said: Said): boolean {
  if (entry.asks !== 'either' && entry.asks !== reading.asks) return false
  const { length } = reading.words
  if (entry.ofWords ? length > mostWords || reading.sentences > mostSentences : length >= tooLongForDetails)
    return false
  return hasNeeds(entry.needs, said, entry.denied)
}
