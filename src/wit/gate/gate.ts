/**
 * What is best left plain. The gate stands before every way of answering, and looks at results again before they are
 * shown. Its lists are src/content/gate/; how they are written, in patterns.ts.
 */
import { type GateTexts, type GraveList, graveLists, type StraightSubject } from '#content-model/gate-list.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import { type Rules, readRules } from './gate-rules.ts'
import { type Token, tokensOf } from './gate-tokens.ts'
import { type Graveness, gravenessOf, isDoubted, learnedScore } from './model/gate-score.ts'
import { matches, type PatternIndex } from './patterns.ts'
import { isProfane } from './profanity.ts'

export type GraveKind = GraveList | 'profanity'

/** What else than the promise the rules hold, for whoever lists it all. */
export const graveKinds: readonly GraveKind[] = [...graveLists, 'profanity']

/** Subjects that have figures of speech ("a perfect storm", "sick beats"). Those of the others mean what they say: the Wi-Fi that died is an outage. */
const figurative: readonly StraightSubject[] = ['layoffs', 'health', 'severe-weather']

/** Subjects whose rows are whole statements ("stop using the blender"): they are refused whatever the model makes of them. */
const beyondDoubt: readonly Held<'profanity' | StraightSubject>['of'][] = ['profanity', 'consent', 'outages', 'recalls']

/** Whether the model may doubt a rule that refuses by itself. */
export const isOpenToDoubt = (of: 'profanity' | 'certain' | StraightSubject): boolean =>
  of === 'certain' || !beyondDoubt.includes(of)

/** What a rule holds of a text. */
export interface Held<Of> {
  readonly of: Of
  /** The words by which it does; of a swear word none. */
  readonly words: string
}

/** How grave a sentence is, and why. */
export interface GateVerdict {
  /** `grave` is refused, at `careful` no joke is told, since it may be; anything else is `fine`. */
  readonly graveness: Graveness
  /** What refuses it by itself; it is careful only where the model is sure that the sentence is harmless. */
  readonly refusedFor?: Held<'profanity' | 'certain' | StraightSubject>
  /** Without that: the rule that is weighed together with the model, where one holds. */
  readonly kind?: Held<GraveKind> | undefined
  /** Without that: the model's score, above 0 where a sentence is more like grave ones. */
  readonly score?: number
}

/** A rule with the words that it is looked for in. */
type Looked<Of> = readonly [of: Of, index: PatternIndex, tokens: readonly Token[]]

/** The first rule that holds something. */
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

  /** Reads the lists when the first text comes. */
  get #rules(): Rules {
    this.#read ??= readRules(this.#texts)
    return this.#read
  }

  /** The same words with the harmless neighbors taken out: each of their words is "_" now. */
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
   * Says which rule holds that a text is best left plain, or undefined when none does. The reason is for the model, its
   * training, tests and whoever writes the lists: it is neither shown to visitors nor logged.
   *
   * @param text what a visitor wrote, or what is about to be shown. Never throws.
   */
  graveKind(text: string): GraveKind | undefined {
    return this.#kindOf(text, tokensOf(text))?.of
  }

  /**
   * Says which subject that the site promises to leave plain a text is about, or undefined when it is about none.
   *
   * @param text what a visitor wrote, or what is about to be shown. Never throws.
   */
  straightSubject(text: string): StraightSubject | undefined {
    return this.#subjectOf(tokensOf(text))?.of
  }

  /** Whether a text is best left plain by the rules alone, for what is no sentence: a keyword, an audience. */
  isGrave(text: string): boolean {
    const tokens = tokensOf(text)
    return this.#certainOf(tokens) !== undefined || this.#kindOf(text, tokens) !== undefined
  }

  /**
   * How grave a sentence is, and why. What swears is refused whatever else holds. What leaves no doubt and what is promised gets no joke
   * whatever else holds, and is refused unless the model is sure of the contrary. Otherwise rules and a learned model decide together:
   * neither is right often enough alone.
   *
   * @param text what a visitor wrote, or what is about to be shown; under 1 ms for 300 characters. Never throws.
   */
  judge(text: string, vectors: WordVectors): GateVerdict {
    const tokens = tokensOf(text)
    const kind = this.#kindOf(text, tokens)
    if (kind?.of === 'profanity') return { graveness: 'grave', refusedFor: { of: kind.of, words: kind.words } }
    const score = learnedScore(tokens, vectors)
    const refusedFor = this.#certainOf(tokens) ?? this.#subjectOf(tokens)
    if (refusedFor) {
      return { graveness: isOpenToDoubt(refusedFor.of) && isDoubted(score) ? 'careful' : 'grave', refusedFor }
    }
    return { graveness: gravenessOf(score, kind?.of), kind, score }
  }

  /** What `judge` comes to. */
  graveness(text: string, vectors: WordVectors): Graveness {
    return this.judge(text, vectors).graveness
  }
}
