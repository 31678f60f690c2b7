import type { Rarities, Weighed } from './weighed.ts'
import trained from './weights.json' with { type: 'json' }
import type { WordLikeness } from './word-likeness.ts'
import { actsCompared, featuresOf, isContrary, type NearFeatures, type WordedEntry } from './wording-features.ts'

/** The weights of the model that scripts/train/nearest-model.ts fits. */
export interface NearWeights {
  bias: number
  features: Readonly<Record<keyof NearFeatures, number>>
  /** For each act, the weight when both sentences do it, and when only one does. */
  acts: Readonly<Record<string, { readonly both: number; readonly one: number }>>
}

/** The likelihood, from 0 to 1, that a reader sees at once why an example is shown for a message. */
export function likelihood(
  asked: Weighed,
  entry: WordedEntry,
  rough: Float32Array,
  rarities: Rarities,
  likeness: WordLikeness,
  { bias, features: weights, acts }: NearWeights = trained,
): number {
  if (isContrary(asked, entry, rough)) return 0
  let sum = bias
  const features = featuresOf(asked, entry, rough, rarities, likeness)
  for (const name of Object.keys(features) as (keyof NearFeatures)[]) sum += (weights[name] ?? 0) * features[name]
  for (const { act, both, one } of actsCompared(asked, entry)) {
    const weight = acts[act]
    if (weight) sum += weight.both * both + weight.one * one
  }
  return 1 / (1 + Math.exp(-sum))
}
