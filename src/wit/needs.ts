import { stemOf } from '#language/stem.ts'
import { figuresOf } from './nearest/acts.ts'
import type { Reading } from './reading/reading.ts'

/** What a message must say for an example's joke to follow it: a word of each group, and none of `without`. */
export interface Needs {
  groups: readonly Group[]
  without: Group
}

/** Words or phrases of which one will do. */
type Group = readonly string[]

const figuresBySort: Readonly<Record<string, readonly string[]>> = {
  '@time': ['clock', 'window'],
  '@day': ['day', 'date'],
  '@money': ['price'],
  '@percent': ['percent'],
}

const wordsBySort: Readonly<Record<string, readonly string[]>> = {
  '@we': ['we', 'us', 'our', 'ours'],
  '@you': ['you', 'your', 'yours'],
}

const groupOf = (text: string): Group =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean)

/**
 * Reads what a joke needs.
 *
 * @param text groups joined by " + ", each of words or phrases in dictionary form between "|"; after " - " what must not be
 *   there: "parking|park + free - permit". `#` is a number; `@time`, `@day`, `@money`, `@percent`, `@please`, `@we` and
 *   `@you` are what they say.
 * @throws when a group is empty or a sort is unknown
 */
export function readNeeds(text: string): Needs {
  const [needed = '', without = '', ...more] = text.split(' - ')
  const needs = { groups: needed.split(' + ').map(groupOf), without: groupOf(without) }
  const unknown = [...needs.groups.flat(), ...needs.without].find((word) => word.startsWith('@') && !isSort(word))
  if (more.length > 0 || needs.groups.some((group) => group.length === 0) || unknown)
    throw new Error(`What a joke needs cannot be read: ${text}`)
  return needs
}

const isSort = (word: string) => word === '@please' || word in figuresBySort || word in wordsBySort

/** What a message has, for what jokes need. */
export interface Words {
  /** Whether it has a word or phrase in any form, or a sort of figures. */
  has(wanted: string): boolean
  /** Whether it has just that: "training" is no "train". */
  hasJust(wanted: string): boolean
}

/** A word of what is wanted. */
interface Piece {
  text: string
  stem: string
}

/** The words of all that was ever wanted: as many as rules and examples name, whatever visitors write. */
const pieces = new Map<string, readonly Piece[]>()

function piecesOf(wanted: string): readonly Piece[] {
  const known = pieces.get(wanted)
  if (known) return known
  const made = wanted.split(/[\s-]+/).map((text) => ({ text, stem: stemOf(text) }))
  pieces.set(wanted, made)
  return made
}

export function wordsIn(reading: Reading): Words {
  const { words, lemmas, clauses } = reading
  const figures = figuresOf(reading)
  // The tagger takes "attached" for an adjective and leaves "weekends" as it is.
  const stems = words.map(({ lower }) => stemOf(lower))
  const forms = new Set(words.flatMap(({ lemma, lower }) => [lemma, lower]))
  const known = new Set(stems)
  const isForm = ({ text }: Piece, at: number) => words[at]?.lemma === text || words[at]?.lower === text
  const isOfStem = (piece: Piece, at: number) => isForm(piece, at) || stems[at] === piece.stem
  const stands = (pieces: readonly Piece[], fits: (piece: Piece, at: number) => boolean) =>
    words.some((_, start) => pieces.every((piece, index) => fits(piece, start + index)))
  const hasForm = ({ text }: Piece) => forms.has(text)
  const hasStem = (piece: Piece) => hasForm(piece) || known.has(piece.stem)
  const hasSort = (wanted: string) => {
    if (wanted === '#') return words.some(({ kind, lower }) => kind === 'number' || /^[$#]?\d/.test(lower))
    if (wanted === '@please') return lemmas.has('please') || clauses.some(({ request }) => request)
    if (Object.hasOwn(figuresBySort, wanted)) return figuresBySort[wanted]?.some((figure) => figures.includes(figure))
    if (Object.hasOwn(wordsBySort, wanted)) return wordsBySort[wanted]?.some((word) => lemmas.has(word))
    return undefined
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
  }
}

/** Whether a message has what a joke needs. */
export const hasNeeds = ({ groups, without }: Needs, { has, hasJust }: Words): boolean =>
  groups.every((group) => group.some(has)) && !without.some(hasJust)
