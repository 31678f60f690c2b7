import { stemOf } from '#language/stem.ts'
import type { Scene, Texts } from '#wit/computed/computation.ts'
import type { Computed } from '#wit/computed/computed.ts'
import { sceneOf } from '#wit/computed/scene.ts'
import { figuresOf } from '#wit/nearest/acts.ts'
import type { Time } from '#wit/reading/clauses.ts'
import { type Plainness, plainnessOf } from '#wit/reading/plain-sentence.ts'
import type { Reading } from '#wit/reading/reading.ts'
import { type Happening, happensIn, mainlySaid } from './happening.ts'
import { hasWordsOf, type InOrder, isMention, standingIn } from './in-order.ts'
import { once } from './once.ts'
import { figuresBySort, isMood, type Mood, wordsBySort } from './sorts.ts'

/** A message as needs query it. */
export interface SaidWords {
  /** Whether it has a word or phrase in any form, or a sort. */
  has(wanted: string): boolean
  /** Whether it has exactly this form: "training" is no "train". */
  hasJust(wanted: string): boolean
  /** Whether its last sentence has these words in order. */
  inOrder(wanted: InOrder, denied: boolean): boolean
  /** The matched words that lines use. */
  taken(wanted: InOrder, denied: boolean): string | undefined
  /** Whether the main clause of its last sentence tells of this event. */
  happens(wanted: Happening): boolean
  /** The texts of a computation on its last sentence, or on the words that needs take from it. */
  computed(wanted: Computed, taken: string | undefined): Texts | undefined
  /** Quantities and tense of its last sentence. */
  scene(): Scene
  /** Whether lines for any subject may follow it. */
  plainness(): Plainness
}

/** A word of a phrase. */
interface Piece {
  text: string
  stem: string
}

/** Cache of phrases' words. Phrases come from entries only, never from visitors, so that it cannot grow without bounds. */
const pieces = new Map<string, readonly Piece[]>()

function piecesOf(wanted: string): readonly Piece[] {
  const known = pieces.get(wanted)
  if (known) return known
  const made = wanted.split(/[\s-]+/).map((text) => ({ text, stem: stemOf(text) }))
  pieces.set(wanted, made)
  return made
}

const overWords = new Set(['yesterday', 'ago', 'was', 'were', 'had'])

/** The time of the last sentence's first clause. */
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
 * Makes a message queryable; each part is read at its first query.
 *
 * @param year the current one, from which "since 1987" is counted
 */
export function saidIn(reading: Reading, year: number): SaidWords {
  const { words, lemmas, clauses } = reading
  const figures = once(() => figuresOf(reading))
  // Stems cover gaps of the tagger: it takes "attached" for an adjective and leaves "weekends" as it is.
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
    plainness: once(() => plainnessOf(reading)),
  }
}
