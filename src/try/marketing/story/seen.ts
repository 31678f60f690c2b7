import { endsInShortForm, openIn } from './facts.ts'
import type { Footage, Unread } from './material.ts'
import { capitalized } from './spoken.ts'

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

/** A name as it may stand in a text: not “IMG_1” in “IMG_12”. */
const mentionOf = (name: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\p{L}\p{N}])`, 'iu')

/** How a thing names a file: with its ending, or without one where it is no plain word. */
function mentioned(thing: string, { name }: Named): RegExp | undefined {
  const stem = name.replace(/\.[^.]*$/, '')
  return [name, ...(/[\d_]/.test(stem) && /\p{L}/u.test(stem) ? [stem] : [])]
    .map(mentionOf)
    .find((mention) => mention.test(thing))
}

/** How many words of a thing are in a file's name, and whether it says what kind of file it is on. A file that is named comes first. */
function fitOf(thing: string, file: Named): number {
  const { name, kind } = file
  if (mentioned(thing, file)) return Number.MAX_SAFE_INTEGER
  const words = lettersOf(name.replace(/\.[^.]*$/, ''))
  const shared = lettersOf(thing).filter((word) => words.some((each) => isSame(each, word))).length
  return shared + (kind !== undefined && (kind === 'photo' ? ofPhotos : ofVideos).test(thing) ? 1 : 0)
}

/** A thing without the name of its file: “IMG_1.jpg shows a van” is “a van”. */
function withoutName(thing: string, file: Named): string {
  const mention = mentioned(thing, file)?.source
  if (mention === undefined) return thing.replace(heading, '')
  const sign = String.raw`\s*(?:[:=]|[–—-]\s|\b(?:is|shows|has)\b|,)?\s*`
  const named = String.raw`\s*[([]\s*${mention}\s*[)\]]|^(?:(?:in|on)\s+)?${mention}${sign}|(?:\s*[:=–—-]|\s+(?:is|in|on))?\s*${mention}`
  const rest = thing.replace(new RegExp(named, 'iu'), '').trim()
  return rest === '' ? thing : rest
}

/** Ends of sentences, but not of abbreviations such as “St.” or “p.m.”. */
const stops = /\.\s+|(?<=[!?…])\s+|[;\n]+/gu
const commas = /,\s+(?:(?:and|&|then)\s+)?/gi
const dashes = /\s+[–—-]+\s+/g
const then = /,?\s+(?:and\s+)?then\s+/gi
const ands = /\s+(?:and|&)\s+/gi
/** The beginning of a thing of its own; “his” and “her” go on with the one before. */
const begins = /^(?:an?|the|our|my|your|some|another|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s/i
/** Where two plain words may be one thing after all. */
const pairs =
  /\b(?:black|white|salt|bed|fish|bread|bath|food|rock|mac|ham|arts|drum|gin|wine|surf|cut|pen|cup|knife) (?:and|&) /i
const within = /\b(?:in|on|at|of|with|by|from|under|over|behind|beside|near|for|into|through)\b/i

const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/^[–—•*-]\s+/, '')
    .replace(/[.,;]+$/, '')

/** The parts of a text between signs that are in no brackets or quotation marks. */
function partsOf(text: string, pattern: RegExp): string[] {
  const isTorn = openIn(text)
  const parts: string[] = []
  let from = 0
  for (const { 0: sign, index } of text.matchAll(pattern)) {
    if (!isTorn && openIn(text.slice(from, index))) continue
    if (sign.startsWith('.') && endsInShortForm(`${text.slice(from, index)}.`)) continue
    parts.push(text.slice(from, index))
    from = index + sign.length
  }
  return [...parts, text.slice(from)].map(trimmed).filter(Boolean)
}

/** What a list may begin its things with: a number or a letter and a sign, “photo 1”, or “first” and “second”. */
const labels = '(?:photo|picture|pic|image|video|clip|film|file|shot)'
const marks = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,:#])\(?(?:${labels}\s+)?#?(\d{1,2})(?:[.):]|\s[–—-])\s+|(?<!\p{L})${labels}\s+#?(\d{1,2})\s+(?:is\s+|shows\s+)?`,
    'giu',
  ),
  /(?<![\p{L}\p{N}.,])\(?([a-h])[.)]\s+/gu,
  new RegExp(
    String.raw`(?<=^|[,;.\n]\s*(?:and\s+)?)(?:the\s+|on\s+the\s+)?(first|second|third|fourth|fifth|sixth)(?:ly)?(?:\s+(?:one|${labels}))?\s*(?:[:,]|\bis\b|\bshows\b)?\s+`,
    'giu',
  ),
]
const counted = [
  '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
  'a b c d e f g h',
  'first second third fourth fifth sixth',
].map((row) => row.split(' '))

/** What says no more than on what kind of file a thing is. */
const heading = new RegExp(`^(?:my\\s+|the\\s+)?${labels}s?\\s*:\\s*`, 'i')

