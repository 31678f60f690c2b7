/** The learned part of the gate: a linear model whose weights scripts/train/gate-model.ts makes and keeps as data. */
import type { WordVectors } from '#language/word-vectors.ts'
import type { Token } from '#wit/gate/gate-tokens.ts'
import { featuresOf, type TextFeatures } from './text-features.ts'
import trained from './weights.json' with { type: 'json' }

export type Graveness = 'grave' | 'careful' | 'fine'

/** What the training finds for the features. */
export interface GateWeights {
  readonly bias: number
  readonly numbers: readonly number[]
  readonly grams: ReadonlyMap<string, number>
}

/** The weights are written in thousandths. */
const unit = 1000

/** Read when the first sentence comes. */
let read: GateWeights | undefined

function weights(): GateWeights {
  const { bias, numbers, grams } = trained
  read ??= {
    bias: bias / unit,
    numbers: numbers.map((weight) => weight / unit),
    grams: new Map(Object.entries(grams).map(([gram, weight]) => [gram, weight / unit])),
  }
  return read
}

/** The sum of the weights of what a text has: positive where it is more like the grave sentences. */
export function sumOf(features: TextFeatures, { bias, numbers, grams }: GateWeights): number {
  let sum = bias
  for (const gram of features.grams) sum += grams.get(gram) ?? 0
  for (const [index, weight] of numbers.entries()) sum += weight * (features.numbers[index] ?? 0)
  return sum
}

/** Words at a time: the sentences of the training are seldom longer, and much harmless text would drown a grave word. */
const span = 30

/** The score of the gravest passage of a text. */
export function learnedScore(tokens: readonly Token[], vectors: WordVectors, from: GateWeights = weights()): number {
  let highest = Number.NEGATIVE_INFINITY
  for (let at = 0; at === 0 || at + span / 2 < tokens.length; at += span / 2) {
    highest = Math.max(highest, sumOf(featuresOf(tokens.slice(at, at + span), vectors), from))
  }
  return highest
}

/** How the score and the rules are weighed together, and from where on a sentence is careful or grave. */
export const stack: Stack = trained.stack

interface Stack {
  readonly score: number
  readonly bias: number
  /** What a kind of rule counts that is not among the others. */
  readonly anyKind: number
  readonly kinds: Readonly<Record<string, number>>
  readonly grave: number
  readonly careful: number
  /** At or under it the model alone is sure that a sentence is harmless. */
  readonly harmless: number
}

/** The score and the kind of rule that held, weighed together. */
export const together = (score: number, kind: string | undefined): number =>
  stack.score * score + stack.bias + (kind === undefined ? 0 : (stack.kinds[kind] ?? stack.anyKind))

/** What a score comes to. */
export function gravenessOf(score: number, kind: string | undefined): Graveness {
  const sum = together(score, kind)
  if (sum > stack.grave) return 'grave'
  return sum > stack.careful ? 'careful' : 'fine'
}

/** Whether the model is so sure that a sentence is harmless that a rule that refuses alone makes it careful only. */
export const isDoubted = (score: number): boolean => together(score, undefined) <= stack.harmless
