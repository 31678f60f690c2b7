import { stemOf } from '#language/stem.ts'

const hollow = new Set(
  'a an the and or but if as so of to in on at by for with from is are was were be been it its this that these those we you they he she i our your their will would can may has have had do does not no one than then there here please all any'.split(
    ' ',
  ),
)

/** Stems of the content words. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !hollow.has(word)).map(stemOf))
}

/** The share of common stems from which two additions count as the same joke. */
const sameJoke = 0.6

/** The stems by which additions are compared. */
export type Gist = ReadonlySet<string>

/**
 * The stems of a joke that its sentence does not have.
 *
 * @param sentence the joke's sentence
 */
export const gistOf = (addition: string, sentence: string): Gist => {
  const all = stemsOf(addition)
  const own = all.difference(stemsOf(sentence))
  // A joke of the sentence's own words has no other stems.
  return own.size > 0 ? own : all
}

/** Whether two additions are the same joke. */
export function isSameJoke(one: Gist, other: Gist): boolean {
  const shared = one.intersection(other).size
  return shared > 0 && shared / one.union(other).size >= sameJoke
}
