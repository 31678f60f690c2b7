import type { Dryness } from '#content/example.ts'

/**
 * The words of titles and descriptions for keywords of one sort. In each, `{K}` is the keyword with its capital, and
 * `[is|are]` is the first form for a thing without a plural, the second for several things.
 */
export interface Frames {
  /** What follows the keyword in a title. One that begins with a space goes on from the keyword as from a subject. */
  readonly titles: Readonly<Record<Dryness, readonly string[]>>
  /** The first sentence of a description, which has the keyword in front. */
  readonly openings: readonly string[]
  /** What comes after it. */
  readonly closings: readonly string[]
}
