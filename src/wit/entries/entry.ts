import type { DrawerText, Line, LineText } from '#content/drawer-entry.ts'
import { deniesSomething } from '../reading/denial.ts'
import { isPlain, type Tolerance } from '../reading/plain-sentence.ts'
import type { Reading } from '../reading/reading.ts'
import { hasNeeds, isOfWords, type Needs, readNeeds, takesThing, thingIn } from './needs.ts'
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
  readonly tolerance: Tolerance
  /** Whether it is known by words alone, wherever they stand, and says what they are about. */
  readonly ofWords: boolean
  readonly why: string
  readonly lines: readonly Line[]
}

const readLine = ({ refersTo, ...line }: LineText): Line =>
  refersTo ? { ...line, refersTo: refersTo.filter((each) => each !== 'nothing') } : line

/**
 * Reads an entry as its file has it.
 *
 * @throws with the file and the entry's id when what it needs cannot be read
 */
export function readEntry(text: DrawerText): Entry {
  const { id, file, before, asks, denied, rank, mine, twofold, why, lines } = text
  try {
    const needs = readNeeds(text.needs)
    if (lines.some(({ text }) => text.includes(thing)) !== takesThing(needs)) {
      throw new Error(`Expected both a line with ${thing} and words in braces that it stands for`)
    }
    return {
      id,
      file,
      needs,
      asks: asks ?? before.endsWith('?'),
      denied: denied === true || deniesSomething(before),
      rank,
      tolerance: { mine, twofold },
      ofWords: rank !== 'general' && isOfWords(needs),
      why,
      lines: lines.map(readLine),
    }
  } catch (error) {
    throw new Error(`src/content/drawer/${file}.yaml: ${id}: ${error instanceof Error ? error.message : error}`)
  }
}

/** What stands in a line for words of the message. */
const thing = '{thing}'

/** The lines of an entry that holds, as they follow this message. */
export function linesFor({ needs, denied, lines }: Entry, said: Said): readonly Line[] {
  if (!takesThing(needs)) return lines
  const words = thingIn(needs, said, denied)
  const begins = words.charAt(0).toUpperCase() + words.slice(1)
  return lines.map((line) => ({
    ...line,
    // By functions: in a text that is put in, "$&" would stand for what it replaces.
    text: line.text.replace(new RegExp(`^${thing}`), () => begins).replaceAll(thing, () => words),
  }))
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
  return hasNeeds(entry.needs, said, entry.denied) && (entry.rank !== 'general' || isPlain(reading, entry.tolerance))
}
