import type { TaggedWord } from '#language/tagger.ts'
import type { Line, Rank } from '../line.ts'
import type { Time } from '../reading/clauses.ts'
import type { Reading } from '../reading/reading.ts'

/** A stock phrase, and lines that take it at its word. */
export interface Phrase {
  /** What "Fell flat" is counted under. */
  id: string
  /** Between the first and the last, when left out. */
  rank?: Rank
  /**
   * Dictionary forms or words as written, in order, one spelling or several: "wear many hat". `*` stands for any one word,
   * `#` for a number or a time of day, `(a|b)` for one of several; a `?` after any of them, or after a word, makes it optional.
   */
  phrase: string | readonly string[]
  /** Where in its sentence the phrase has to stand; anywhere, when left out. */
  at?: 'start' | 'end' | 'whole'
  /** Requests are orders such as "Think outside the box". Default: any. */
  mood?: 'statement' | 'request' | 'any'
  /** When what the sentence tells of happens. Any, when left out. */
  when?: readonly Time[]
  /** The lines also fit where the phrase is denied: "We do not have the bandwidth". */
  denied?: true
  /** The lines also fit after a question. */
  asked?: true
  /** Dictionary forms of words that make the lines untrue or unfit wherever they stand. */
  unless?: readonly string[]
  /** One of these words has to be there too. */
  with?: readonly string[]
  /** A sentence that holds it: what the tests read, and whoever judges the lines. */
  example: string
  /** Why it works, for readers. */
  why: string
  lines: readonly Line[]
}

interface Piece {
  fits: (word: TaggedWord) => boolean
  optional: boolean
  /** The words that it stands for, where these are listed. */
  words?: ReadonlySet<string>
}

/** Words before a phrase that deny it, and words that show it is spoken about rather than said. */
const denials = new Set(['not', 'never', 'without', 'instead', 'rather', 'neither', 'nor', 'hardly', 'stop', 'avoid'])
const mentions = ['phrase', 'idiom', 'buzzword', 'jargon', 'slogan', 'expression', 'motto', 'tagline', 'headline']

const isNumber = (word: TaggedWord) => word.kind === 'number' || /^\d/.test(word.lower) || word.lower === 'noon'

function readPiece(written: string): Piece {
  const optional = written.endsWith('?')
  const piece = optional ? written.slice(0, -1) : written
  if (piece === '*') return { fits: () => true, optional }
  if (piece === '#') return { fits: isNumber, optional }
  const words = new Set(piece.replace(/[()]/g, '').split('|'))
  return { fits: (word) => words.has(word.lemma) || words.has(word.lower), optional, words }
}

const piecesByPhrase = new Map<string, readonly Piece[]>()
function piecesOf(phrase: string): readonly Piece[] {
  let pieces = piecesByPhrase.get(phrase)
  if (!pieces) {
    pieces = phrase.split(' ').map(readPiece)
    piecesByPhrase.set(phrase, pieces)
  }
  return pieces
}

/** Whether a message has all the words that a phrase cannot do without: most have not, which saves looking closer. */
const hasWordsOf = (phrase: string, { lemmas }: Reading): boolean =>
  piecesOf(phrase).every(({ optional, words }) => optional || !words || [...words].some((word) => lemmas.has(word)))

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

function standsIn(words: readonly TaggedWord[], phrase: string, { at, denied }: Phrase): boolean {
  const pieces = piecesOf(phrase)
  const isMain = (start: number, end: number) =>
    words.length - end <= mostWordsAfter && start + words.length - end <= mostWordsAround
  const fromStart = at === 'start' || at === 'whole'
  const toEnd = at === 'end' || at === 'whole'
  const starts = fromStart ? [0] : words.keys()
  for (const start of starts) {
    const ends = endsFrom(pieces, words, start).filter((end) => isMain(start, end))
    const stands = toEnd ? ends.includes(words.length) : ends.length > 0
    if (stands && (denied || !isDenied(words, start))) return true
  }
  return false
}

const overWords = new Set(['yesterday', 'ago', 'was', 'were', 'had'])

/** When the last sentence of a message happens: its first clause says it. */
function timeOf(reading: Reading, words: readonly TaggedWord[]): Time {
  const clauses = reading.clauses.filter((clause) => clause.sentence === reading.sentences - 1)
  if (clauses[0]?.time === 'past' || words.some((word) => overWords.has(word.lower))) return 'past'
  return clauses.some((clause) => clause.time === 'coming') ? 'coming' : 'now'
}

/** Whether the last sentence of a message holds the phrase, and nothing in the message speaks against its lines. */
export function holds(phrase: Phrase, reading: Reading): boolean {
  const { mood = 'any', unless = [], with: needed, asked, when } = phrase
  if (reading.asks && !asked) return false
  const all = typeof phrase.phrase === 'string' ? [phrase.phrase] : phrase.phrase
  const spellings = all.filter((spelling) => hasWordsOf(spelling, reading))
  if (spellings.length === 0) return false
  const has = (word: string) => reading.lemmas.has(word)
  if (mentions.some(has) || unless.some(has) || (needed && !needed.some(has))) return false
  const last = reading.sentences - 1
  const isRequest = reading.clauses.some((clause) => clause.sentence === last && clause.request)
  if (mood !== 'any' && isRequest !== (mood === 'request')) return false
  const words = reading.words.filter((word) => word.sentence === last)
  if (when && !when.includes(timeOf(reading, words))) return false
  return spellings.some((spelling) => standsIn(words, spelling, phrase))
}
