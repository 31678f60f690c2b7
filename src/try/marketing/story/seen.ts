import type { Footage } from './material.ts'

export interface SeenPaired {
  /** What a file shows, as a sentence, by the file's place. */
  readonly paired: ReadonlyMap<number, string>
  /** What was named and belongs to no file, as sentences. */
  readonly loose: readonly string[]
}

const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/**
 * Tells which file shows what was named: the one that is called so, or the files in order where there are as many as
 * things. Nothing is guessed beyond that.
 *
 * @param seen things one after the other, with commas or line breaks between them
 */
export function pairSeen(seen: string, footage: readonly Pick<Footage, 'name'>[]): SeenPaired {
  const things = seen
    .split(/,\s+|[;\n]+|,?\s+and\s+/)
    .map((thing) => thing.trim().replace(/[.,]+$/, ''))
    .filter(Boolean)
  const paired = new Map<number, string>()
  const rest = new Set(things.keys())
  for (const [index, { name }] of footage.entries()) {
    const words = new Set(lettersOf(name.replace(/\.[^.]*$/, '')))
    const place = [...rest].find((thing) => lettersOf(things[thing] ?? '').some((word) => words.has(word)))
    if (place === undefined) continue
    paired.set(index, things[place] ?? '')
    rest.delete(place)
  }
  if (paired.size === 0 && things.length === footage.length) {
    for (const [index, thing] of things.entries()) paired.set(index, thing)
    rest.clear()
  } else {
    // As many left over on both sides belong to one another only when it is one.
    const files = [...footage.keys()].filter((index) => !paired.has(index))
    const [file] = files
    const [thing] = rest
    if (things.length === footage.length && files.length === 1 && file !== undefined && thing !== undefined) {
      paired.set(file, things[thing] ?? '')
      rest.delete(thing)
    }
  }
  const asSentence = (thing: string) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)}.`
  return {
    paired: new Map([...paired].map(([index, thing]) => [index, asSentence(thing)])),
    loose: [...rest].sort((a, b) => a - b).map((thing) => asSentence(things[thing] ?? '')),
  }
}
