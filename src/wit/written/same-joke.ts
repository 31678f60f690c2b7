import { stemOf } from '#language/stem.ts'

const hollow = new Set(
  'a an the and or but if as so of to in on at by for with from is are was were be been it its this that these those we you they he she i our your their will would can may has have had do does not no one than then there here please all any'.split(
    ' ',
  ),
)

/** Stems of the words that say something. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !hollow.has(word)).map(stemOf))
}

/** What two additions share of what either says, from which on they are one joke told twice. */
const sameJoke = 0.6

/** What additions of jokes are compared by. */
export type Gist = ReadonlySet<string>

/**
 * What a joke says besides what its sentence says already.
 *
 * @param sentence that the joke belongs to
 */
export const gistOf = (addition: string, sentence: string): Gist => {
  const all = stemsOf(addition)
  const own = all.difference(stemsOf(sentence))
  // A joke that only turns its sentence's words round has no others.
  return own.size > 0 ? own : all
}

/** Whether two jokes are the same, told alike. */
export function isSameJoke(one: Gist, other: Gist): boolean {
  const shared = one.intersection(other).size
  return shared > 0 && shared / one.union(other).size >= sameJoke
}
