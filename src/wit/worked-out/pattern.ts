import type { Line } from '#content/drawer-entry.ts'
import type { Dryness } from '#content/example.ts'
import type { Scene } from '../computed/computation.ts'
import type { Rank } from '../line.ts'

/** A line, or nothing where its own condition fails. */
export type Draft = Line | false | undefined | ''

export interface PatternOf<Facts extends object> {
  /** What "Fell flat" is counted under. */
  id: string
  /** First, when left out: a figure taken at its word is about just this sentence. */
  rank?: Rank
  /** Why it works, for readers. */
  why: string
  /** Whether sentences about what is over match too. Default: no. */
  past?: true
  /** Whether sentences with a "not" or "no" match too. Default: no. */
  negated?: true
  /** Whether its lines also fit what says that something is not so, where `negated` does not tell. */
  denied?: boolean
  /** Reads the facts that the lines need, or nothing when the sentence is about something else. */
  find: (scene: Scene) => Facts | undefined | null | false | '' | 0
  lines: (facts: Facts) => readonly Draft[]
}

export interface Pattern {
  id: string
  rank?: Rank
  why: string
  /** Its lines also fit what says that something is not so. */
  denied: boolean
  answer: (scene: Scene) => { facts: unknown; lines: readonly Line[] } | undefined
}

const isLine = (draft: Draft): draft is Line => Boolean(draft)

/** Makes a pattern of its facts and its lines. */
export function pattern<Facts extends object>({
  id,
  rank,
  why,
  past,
  negated,
  denied = negated === true,
  find,
  lines,
}: PatternOf<Facts>): Pattern {
  return {
    id,
    ...(rank && { rank }),
    why,
    denied,
    answer(scene) {
      if ((scene.past && !past) || (scene.negated && !negated)) return undefined
      const facts = find(scene)
      if (!facts) return undefined
      const kept = lines(facts).filter(isLine)
      return kept.length > 0 ? { facts, lines: kept } : undefined
    },
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const line =
  (dryness: Dryness) =>
  (text: string): Line => ({ dryness, text: capital(text).replace(/\.\.$/, '.') })

export const crisp = line('crisp')
export const sandy = line('sandy')
export const arid = line('arid')

export { only, type Scene } from '../computed/computation.ts'
