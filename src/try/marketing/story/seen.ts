import type { Footage } from './material.ts'

export interface SeenPaired {
  /** A sentence on the file's subject, by the file's index. */
  readonly paired: ReadonlyMap<number, string>
  /** Sentences on named things that belong to no file. */
  readonly loose: readonly string[]
}

const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/**
 * Assigns named things to files: by the file's name, or in order where there are as many files as things. No other guess is
 * made.
 *
 * @param seen things, separated by commas or line breaks
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
    // The rest of both sides belong together only where one is left of each.
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
