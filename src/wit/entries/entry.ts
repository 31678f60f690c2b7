import type { DrawerText, Line, LineText } from '#content-model/drawer-entry.ts'
import type { Texts } from '#wit/computed/computation.ts'
import { deniesSomething } from '#wit/reading/denial.ts'
import { isPlainFor, type Tolerance } from '#wit/reading/plain-sentence.ts'
import type { Reading } from '#wit/reading/reading.ts'
import { computes, hasNeeds, isOfWords, type Needs, namesTaken, readNeeds, takesThing, textsIn } from './needs.ts'
import type { SaidWords } from './said.ts'

/** An entry of the drawer, parsed for matching. */
export interface Entry {
  /** The id that votes refer to. */
  readonly id: string
  /** The file's name without its extension. */
  readonly file: string
  readonly needs: Needs
  /** Whether its lines follow questions, statements, or both. */
  readonly asks: boolean | 'either'
  /** Whether its lines also follow a denial. */
  readonly denied: boolean
  /** Whether it uses a computation; its lines then also follow the past where `past` says so. */
  readonly computes: boolean
  readonly past: boolean
  readonly rank: DrawerText['rank']
  readonly tolerance: Tolerance
  /** Whether its needs are only words anywhere in the message. */
  readonly ofWords: boolean
  readonly why: string
  readonly lines: readonly Line[]
}

const readLine = ({ refersTo, ...line }: LineText): Line =>
  refersTo ? { ...line, refersTo: refersTo.filter((each) => each !== 'nothing') } : line

/**
 * Parses an entry of a file.
 *
 * @throws with the file and the entry's id when its needs cannot be read
 */
export function readEntry(text: DrawerText): Entry {
  const { id, file, before, asks, denied, past, rank, mine, twofold, why, lines } = text
  try {
    const needs = readNeeds(text.needs)
    const taken = namesIn(lines)
    const unknown = taken.find((name) => !namesTaken(needs).includes(name))
    if (unknown === 'thing' || (takesThing(needs) && !computes(needs) && taken.length === 0)) {
      throw new Error('Expected both a line with {thing} and words in braces that it stands for')
    }
    if (unknown !== undefined) {
      throw new Error(`Expected one of ${namesTaken(needs).join(', ') || 'no name'} in braces, and found {${unknown}}`)
    }
    return {
      id,
      file,
      needs,
      asks: asks ?? before.endsWith('?'),
      denied: denied === true || deniesSomething(before),
      computes: computes(needs),
      past: past === true,
      // An entry with a computation fits one kind of sentence only, so it comes first.
      rank: rank ?? (computes(needs) ? 'first' : undefined),
      tolerance: { mine, twofold },
      ofWords: rank !== 'general' && isOfWords(needs),
      why,
      lines: lines.map(readLine),
    }
  } catch (error) {
    throw new Error(`src/content/drawer/${file}.yaml: ${id}: ${error instanceof Error ? error.message : error}`)
  }
}

/** A placeholder in a line for words of the message or a computed text. */
const named = /\{([^{}]*)\}/g

const namesIn = (lines: readonly LineText[]) =>
  lines.flatMap(({ text }) => Array.from(text.matchAll(named), ([, name = '']) => name))

/** A line with its placeholders filled: a sentence begins with a capital, and "5 p.m." ends it. */
function filled(text: string, texts: Texts): string {
  const written = text.replaceAll(named, (_, name: string) => texts[name] ?? '').replace(/\.\.$/, '.')
  return written.charAt(0).toUpperCase() + written.slice(1)
}

/** The lines of a matching entry, filled for this message; lines with an undefined text are left out. */
export function linesFor({ needs, denied, computes, lines }: Entry, said: SaidWords): readonly Line[] {
  if (!computes && !takesThing(needs)) return lines
  const texts = textsIn(needs, said, denied)
  return lines
    .filter((line) => namesIn([line]).every((name) => texts[name] !== undefined))
    .map((line) => ({ ...line, text: filled(line.text, texts) }))
}

/** Most words of a message: longer ones have more than one subject. */
const mostWords = 30
const mostSentences = 2
/** Most words of a message for entries by words in order or by an event, which are details in longer ones. */
const tooLongForDetails = 20

/** Whether a message meets the needs of an entry. */
export function holds(entry: Entry, reading: Reading, said: SaidWords): boolean {
  if (entry.asks !== 'either' && entry.asks !== reading.asks) return false
  if (entry.rank === 'general' && !isPlainFor(said.plainness(), entry.tolerance)) return false
  const { length } = reading.words
  if (entry.ofWords ? length > mostWords || reading.sentences > mostSentences : length >= tooLongForDetails)
    return false
  if (entry.computes && entry.rank !== 'general') {
    const { past, negated } = said.scene()
    if ((past && !entry.past) || (negated && !entry.denied)) return false
  }
  return hasNeeds(entry.needs, said, entry.denied)
}
