import type { Footage, Unread } from './material.ts'

/** Words that were meant for a file that was not read. */
export interface Meant {
  readonly name: string
  readonly words: string
}

export interface SeenPaired {
  /** The words on each file, by its index, as sentences. A file that no words belong to has none. */
  readonly ofFile: ReadonlyMap<number, string>
  /** Named things that no file is left for, as sentences in their order. */
  readonly alone: readonly string[]
  /** Named things that belong to files that were not read. */
  readonly meant: readonly Meant[]
  /** All named things, as sentences in their order. */
  readonly things: readonly string[]
}

type Named = Pick<Footage, 'name'> & Partial<Pick<Footage, 'kind'>>

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
  return shared + (kind !== undefined && (kind === 'photo' ? ofPhotos : ofVideos).test(thing) ? 1 : 0)
}

/** Ends of sentences, but not of abbreviations such as “St.” or “p.m.”. */
const stops = /(?<!\b(?:dr|mr|mrs|ms|st|no|vs|approx|\p{L}))\.\s+|(?<=[!?…])\s+|[;\n]+/iu
const commas = /,\s+(?:(?:and|&)\s+)?/i
/** The beginning of a thing of its own; “his” and “her” go on with the one before. */
const begins = /^(?:an?|the|our|my|your|some|another|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s/i
/** Where two plain words may be one thing after all. */
const pairs =
  /\b(?:black|white|salt|bed|fish|bread|bath|food|rock|mac|ham|arts|drum|gin|wine|surf|cut|pen|cup|knife) (?:and|&) /i
const within = /\b(?:in|on|at|of|with|by|from|under|over|behind|beside|near|for|into|through)\b/i

const trimmed = (text: string): string => text.trim().replace(/[.,;]+$/, '')
const partsOf = (text: string, pattern: RegExp): string[] => text.split(pattern).map(trimmed).filter(Boolean)

/** A thing at each “and” that begins another: “a van and a bakery”, “flowers and candles”, not “in black and white”. */
function atAnd(thing: string): string[] {
  const parts = partsOf(thing, /\s+(?:and|&)\s+/i)
  const [first = '', ...others] = parts
  if (others.length === 0) return [thing]
  if (others.every((part) => begins.test(part))) return parts
  const plain = parts.every((part) => part.split(/\s+/).length <= 2 && !within.test(part))
  return plain && !begins.test(first) && !pairs.test(thing) ? parts : [thing]
}

/** Parts of a list with those that begin nothing of their own put back: “a black, shiny pot”. */
function rejoined(parts: readonly string[]): string[] {
  const things: string[] = []
  for (const part of parts) {
    const last = things.at(-1)
    if (last === undefined || begins.test(part)) things.push(part)
    else things[things.length - 1] = `${last}, ${part}`
  }
  return things
}

/**
 * The typed text as things: at full stops and semicolons, then at commas, then at “and”, each only as long as there are fewer
 * things than files. A single sentence with commas is a list whatever the number.
 */
export function thingsIn(seen: string, files: number): string[] {
  const sentences = partsOf(seen, stops)
  if (sentences.length > 1 && sentences.length >= files) return sentences
  const listed = sentences.flatMap((each) => partsOf(each, commas))
  const things = sentences.length > 1 && listed.length > files ? sentences : listed
  if (things.length > files) {
    const joined = rejoined(things)
    return joined.length === files ? joined : things
  }
  const each = things.flatMap(atAnd)
  return each.length <= files ? each : things
}

const asSentence = (thing: string) =>
  `${thing.charAt(0).toUpperCase()}${thing.slice(1)}${/[!?…][)"'’”]*$/.test(thing) ? '' : '.'}`

interface Entry extends Named {
  /** Undefined for a file that was not read. */
  readonly index?: number
  readonly shows: boolean
}

/** All files in the order of the list. */
const inOrder = (footage: readonly Named[], unread: readonly Unread[]): Entry[] =>
  Array.from({ length: footage.length + 1 }, (_, index): Entry[] => {
    const file = footage[index]
    const before = unread.filter((each) => each.before === index).map(({ name, shows }) => ({ name, shows }))
    return file ? [...before, { name: file.name, ...(file.kind && { kind: file.kind }), index, shows: true }] : before
  }).flat()

/**
 * Assigns named things to files: all of them to a single file; otherwise by the files' names and kinds, and the rest in order.
 *
 * @param seen things, separated by full stops, semicolons, line breaks, commas or “and”
 * @param unread files that were not read; what belongs to one of them is on no other
 */
export function pairSeen(seen: string, footage: readonly Named[], unread: readonly Unread[] = []): SeenPaired {
  const entries = inOrder(footage, unread)
  const showing = entries.filter(({ shows }) => shows)
  const things = thingsIn(seen, showing.length)
  const sentences = things.map(asSentence)
  if (things.length === 0 || footage.length === 0) {
    return { ofFile: new Map(), alone: sentences, meant: [], things: sentences }
  }
  if (showing.length === 1) {
    const whole = asSentence(trimmed(seen.replace(/\s+/g, ' ')))
    return { ofFile: new Map([[0, whole]]), alone: [], meant: [], things: sentences }
  }
  const taken = new Map<Entry, string>()
  const left = new Set(things)
  for (const entry of entries) {
    const thing = fittest(things, entry)
    if (thing === undefined) continue
    taken.set(entry, thing)
    left.delete(thing)
  }
  const open = showing.filter((entry) => !taken.has(entry))
  const read = open.filter(({ index }) => index !== undefined)
  const places = left.size <= read.length ? read : open
  const alone: string[] = []
  for (const [at, thing] of [...left].entries()) {
    const place = places[at]
    if (place) taken.set(place, thing)
    else alone.push(asSentence(thing))
  }
  const ofFile = new Map<number, string>()
  const meant: Meant[] = []
  for (const [{ index, name }, thing] of taken) {
    if (index === undefined) meant.push({ name, words: asSentence(thing) })
    else ofFile.set(index, asSentence(thing))
  }
  const onFiles = new Set(ofFile.values())
  return { ofFile, alone, meant: meant.filter(({ words }) => !onFiles.has(words)), things: sentences }
}

/** The only thing that fits a file best. */
function fittest(things: readonly string[], file: Named): string | undefined {
  const fits = things.map((thing) => fitOf(thing, file))
  const most = Math.max(...fits)
  return most > 0 && fits.indexOf(most) === fits.lastIndexOf(most) ? things[fits.indexOf(most)] : undefined
}
