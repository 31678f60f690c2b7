/** The learned part of the gate: a linear model whose weights scripts/train/gate-model.ts makes and keeps as data. */
import type { WordVectors } from '#language/word-vectors.ts'
import type { Token } from '#wit/gate/gate-tokens.ts'
import { featuresOf, type TextFeatures } from './text-features.ts'
import trained from './weights.json' with { type: 'json' }

export type Graveness = 'grave' | 'careful' | 'fine'

/** The learned weights of the features. */
export interface GateWeights {
  readonly bias: number
  readonly numbers: readonly number[]
  readonly grams: ReadonlyMap<string, number>
}

/** The weights are written in thousandths. */
const unit = 1000

/** Read at the first sentence. */
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

/** The sum of the weights of a text's features: positive where it is more like the grave sentences. */
export function sumOf(features: TextFeatures, { bias, numbers, grams }: GateWeights): number {
  let sum = bias
  for (const gram of features.grams) sum += grams.get(gram) ?? 0
  for (const [index, weight] of numbers.entries()) sum += weight * (features.numbers[index] ?? 0)
  return sum
}

/** Words of a passage: few sentences of the training are longer, and much harmless text would outweigh a grave word. */
const span = 30

/** The score of the gravest passage of a text. */
export function learnedScore(tokens: readonly Token[], vectors: WordVectors, from: GateWeights = weights()): number {
  let highest = Number.NEGATIVE_INFINITY
  for (let at = 0; at === 0 || at + span / 2 < tokens.length; at += span / 2) {
    highest = Math.max(highest, sumOf(featuresOf(tokens.slice(at, at + span), vectors), from))
  }
  return highest
}

/** The weights of the score and of the rules, and the thresholds. */
export const stack: Stack = trained.stack

interface Stack {
  readonly score: number
  readonly bias: number
  /** The weight of a kind of rule that is not in `kinds`. */
  readonly anyKind: number
  readonly kinds: Readonly<Record<string, number>>
  readonly grave: number
  readonly careful: number
  /** Above this sum no line for any subject follows. */
  readonly general: number
  /** At or below this sum the model is sure that a sentence is harmless. */
  readonly harmless: number
}

/** The sum of the score and the kind of rule that matched, weighed. */
export const together = (score: number, kind: string | undefined): number =>
  stack.score * score + stack.bias + (kind === undefined ? 0 : (stack.kinds[kind] ?? stack.anyKind))

export function gravenessOf(score: number, kind: string | undefined): Graveness {
  const sum = together(score, kind)
  if (sum > stack.grave) return 'grave'
  return sum > stack.careful ? 'careful' : 'fine'
}

/** Whether a line for any subject may follow. One that is about what is said may follow a sentence of more doubt. */
export const allowsGeneral = (score: number, kind: string | undefined): boolean =>
  together(score, kind) <= stack.general

/** Whether the model is sure that a sentence is harmless: a rule that refuses by itself then makes it only careful. */
export const isDoubted = (score: number): boolean => together(score, undefined) <= stack.harmless
