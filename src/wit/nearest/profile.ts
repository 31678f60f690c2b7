import { dimensions, type WordVectors } from '#language/word-vectors.ts'
import type { Situation } from './situation.ts'
import { type Rarities, unit, type Weighed, weightOf } from './weighed.ts'

/** In what share of an entry's wordings something is, from 0 to 1. */
type Shares = ReadonlyMap<string, number>

/** What the wordings of an entry have in common. What all of them have makes the situation; what one has is by the way. */
export interface WordingProfile {
  words: readonly { word: string; share: number; weight: number }[]
  acts: Shares
  classes: Shares
  figures: Shares
  persons: Shares
  times: Shares
  /** What they are about on the whole, of length 1. */
  vector: Float32Array
}

function sharesOf(wordings: readonly Situation[], namesOf: (wording: Situation) => readonly string[]): Shares {
  const shares = new Map<string, number>()
  for (const wording of wordings) {
    for (const name of new Set(namesOf(wording))) shares.set(name, (shares.get(name) ?? 0) + 1 / wordings.length)
  }
  return shares
}

/** Gathers what the wordings of an entry have in common. */
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
