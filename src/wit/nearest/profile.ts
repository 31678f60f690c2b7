import { dimensions, type WordVectors } from '#language/word-vectors.ts'
import type { Situation } from './situation.ts'
import { type Rarities, unit, type Weighed, weightOf } from './weighed.ts'

/** The share of an entry's wordings that have a name, from 0 to 1. */
type Shares = ReadonlyMap<string, number>

/** The common features of an entry's wordings. A feature of all of them makes the situation, one of a single wording is a detail. */
export interface WordingProfile {
  words: readonly { word: string; share: number; weight: number }[]
  acts: Shares
  classes: Shares
  figures: Shares
  persons: Shares
  times: Shares
  /** The mean of their sentence vectors, of length 1. */
  vector: Float32Array
}

function sharesOf(wordings: readonly Situation[], namesOf: (wording: Situation) => readonly string[]): Shares {
  const shares = new Map<string, number>()
  for (const wording of wordings) {
    for (const name of new Set(namesOf(wording))) shares.set(name, (shares.get(name) ?? 0) + 1 / wordings.length)
  }
  return shares
}

/** Computes the common features of an entry's wordings. */
export function profileOf(wordings: readonly Weighed[], rarities: Rarities, vectors: WordVectors): WordingProfile {
  const vector = new Float32Array(dimensions)
  for (const wording of wordings) {
    for (let at = 0; at < dimensions; at++) vector[at] = (vector[at] ?? 0) + (wording.vector[at] ?? 0)
  }
  return {
    words: [...sharesOf(wordings, ({ words }) => words)].map(([word, share]) => ({
      word,
      share,
      weight: weightOf(word, rarities, vectors),
    })),
    acts: sharesOf(wordings, ({ acts }) => acts),
    classes: sharesOf(wordings, ({ classes }) => classes),
    figures: sharesOf(wordings, ({ figures }) => figures),
    persons: sharesOf(wordings, ({ person }) => [person]),
    times: sharesOf(wordings, ({ time }) => [time]),
    vector: unit(vector),
  }
}
