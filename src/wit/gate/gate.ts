/**
 * Recognizes sentences that get no joke. The gate checks every sentence before an answer, and results again before they are
 * shown. Its lists are in src/content/gate/, their language is described in patterns.ts.
 */
import { type GateTexts, type GraveList, graveLists, type StraightSubject } from '#content-model/gate-list.ts'
import { atOnce, type Steps } from '#language/slices.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import { type Rules, readRules } from './gate-rules.ts'
import { type Token, tokensOf } from './gate-tokens.ts'
import { allowsGeneral, type Graveness, gravenessOf, isDoubted, learnedScore } from './model/gate-score.ts'
import { matches, type PatternIndex } from './patterns.ts'
import { isProfane } from './profanity.ts'

export type GraveKind = GraveList | 'profanity'

/** The kinds of rules besides the promised subjects. */
export const graveKinds: readonly GraveKind[] = [...graveLists, 'profanity']

/** Subjects with figures of speech ("a perfect storm", "sick beats"): harmless phrases are taken out before they are matched. */
const figurative: readonly StraightSubject[] = ['layoffs', 'health', 'severe-weather']

/** Subjects whose rows are whole statements ("stop using the blender"): the model's score cannot overrule them. */
const beyondDoubt: readonly Held<'profanity' | StraightSubject>['of'][] = ['profanity', 'consent', 'outages', 'recalls']

/** Whether the model may doubt a rule that refuses by itself. */
export const isOpenToDoubt = (of: 'profanity' | 'certain' | StraightSubject): boolean =>
  of === 'certain' || !beyondDoubt.includes(of)

/** A match of a rule. */
export interface Held<Of> {
  readonly of: Of
  /** The matched words; empty for a swear word. */
  readonly words: string
}

/** How grave a sentence is, and why. */
export interface GateVerdict {
  /** `grave` is refused; `careful` may be grave and gets no joke; any other sentence is `fine`. */
  readonly graveness: Graveness
  /** Whether a line for any subject may follow. */
  readonly general: boolean
  /** The rule that refuses by itself; the sentence is only careful where the model is sure that it is harmless. */
  readonly refusedFor?: Held<'profanity' | 'certain' | StraightSubject>
  /** Without that: the rule that is weighed together with the model, where one holds. */
  readonly kind?: Held<GraveKind> | undefined
  /** Without that: the model's score, above 0 where a sentence is more like grave ones. */
  readonly score?: number
}

/** A rule, and the words of a text in which it is searched. */
type Looked<Of> = readonly [of: Of, index: PatternIndex, tokens: readonly Token[]]

/** The first rule that matches. */
function firstHeld<Of>(rules: Iterable<Looked<Of>>): Held<Of> | undefined {
  for (const [of, index, tokens] of rules) {
    const { done, value } = matches(index, tokens).next()
    if (!done)
      return {
        of,
        words: tokens
          .slice(value.from, value.to)
          .map(({ word }) => word)
          .join(' '),
      }
  }
  return undefined
}

/** The gate by the lists of a build. */
export class Gate {
  readonly #texts: GateTexts
  #read: Rules | undefined

  constructor(texts: GateTexts) {
    this.#texts = texts
  }

