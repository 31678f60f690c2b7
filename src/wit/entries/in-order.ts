import type { TaggedWord } from '#language/tagger.ts'
import type { Reading } from '../reading/reading.ts'

/** Words that stand in this order in the last sentence of a message. */
export interface InOrder {
  /** As it is written. */
  readonly written: string
  readonly pieces: readonly Piece[]
  /** Whether the sentence begins with them, or ends with them. */
  readonly fromStart: boolean
  readonly toEnd: boolean
}

interface Piece {
  readonly fits: (word: TaggedWord) => boolean
  readonly optional: boolean
  /** The words that it stands for, where these are listed. */
  readonly words?: ReadonlySet<string>
}

const isNumber = (word: TaggedWord) => word.kind === 'number' || /^\d/.test(word.lower) || word.lower === 'noon'

function readPiece(written: string): Piece {
  const optional = written.endsWith('?')
  const piece = optional ? written.slice(0, -1) : written
  if (piece === '*') return { fits: () => true, optional }
  if (piece === '#') return { fits: isNumber, optional }
  const words = new Set(piece.replace(/[()]/g, '').split('|'))
  return { fits: (word) => words.has(word.lemma) || words.has(word.lower), optional, words }
}

/**
 * Reads words in their order, in quotation marks: dictionary forms or words as written. `*` is any word, `#` a number or a
 * time of day, `(a|b)` one of several, and a `?` behind any of them makes it optional; `^` is the sentence's beginning and `$`
 * its end.
 *
 * @throws when nothing stands between the marks
 */
export function readInOrder(written: string): InOrder {
  const all = written.replaceAll('"', '').trim().split(/\s+/)
  const [fromStart, toEnd] = [all[0] === '^', all.at(-1) === '$']
  const pieces = all.slice(Number(fromStart), toEnd ? -1 : undefined)
  if (pieces.join('') === '') throw new Error(`Expected words between quotation marks, and found ${written}`)
  return { written, pieces: pieces.map(readPiece), fromStart, toEnd }
}

/** Words before a phrase that deny it, and words that show it is spoken about rather than said. */
const denials = new Set(['not', 'never', 'without', 'instead', 'rather', 'neither', 'nor', 'hardly', 'stop', 'avoid'])
const mentions = ['phrase', 'idiom', 'buzzword', 'jargon', 'slogan', 'expression', 'motto', 'tagline', 'headline']

/** The places where a phrase that begins at `at` may end, as indexes of the word after it. */
function endsFrom(pieces: readonly Piece[], words: readonly TaggedWord[], at: number): number[] {
  const [piece, ...rest] = pieces
  if (!piece) return [at]
  const word = words[at]
  const taken = word && piece.fits(word) ? endsFrom(rest, words, at + 1) : []
  return piece.optional ? [...taken, ...endsFrom(rest, words, at)] : taken
}

/** Where a new clause begins, for a denial reaches no farther than its own. */
const clauseStarts = new Set(['because', 'but', 'so', 'while', 'as', 'if', 'when', 'and'])

function isDenied(words: readonly TaggedWord[], start: number): boolean {
  const last = words.findLastIndex((word, index) => index < start && (word.breakAfter || clauseStarts.has(word.lower)))
  const before = words.slice(last + 1, start)
  return before.some((word) => denials.has(word.lemma)) || before.slice(-2).some((word) => word.lower === 'no')
}

/** A phrase with more words than this after it, or around it, is a detail of what its sentence says. */
const mostWordsAfter = 12
const mostWordsAround = 18

/**
 * Whether words stand in this order.
 *
 * @param words of the last sentence
 * @param denied whether they may be denied
 */
export function standsIn(
  { pieces, fromStart, toEnd }: InOrder,
  words: readonly TaggedWord[],
  denied: boolean,
): boolean {
  const isMain = (start: number, end: number) =>
    words.length - end <= mostWordsAfter && start + words.length - end <= mostWordsAround
  for (const start of fromStart ? [0] : words.keys()) {
    const ends = endsFrom(pieces, words, start).filter((end) => isMain(start, end))
    const stands = toEnd ? ends.includes(words.length) : ends.length > 0
    if (stands && (denied || !isDenied(words, start))) return true
  }
  return false
}

/** Whether a message has all the words that a phrase cannot do without: most have not, which saves looking closer. */
export const hasWordsOf = ({ pieces }: InOrder, { lemmas }: Reading): boolean =>
  pieces.every(({ optional, words }) => optional || !words || words.values().some((word) => lemmas.has(word)))

/** Whether a message speaks about words rather than saying them: "Avoid the phrase touch base." */
export const isMention = ({ lemmas }: Reading): boolean => mentions.some((word) => lemmas.has(word))
