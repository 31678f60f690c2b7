/**
 * What is best left plain. The gate stands before every way of answering, and looks at results again before they are
 * shown. Its lists are in words/; how they are written, in patterns.ts.
 */
import type { WordVectors } from '#language/word-vectors.ts'
import { type Graveness, gravenessOf, learnedScore } from './model/model.ts'
import { type KnownSteps, matches, type PatternIndex, readPatterns } from './patterns.ts'
import { isProfane } from './profanity.ts'
import { type Token, tokensOf } from './tokens.ts'
import { abuse } from './words/abuse.ts'
import { addiction } from './words/addiction.ts'
import { certain } from './words/certain.ts'
import { children } from './words/children.ts'
import { classes } from './words/classes.ts'
import { death } from './words/death.ts'
import { disability } from './words/disability.ts'
import { disaster } from './words/disaster.ts'
import { harmless } from './words/harmless.ts'
import { illness } from './words/illness.ts'
import { layoffs } from './words/layoffs.ts'
import { misfortune } from './words/misfortune.ts'
import { alsoPromised } from './words/promised/also.ts'
import { promised, type StraightSubject } from './words/promised/promised.ts'
import { things } from './words/promised/things.ts'
import { protectedGroups } from './words/protected-groups.ts'
import { religion } from './words/religion.ts'
import { safety } from './words/safety.ts'
import { selfHarm } from './words/self-harm.ts'
import { violence } from './words/violence.ts'

const lists = {
  'self-harm': selfHarm,
  death,
  illness,
  disability,
  addiction,
  violence,
  abuse,
  disaster,
  children,
  religion,
  'protected-groups': protectedGroups,
  layoffs,
  misfortune,
  safety,
}

export type GraveKind = keyof typeof lists | 'profanity'

/** The rows of /straight-face, in their order. */
export const straightSubjects = Object.keys(promised) as readonly StraightSubject[]

/** What else the rules hold, for whoever lists it all. */
export const graveKinds = [...(Object.keys(lists) as (keyof typeof lists)[]), 'profanity'] as const

interface Rules {
  neighbors: PatternIndex
  certain: PatternIndex
  promised: readonly { subject: StraightSubject; index: PatternIndex }[]
  kinds: readonly { kind: GraveKind; index: PatternIndex }[]
}

let read: Rules | undefined

/** Reads the lists when the first text comes. */
function rules(): Rules {
  if (read) return read
  const known: KnownSteps = new Map()
  const promiseClasses = { ...classes, ...things }
  read = {
    neighbors: readPatterns(harmless, classes, known),
    certain: readPatterns(`${certain}\n${alsoPromised}`, promiseClasses, known),
    promised: straightSubjects.map((subject) => ({
      subject,
      index: readPatterns(promised[subject], promiseClasses, known),
    })),
    kinds: Object.entries(lists).map(([kind, list]) => ({
      kind: kind as keyof typeof lists,
      index: readPatterns(list, classes, known),
    })),
  }
  return read
}

/** The same words with the harmless neighbors taken out: each of their words is "_" now. */
function withoutNeighbors(tokens: readonly Token[]): Token[] {
  const masked = [...tokens]
  for (const { from, to } of matches(rules().neighbors, tokens)) masked.fill({ word: '_', name: false }, from, to)
  return masked
}

function kindOf(text: string, tokens: readonly Token[]): GraveKind | undefined {
  if (isProfane(text)) return 'profanity'
  const words = withoutNeighbors(tokens)
  return rules().kinds.find(({ index }) => !matches(index, words).next().done)?.kind
}

/**
 * Says which rule holds that a text is best left plain, or undefined when none does. The reason is for the model, its
 * training and tests: it is neither shown nor logged.
 *
 * @param text what a visitor wrote, or what is about to be shown. Never throws.
 */
export const graveKind = (text: string): GraveKind | undefined => kindOf(text, tokensOf(text))

/**
 * Says which subject that the site promises to leave plain a text is about, or undefined when it is about none.
 *
 * @param text what a visitor wrote, or what is about to be shown. Never throws.
 */
export const straightSubject = (text: string): StraightSubject | undefined => subjectOf(tokensOf(text))

/** Subjects that have figures of speech ("a perfect storm", "sick beats"). Those of the others mean what they say: the Wi-Fi that died is an outage. */
const figurative: readonly StraightSubject[] = ['layoffs', 'health', 'severe-weather']

function subjectOf(tokens: readonly Token[]): StraightSubject | undefined {
  const words = withoutNeighbors(tokens)
  return rules().promised.find(
    ({ subject, index }) => !matches(index, figurative.includes(subject) ? words : tokens).next().done,
  )?.subject
}

const isCertain = (tokens: readonly Token[]): boolean => !matches(rules().certain, withoutNeighbors(tokens)).next().done

/** Whether a text is best left plain by the rules alone, for what is no sentence: a keyword, an audience. */
export function isGrave(text: string): boolean {
  const tokens = tokensOf(text)
  return isCertain(tokens) || kindOf(text, tokens) !== undefined
}

/**
 * How grave a sentence is: `grave` is refused, at `careful` no joke is told, since it may be; anything else is `fine`.
 * What leaves no doubt and what is promised is refused whatever else holds. Otherwise rules and a learned model decide together: neither is right
 * often enough alone.
 *
 * @param text what a visitor wrote, or what is about to be shown; under 1 ms for 300 characters. Never throws.
 */
export function graveness(text: string, vectors: WordVectors): Graveness {
  const tokens = tokensOf(text)
  const kind = kindOf(text, tokens)
  if (kind === 'profanity' || isCertain(tokens) || subjectOf(tokens) !== undefined) return 'grave'
  return gravenessOf(learnedScore(tokens, vectors), kind)
}