  /** Read at the first text at the latest: reading the lists takes long. */
  get #rules(): Rules {
    this.#read ??= atOnce(readRules(this.#texts))
    return this.#read
  }

  /** Reads the lists in steps, before the first text. */
  *readLists(): Steps<void> {
    this.#read ??= yield* readRules(this.#texts)
  }

  /** The same words, with "_" in place of each word of a harmless phrase. */
  #withoutNeighbors(tokens: readonly Token[]): Token[] {
    const masked = [...tokens]
    for (const { from, to } of matches(this.#rules.neighbors, tokens)) masked.fill({ word: '_', name: false }, from, to)
    return masked
  }

  #kindOf(text: string, tokens: readonly Token[]): Held<GraveKind> | undefined {
    if (isProfane(text)) return { of: 'profanity', words: '' }
    const words = this.#withoutNeighbors(tokens)
    return firstHeld(this.#rules.kinds.map(({ kind, index }): Looked<GraveKind> => [kind, index, words]))
  }

  #subjectOf(tokens: readonly Token[]): Held<StraightSubject> | undefined {
    const words = this.#withoutNeighbors(tokens)
    return firstHeld(
      this.#rules.promised.map(
        ({ subject, index }): Looked<StraightSubject> => [
          subject,
          index,
          figurative.includes(subject) ? words : tokens,
        ],
      ),
    )
  }

  #certainOf(tokens: readonly Token[]): Held<'certain'> | undefined {
    return firstHeld([['certain', this.#rules.certain, this.#withoutNeighbors(tokens)]])
  }

  /**
   * The kind of the first rule that matches a text, or undefined. Never throws. For the model, its training, tests and the
   * authors of the lists: it is neither shown to visitors nor logged.
   *
   * @param text a visitor's text, or a result before it is shown
   */
  graveKind(text: string): GraveKind | undefined {
    return this.#kindOf(text, tokensOf(text))?.of
  }

  /**
   * The subject of /straight-face that a text is about, or undefined. Never throws.
   *
   * @param text a visitor's text, or a result before it is shown
   */
  straightSubject(text: string): StraightSubject | undefined {
    return this.#subjectOf(tokensOf(text))?.of
  }

  /** Whether the rules alone find a text grave. For keywords and audiences: the model is trained on sentences. */
  isGrave(text: string): boolean {
    const tokens = tokensOf(text)
    return this.#certainOf(tokens) !== undefined || this.#kindOf(text, tokens) !== undefined
  }

  /**
   * What makes the words of a brief grave, or undefined: what is sold, what is seen and for whom. Here a trade or a customer says
   * nothing of what happened to anybody, unlike in a sentence. By the rules alone. Never throws.
   *
   * @param around the other fields of the brief: an army among miniatures is none
   */
  graveInBrief(text: string, around = ''): Held<GraveKind | 'certain'> | undefined {
    const tokens = tokensOf(text)
    if (isProfane(text)) return { of: 'profanity', words: '' }
    const words = this.#withoutNeighbors(tokens)
    for (const { from, to } of matches(this.#rules.ofBriefs, tokensOf(`${text}\n${around}`)))
      words.fill({ word: '_', name: false }, from, to)
    return firstHeld([
      ['certain', this.#rules.certain, words],
      ...this.#rules.kinds.map(({ kind, index }): Looked<GraveKind> => [kind, index, words]),
    ])
  }

  /**
   * How grave a sentence is, and why. Never throws. A swear word is always refused. Certain matches and promised subjects never get a
   * joke, and are refused unless the model is sure that the sentence is harmless. Otherwise rules and a learned model decide together:
   * neither is right often enough alone.
   *
   * @param text a visitor's text, or a result before it is shown
   */
  judge(text: string, vectors: WordVectors): GateVerdict {
    const tokens = tokensOf(text)
    const kind = this.#kindOf(text, tokens)
    if (kind?.of === 'profanity')
      return { graveness: 'grave', general: false, refusedFor: { of: kind.of, words: kind.words } }
    const score = learnedScore(tokens, vectors)
    const refusedFor = this.#certainOf(tokens) ?? this.#subjectOf(tokens)
    if (refusedFor) {
      const graveness = isOpenToDoubt(refusedFor.of) && isDoubted(score) ? 'careful' : 'grave'
      return { graveness, general: false, refusedFor }
    }
    return { graveness: gravenessOf(score, kind?.of), general: allowsGeneral(score, kind?.of), kind, score }
  }

  /** The verdict of `judge` without its reason. */
  graveness(text: string, vectors: WordVectors): Graveness {
    return this.judge(text, vectors).graveness
  }
}
