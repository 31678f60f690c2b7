import { deniesSomething } from '../../reading/denial.ts'
import { type Draft, type Pattern, pattern, type Scene } from '../../worked-out/pattern.ts'

/** What a broad frame found. */
export interface Match {
  /** A named group, lower-case, or nothing. */
  slot: (name: string) => string
  /** Whether the sentence, in lower case, holds such words. */
  says: (words: RegExp) => boolean
  scene: Scene
}

/** A turn of speech that is independent of the subject, and lines that are true wherever it stands. */
export interface BroadFrame {
  /** What "Fell flat" is counted under. */
  id: string
  /** Why it works, for readers. */
  why: string
  /** Looked for in the sentence, in lower case and without its end. */
  when: RegExp
  /** Words that make the lines untrue or unfit wherever they stand. */
  unless?: RegExp
  /** Sentences that begin with "I" match too. */
  first?: true
  /** Sentences of two clauses match too, since the lines hang on neither. */
  twofold?: true
  /** It is asked: only a question is matched then. */
  asks?: true
  /** Sentences that it holds. */
  fits: readonly [string, ...string[]]
  /** Sentences near to it that it must not hold. */
  near: readonly [string, ...string[]]
  lines: (match: Match) => readonly Draft[]
}

/** A line would hang on the wrong one of two clauses, or on what is not said to be so. */
const twofold =
  /[;?!]|\b(?:if|unless|whether|might|but|because|although|though|however|due to|which|since|sorry|regret|unfortunately)\b|\bapolog|, (?:so|and|or) (?:we|i|it|they|you|he|she|there|please|the|our)\b|, (?:so|please|which)\b/
/** Not for the gate, which was passed, but for lines that do not look at the subject. */
const delicate =
  /\b(?:accidents?|injur\w+|patients?|hospital|doctor|nurse|clinic|medical|medication|police|court|lawsuit|attorney|service animals?|wheelchair|women|minority|veterans?|smok\w+|allerg\w+|shots|vaccin\w+|layoffs?|terminat\w+|parental leave|maternity|food bank|food pantry|shelter|past due|candidates?|cancel+ed|evacuat\w+|fire|complaint|harass\w+|deceased|memorial)\b/
const aboutMe = /^(?:i|i'm|i've|i'd|i'll|my)\b/
const longest = 130

/** Makes a pattern of a broad frame: of one plain statement or request, or of a question where the frame says so. */
export function broad(written: BroadFrame): Pattern & { frame: BroadFrame } {
  const { id, why, when, unless, first, twofold: joined, asks, fits, lines } = written
  const unfit = [
    delicate,
    ...(first || asks ? [] : [aboutMe]),
    ...(joined ? [] : [twofold]),
    ...(unless ? [unless] : []),
  ]
  const made = pattern<Match>({
    id,
    rank: 'last',
    why,
    past: true,
    negated: true,
    denied: fits.some(deniesSomething),
    find: (scene) => {
      const { reading } = scene
      const sentence = scene.sentence.replace(asks ? /\?+$/ : /[.!…]*["')\]]*$/, '')
      if (reading.asks !== Boolean(asks) || reading.sentences > 1 || sentence.length > longest) return undefined
      if (unfit.some((words) => words.test(sentence))) return undefined
      const match = when.exec(sentence)
      if (!match) return undefined
      return { slot: (name) => match.groups?.[name]?.trim() ?? '', says: (words) => words.test(sentence), scene }
    },
    lines,
  })
  return { ...made, frame: written }
}
