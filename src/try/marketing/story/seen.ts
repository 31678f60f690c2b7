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

const trimmed = (text: string): string => text.trim().replace(/[.,]+$/, '')

/** The typed text as things: at commas and line breaks, and at “and” in a list or where that gives one for each file. */
function thingsIn(seen: string, files: number): string[] {
  const parts = (pattern: RegExp) => seen.split(pattern).map(trimmed).filter(Boolean)
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
  const [only] = sentences
  if (only === undefined) return { ofFile: new Map(), things: [] }
  if (footage.length !== 1 && things.length !== 1) return { ofFile: assigned(things, footage), things: sentences }
  const whole = things.length === 1 ? only : asSentence(trimmed(seen.replace(/\s+/g, ' ')))
  return { ofFile: new Map(footage.map((_, index) => [index, whole])), things: sentences }
}

function assigned(things: readonly string[], footage: readonly Named[]): Map<number, string> {
  const ofFile = new Map<number, string>()
  const left = new Set(things)
  for (const [index, file] of footage.entries()) {
    const thing = fittest(things, file)
    if (thing === undefined) continue
    ofFile.set(index, asSentence(thing))
    left.delete(thing)
  }
  const rest = [...left]
  const files = [...footage.keys()].filter((index) => !ofFile.has(index))
  const sure = rest.length === 1 || rest.length === files.length
  for (const [at, index] of files.entries()) {
    const thing = sure ? (rest[at] ?? rest[0]) : undefined
    if (thing !== undefined) ofFile.set(index, asSentence(thing))
    else if (rest.length > 0) ofFile.set(index, `One of these: ${rest.join('; ')}.`)
  }
  return ofFile
}

/** The only thing that fits a file best. */
function fittest(things: readonly string[], file: Named): string | undefined {
  const fits = things.map((thing) => fitOf(thing, file))
  const most = Math.max(...fits)
  return most > 0 && fits.indexOf(most) === fits.lastIndexOf(most) ? things[fits.indexOf(most)] : undefined
}
