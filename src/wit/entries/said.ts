import { stemOf } from '#language/stem.ts'
import type { Scene, Texts } from '#wit/computed/computation.ts'
import type { Computed } from '#wit/computed/computed.ts'
import { sceneOf } from '#wit/computed/scene.ts'
import { figuresOf } from '#wit/nearest/acts.ts'
import type { Time } from '#wit/reading/clauses.ts'
import type { Reading } from '#wit/reading/reading.ts'
import { type Happening, happensIn, mainlySaid } from './happening.ts'
import { hasWordsOf, type InOrder, isMention, standingIn } from './in-order.ts'
import { once } from './once.ts'
import { figuresBySort, isMood, type Mood, wordsBySort } from './sorts.ts'

/** What a message says, for what lines need. */
export interface SaidWords {
  /** Whether it has a word or phrase in any form, or a sort. */
  has(wanted: string): boolean
  /** Whether it has just that: "training" is no "train". */
  hasJust(wanted: string): boolean
  /** Whether its last sentence has these words in this order. */
  inOrder(wanted: InOrder, denied: boolean): boolean
  /** Which of these words lines take up. */
  taken(wanted: InOrder, denied: boolean): string | undefined
  /** Whether its last sentence mainly says this. */
  happens(wanted: Happening): boolean
  /** What is computed of its last sentence, or of what needs take from it. */
  computed(wanted: Computed, taken: string | undefined): Texts | undefined
  /** What its last sentence says in figures, times and days, and how. */
  scene(): Scene
}

/** A word of what is wanted. */
interface Piece {
  text: string
  stem: string
}

/** The words of all that was ever wanted: as many as entries name, whatever visitors write. */
const pieces = new Map<string, readonly Piece[]>()

function piecesOf(wanted: string): readonly Piece[] {
  const known = pieces.get(wanted)
  if (known) return known
  const made = wanted.split(/[\s-]+/).map((text) => ({ text, stem: stemOf(text) }))
  pieces.set(wanted, made)
  return made
}

const overWords = new Set(['yesterday', 'ago', 'was', 'were', 'had'])

/** When the last sentence of a message happens: its first clause says it. */
function timeOf(reading: Reading): Time {
  const last = reading.sentences - 1
  const clauses = reading.clauses.filter(({ sentence }) => sentence === last)
  const isOver = reading.words.some(({ sentence, lower }) => sentence === last && overWords.has(lower))
  if (clauses[0]?.time === 'past' || isOver) return 'past'
  return clauses.some(({ time }) => time === 'coming') ? 'coming' : 'now'
}

function hasMood(reading: Reading, mood: Mood): boolean {
  const last = reading.sentences - 1
  if (mood !== '@request' && mood !== '@statement') return `@${timeOf(reading)}` === mood
  return reading.clauses.some(({ sentence, request }) => sentence === last && request) === (mood === '@request')
}

/**
 * Looks at a message, whose parts are read when a need asks for them.
 *
 * @param year the current one: "since 1987" is counted from it
 */
export function saidIn(reading: Reading, year: number): SaidWords {
  const { words, lemmas, clauses } = reading
  const figures = once(() => figuresOf(reading))
  // The tagger takes "attached" for an adjective and leaves "weekends" as it is.
  const stems = once(() => words.map(({ lower }) => stemOf(lower)))
  const known = once(() => new Set(stems()))
  const forms = new Set(words.flatMap(({ lemma, lower }) => [lemma, lower]))
  const lastWords = once(() => words.filter(({ sentence }) => sentence === reading.sentences - 1))
  const isSpokenAbout = once(() => isMention(reading))
  const main = { told: once(() => mainlySaid(reading, false)), wished: once(() => mainlySaid(reading, true)) }
  const scene = once(() => sceneOf(reading, year))
  const computed = new Map<string, Texts | undefined>()
  const isForm = ({ text }: Piece, at: number) => words[at]?.lemma === text || words[at]?.lower === text
  const isOfStem = (piece: Piece, at: number) => isForm(piece, at) || stems()[at] === piece.stem
  const stands = (pieces: readonly Piece[], fits: (piece: Piece, at: number) => boolean) =>
    words.some((_, start) => pieces.every((piece, index) => fits(piece, start + index)))
  const hasForm = ({ text }: Piece) => forms.has(text)
  const hasStem = (piece: Piece) => hasForm(piece) || known().has(piece.stem)
  const hasSort = (wanted: string) => {
    if (wanted === '#') return words.some(({ kind, lower }) => kind === 'number' || /^[$#]?\d/.test(lower))
    if (!wanted.startsWith('@')) return undefined
    if (wanted === '@please') return lemmas.has('please') || clauses.some(({ request }) => request)
    if (isMood(wanted)) return hasMood(reading, wanted)
    if (wordsBySort.has(wanted)) return wordsBySort.get(wanted)?.some((word) => lemmas.has(word))
    return figuresBySort.get(wanted)?.some((figure) => figures().includes(figure))
  }
  return {
    has: (wanted) => {
      const sort = hasSort(wanted)
      if (sort !== undefined) return sort
      const pieces = piecesOf(wanted)
      return lemmas.has(wanted) || (pieces.every(hasStem) && (pieces.length === 1 || stands(pieces, isOfStem)))
    },
    hasJust: (wanted) => {
      const sort = hasSort(wanted)
      if (sort !== undefined) return sort
      const pieces = piecesOf(wanted)
      return pieces.every(hasForm) && (pieces.length === 1 || stands(pieces, isForm))
    },
    inOrder: (wanted, denied) =>
      hasWordsOf(wanted, reading) && !isSpokenAbout() && standingIn(wanted, lastWords(), denied) !== undefined,
    taken: (wanted, denied) => standingIn(wanted, lastWords(), denied),
    happens: (wanted) => happensIn(wanted, (wanted.wished ? main.wished : main.told)()),
    computed: (wanted, taken) => {
      const key = taken === undefined ? wanted.written : `${wanted.written} ${taken}`
      if (!computed.has(key)) computed.set(key, wanted.find(scene(), taken))
      return computed.get(key)
    },
    scene,
  }
}
