import { actsCompared, type Entry, type Features, featuresOf, isContrary } from './features.ts'
import type { Likeness } from './likeness.ts'
import type { Rarities, Weighed } from './weighed.ts'
import trained from './weights.json' with { type: 'json' }

/** What scripts/train/nearest-model.ts learns. */
export interface Weights {
  bias: number
  features: Readonly<Record<keyof Features, number>>
  /** Of each act: what it adds when both sentences do it, and when only one does. */
  acts: Readonly<Record<string, { readonly both: number; readonly one: number }>>
}

/** How likely a reader sees at once why an example is shown for a message, from 0 to 1. */
export function likelihood(
  asked: Weighed,
  entry: Entry,
  rough: Float32Array,
  rarities: Rarities,
  likeness: Likeness,
  { bias, features: weights, acts }: Weights = trained,
): number {
  if (isContrary(asked, entry, rough)) return 0
  let sum = bias
  const features = featuresOf(asked, entry, rough, rarities, likeness)
  for (const name of Object.keys(features) as (keyof Features)[]) sum += (weights[name] ?? 0) * features[name]
  for (const { act, both, one } of actsCompared(asked, entry)) {
    const weight = acts[act]
    if (weight) sum += weight.both * both + weight.one * one
  }
  return 1 / (1 + Math.exp(-sum))
}