/** The things of a list with numbers, whatever is between them. Words before it that are no more than its heading are none. */
function marked(seen: string): string[] | undefined {
  for (const [at, pattern] of marks.entries()) {
    const found: { from: number; to: number }[] = []
    for (const match of seen.matchAll(pattern)) {
      const mark = (match[1] ?? match[2] ?? '').toLowerCase()
      if (mark === counted[at]?.[found.length]) found.push({ from: match.index, to: match.index + match[0].length })
    }
    if (found.length < 2) continue
    const things = found.map(({ to }, index) => seen.slice(to, found[index + 1]?.from))
    const heading = seen.slice(0, found[0]?.from).trim()
    if (heading !== '' && !heading.endsWith(':')) things[0] = `${heading} ${things[0]}`
    return things
      .map((thing) => trimmed(thing.replace(/\s*[,;]?\s*(?:and|&)?\s*$/i, '').replace(/\s+/g, ' ')))
      .filter(Boolean)
  }
  return undefined
}

/** A thing at each “and” that begins another: “a van and a bakery”, “flowers and candles”, not “in black and white”. */
function atAnd(thing: string): string[] {
  const parts = partsOf(thing, ands)
  const [first = '', ...others] = parts
  if (others.length === 0) return [thing]
  if (others.every((part) => begins.test(part) || (others.length > 1 && /^\p{L}+$/u.test(part)))) return parts
  const plain = parts.every((part) => part.split(/\s+/).length <= 2 && !within.test(part))
  return plain && !begins.test(first) && !pairs.test(thing) ? parts : [thing]
}

/** Words that go on with the thing before: “a woman in a red coat, laughing”. */
const goesOn =
  /^(?:\p{L}+ing|his|her|its|their|with|without|in|on|at|by|under|from|very|close|closer|both|all)(?!\p{L})/iu

/** Parts of a list with those that begin nothing of their own put back: “a black, shiny pot”. */
function rejoined(parts: readonly string[], isNew: (part: string) => boolean): string[] {
  const things: string[] = []
  for (const part of parts) {
    const last = things.at(-1)
    if (last === undefined || isNew(part)) things.push(part)
    else things[things.length - 1] = `${last}, ${part}`
  }
  return things
}

/**
 * The typed text as things: those of a list with numbers; otherwise at full stops and semicolons, then at commas, then at “and”,
 * each only as long as there are fewer things than files. A single sentence with commas is a list for any number but one.
 */
export function thingsIn(seen: string, files: number): string[] {
  const list = marked(seen)
  const further = list?.flatMap((each) => partsOf(each, stops))
  if (list) return further && list.length < files && further.length === files ? further : list
  const sentences = partsOf(seen, stops)
  if (sentences.length === files || (sentences.length > 1 && sentences.length > files)) return sentences
  const listed = sentences.flatMap((each) => partsOf(each, commas))
  const things = sentences.length > 1 && listed.length > files ? sentences : listed
  if (things.length > files) {
    const joined = [(part: string) => begins.test(part), (part: string) => !goesOn.test(part)].map((isNew) =>
      rejoined(things, isNew),
    )
    return joined.find(({ length }) => length === files) ?? joined.findLast(({ length }) => length > files) ?? things
  }
  const finer = [dashes, then].map((pattern) => sentences.flatMap((each) => partsOf(each, pattern)))
  const exact = things.length < files && finer.find(({ length }) => length === files)
  if (exact) return exact
  const each = things.flatMap(atAnd)
  return each.length <= files ? each : things
}

/** The moments that the words on one film name, in their order. */
export const momentsIn = (words: string): string[] =>
  marked(words) ??
  partsOf(words, stops)
    .flatMap((each) => partsOf(each, commas))
    .flatMap((each) => partsOf(each, then))

const asSentence = (thing: string) => `${capitalized(thing)}${/[!?…][)"'’”]*$/.test(thing) ? '' : '.'}`

/** A file, with its index where it was read. */
type Entry = Named & { readonly index?: number; readonly shows: boolean }

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
    taken.set(entry, withoutName(thing, entry))
    left.delete(thing)
  }
  const open = showing.filter((entry) => !taken.has(entry))
  const read = open.filter(({ index }) => index !== undefined)
  const places = left.size <= read.length ? read : open
  const others = [...left]
  for (const place of places) {
    const thing = others.shift()
    if (thing !== undefined) taken.set(place, thing)
  }
  const placed = [...taken].map(([{ index, name }, thing]) => ({ index, name, words: asSentence(thing) }))
  const ofFile = new Map(placed.flatMap(({ index, words }) => (index === undefined ? [] : [[index, words] as const])))
  const onFiles = new Set(ofFile.values())
  const meant = placed.flatMap(({ index, name, words }) =>
    index === undefined && !onFiles.has(words) ? [{ name, words }] : [],
  )
  return { ofFile, alone: others.map(asSentence), meant, things: sentences }
}

/** The only thing that fits a file best. */
function fittest(things: readonly string[], file: Named): string | undefined {
  const fits = things.map((thing) => fitOf(thing, file))
  const most = Math.max(...fits)
  return most > 0 && fits.indexOf(most) === fits.lastIndexOf(most) ? things[fits.indexOf(most)] : undefined
}
