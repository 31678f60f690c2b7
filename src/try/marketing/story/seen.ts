import type { Footage } from './material.ts'

export interface SeenPaired {
  /** The words on each file, by its index, as a sentence. A file that no words are known to belong to has none. */
  readonly ofFile: ReadonlyMap<number, string>
  /** All named things, as sentences in their order. */
  readonly things: readonly string[]
}

type Named = Pick<Footage, 'name' | 'kind'>

/** Words of file names and of lists that name nothing. */
const empty = new Set('the and with for img dsc mov pxl photo picture image still video clip film footage'.split(' '))
const ofPhotos = /\b(?:photo|picture|image|still)s?\b/i
const ofVideos = /\b(?:video|clip|film|footage)s?\b/i

const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !empty.has(word))

/** Whether two words are one, apart from an ending: “run” and “running”. */
const isSame = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 4 && (one.startsWith(other) || other.startsWith(one))

/** How many words of a thing are in a file's name, and whether it says what kind of file it is on. */
function fitOf(thing: string, { name, kind }: Named): number {
  const words = lettersOf(name.replace(/\.[^.]*$/, ''))
  const shared = lettersOf(thing).filter((word) => words.some((each) => isSame(each, word))).length
  return shared + ((kind === 'photo' ? ofPhotos : ofVideos).test(thing) ? 1 : 0)
}

/** The typed text as things: at commas and line breaks, and at “and” in a list or where that gives one for each file. */
function thingsIn(seen: string, files: number): string[] {
  const parts = (pattern: RegExp) =>
    seen
      .split(pattern)
      .map((thing) => thing.trim().replace(/[.,]+$/, ''))
      .filter(Boolean)
  const each = parts(/,\s+(?:and\s+)?|[;\n]+|\s+and\s+/)
  const listed = parts(/,\s+|[;\n]+/)
  return listed.length > 1 || each.length === files ? each : listed
}

const asSentence = (thing: string) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)}.`

/**
 * Assigns named things to files: all of them to a single file, a single one to all files; otherwise by the files' names and
 * kinds, and the rest in order where there are as many of both. What remains may be any of the rest, and the words say so.
 *
 * @param seen things, separated by commas or line breaks
 */
export function pairSeen(seen: string, footage: readonly Named[]): SeenPaired {
  const things = thingsIn(seen, footage.length)
  const sentences = things.map(asSentence)
  if (things.length === 0) return { ofFile: new Map(), things: [] }
  const whole = asSentence(
    seen
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.,]+$/, ''),
  )
  const everywhere = footage.length === 1 ? whole : things.length === 1 ? sentences[0] : undefined
  if (everywhere !== undefined)
    return { ofFile: new Map(footage.map((_, index) => [index, everywhere])), things: sentences }
  const ofFile = new Map<number, string>()
  const left = new Set(things.keys())
  for (const [index, file] of footage.entries()) {
    const fits = things.map((thing) => fitOf(thing, file))
    const most = Math.max(...fits)
    if (most === 0 || fits.filter((fit) => fit === most).length > 1) continue
    const place = fits.indexOf(most)
    ofFile.set(index, sentences[place] ?? '')
    left.delete(place)
  }
  const files = [...footage.keys()].filter((index) => !ofFile.has(index))
  const rest = [...left].map((place) => things[place] ?? '')
  for (const [at, index] of files.entries()) {
    if (rest.length === files.length || rest.length === 1) ofFile.set(index, asSentence(rest[at] ?? rest[0] ?? ''))
    else if (rest.length > 1) ofFile.set(index, `One of these: ${rest.join('; ')}.`)
  }
  return { ofFile, things: sentences }
}
