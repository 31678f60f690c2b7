import { deniesSomething } from '../../reading/denial.ts'
import { isPlain, plainText, type Tolerance } from '../../reading/plain-sentence.ts'
import { type Draft, type Pattern, pattern, type Scene } from '../pattern.ts'

/** What a general pattern found. */
interface Match {
  /** A named group, lower-case, or nothing. */
  slot: (name: string) => string
  /** Whether the sentence, in lower case, holds such words. */
  says: (words: RegExp) => boolean
  scene: Scene
}

/** A figure, time or day whatever it is of, and lines that are true wherever it stands: asked for after all others. */
interface General extends Tolerance {
  /** What "Fell flat" is counted under. */
  id: string
  /** Why it works, for readers. */
  why: string
  /** Looked for in the sentence, in lower case and without its end. */
  when: RegExp
  /** Words that make the lines untrue or unfit wherever they stand. */
  unless?: RegExp
  /** Sentences that it holds. */
  fits: readonly [string, ...string[]]
  /** Sentences near to it that it must not hold. */
  near: readonly [string, ...string[]]
  lines: (match: Match) => readonly Draft[]
}

/** Makes a pattern of what is general: it looks at one plain statement or request. */
export function general(written: General): Pattern & Pick<General, 'fits' | 'near'> {
  const { id, why, when, unless, fits, near, lines } = written
  const made = pattern<Match>({
    id,
    rank: 'general',
    why,
    past: true,
    negated: true,
    denied: fits.some(deniesSomething),
    find: (scene) => {
      const { reading } = scene
      const sentence = plainText(reading)
      if (reading.asks || !isPlain(reading, written) || unless?.test(sentence)) return undefined
      const match = when.exec(sentence)
      if (!match) return undefined
      return { slot: (name) => match.groups?.[name]?.trim() ?? '', says: (words) => words.test(sentence), scene }
    },
    lines,
  })
  return { ...made, fits, near }
}
