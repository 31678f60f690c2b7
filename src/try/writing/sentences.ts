import { slice, type TextRange, trimmed } from './range.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The least length of a line in a hard-wrapped text, in UTF-16 units; greetings and items of a list are shorter. */
const wrappedFrom = 40

const days = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)'
const atStart = (words: string) => new RegExp(`^["'“‘(]*(?:${words})(?![\\p{L}\\p{N}])`, 'u')
const atEnd = (words: string) => new RegExp(`(?:^|[^\\p{L}\\p{N}.])(?:${words})\\.$`, 'u')

/**
 * Abbreviations whose period does not, or not always, end a sentence. `until` is the beginning of a text that is a new
 * sentence after all; `unless` that of a text that is none.
 */
const abbreviations: readonly { before: RegExp; unless?: RegExp; until?: RegExp }[] = [
  { before: atEnd('Mr|Mrs|Ms|Dr|Prof|Rev|Hon|Gov|Sen|Rep|Gen|Capt|Lt|Sgt|Mt|Ft|vs|e\\.g|i\\.e|cf|approx|c\\.o') },
  // An initial: J. Smith, but "Plan B. It works."
  { before: atEnd('\\p{Lu}'), until: atStart('The|We|Our|It|This|That|They|You|Your|If|In|On|At|For|Please|There|I') },
  {
    before: atEnd('[Nn]os?|[Aa]pt|[Ss]te|[Rr]m|[Ee]xt|[Tt]el|[Ff]ig|[Vv]ol|[Cc]h|[Ss]ec|[Aa]rt|[Pp]p?'),
    until: /^[^\p{N}#]/u,
  },
  { before: atEnd(months), until: /^[^\p{N}]/u },
  {
    before: atEnd('[ap]\\.m|[AP]\\.M'),
    unless: atStart(`${days}|${months}|[ECMP][SD]?T|GMT|UTC|[Tt]omorrow|[Tt]oday`),
  },
  {
    before: atEnd(
      'Inc|Ltd|Co|Corp|LLC|Bros|Assn|Jr|Sr|St|Ave|Blvd|Rd|Ln|Dept|dept|U\\.S|U\\.K|D\\.C|Ph\\.D|M\\.D|etc|est',
    ),
    until: atStart(
      'The|A|An|We|Our|It|Its|This|That|These|They|Their|You|Your|He|She|His|Her|If|In|On|At|For|From|Please|There|I|My|All|When|To|No|As|But|And|Doors|Parking|Thank|Call|See|Ask|Bring|Come',
    ),
  },
]

/** Characters before an item's first sentence: a bullet, a quoting mark, a number or a small letter. */
const marker = /^\s*(?:[-–—*•·‣▪>+]+\s+|#{1,6}\s+|\(?(?:\d{1,3}|[a-z])[.)]\s+)/u
const onlyMarker = /^\s*(?:\(?(?:\d{1,3}|[a-z])[.)])\s*$/u

/**
 * The sentences of a text, in order and without overlaps. Greetings, headings and items of a list count as sentences. Spaces,
 * line breaks, bullets, and quotation marks around a sentence are left out.
 */
export function sentencesOf(text: string): readonly TextRange[] {
  return blocksOf(text).flatMap((block) =>
    segmentsOf(text, block)
      .map((segment) => withoutSurroundings(text, segment))
      .filter((range) => /[\p{L}\p{N}]/u.test(slice(text, range))),
  )
}

/** Lines of the text; those of a hard-wrapped paragraph count as one. */
function blocksOf(text: string): TextRange[] {
  const blocks: TextRange[] = []
  let previous = ''
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    const block = { start: index, end: index + line.length }
    const last = blocks.at(-1)
    const gap = last && text.slice(last.end, index)
    const isNextLine = gap !== undefined && /^(?:\r\n|\r|\n)$/.test(gap)
    const continues = previous.trim().length >= wrappedFrom && !/[.!?:…][)"'’”]*\s*$/.test(previous)
    if (last && isNextLine && continues && /^\p{Ll}/u.test(line) && !marker.test(line)) {
      blocks[blocks.length - 1] = { start: last.start, end: block.end }
    } else blocks.push(block)
    previous = line
  }
  return blocks
}

/** A block cut at the ends of sentences. Its line breaks count as spaces. */
function segmentsOf(text: string, block: TextRange): TextRange[] {
  const found: TextRange[] = []
  const line = slice(text, block).replace(/[\r\n]/g, ' ')
  for (const { segment, index } of segmenter.segment(line)) {
    const range = { start: block.start + index, end: block.start + index + segment.length }
    const last = found.at(-1)
    if (last && goesOn(slice(text, last), segment)) found[found.length - 1] = { start: last.start, end: range.end }
    else found.push(range)
  }
  return found
}

/** Whether `after` goes on with the sentence of `before`. */
function goesOn(before: string, after: string): boolean {
  const end = before.trimEnd()
  if (onlyMarker.test(before)) return false
  // “Stop!” she said.
  if (/^["'“‘(]*\p{Ll}/u.test(after)) return true
  const found = abbreviations.find((abbreviation) => abbreviation.before.test(end))
  if (!found) return false
  if (found.unless) return found.unless.test(after)
  return !found.until?.test(after)
}

/** Single quotes are left out, since an apostrophe looks the same. */
const closing = new Map([
  ['“', '”'],
  ['"', '"'],
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
])
const opening = new Map([...closing].map(([open, close]) => [close, open]))

/** The range without space and markers, and without quotation marks and brackets that reach beyond it or surround it. */
function withoutSurroundings(text: string, segment: TextRange): TextRange {
  let range = trimmed(text, segment)
  for (;;) {
    const { before, after } = surroundings(slice(text, range))
    if (before + after === 0) return range
    range = trimmed(text, { start: range.start + before, end: range.end - after })
  }
}

/** The number of characters to be left out at the two ends of a part. */
function surroundings(part: string): { before: number; after: number } {
  const mark = onlyMarker.test(part) ? part : marker.exec(part)?.[0]
  if (mark) return { before: mark.length, after: 0 }
  const first = part[0] ?? ''
  const last = part.at(-1) ?? ''
  const close = closing.get(first)
  if (close !== undefined && !part.slice(1, -1).includes(close)) {
    return { before: 1, after: last === close && part.length > 1 ? 1 : 0 }
  }
  const open = opening.get(last)
  return { before: 0, after: open !== undefined && isUnopened(part, open, last) ? 1 : 0 }
}

/** Whether the closing mark at the end of a part was opened before the part. */
function isUnopened(part: string, open: string, close: string): boolean {
  const inside = part.slice(0, -1)
  if (open !== close) return !inside.includes(open)
  return inside.split(open).length % 2 === 1
}

/** The sentence at an offset, or the nearest one; undefined for a text without sentences. */
export function sentenceAt(sentences: readonly TextRange[], place: number): TextRange | undefined {
  const distance = ({ start, end }: TextRange) => Math.max(start - place, place - end, 0)
  return sentences.reduce<TextRange | undefined>(
    (nearest, sentence) => (nearest && distance(nearest) <= distance(sentence) ? nearest : sentence),
    undefined,
  )
}

/** The next sentence after a range, or before it; undefined where there is none. */
export const sentenceAfter = (sentences: readonly TextRange[], { end }: TextRange): TextRange | undefined =>
  sentences.find((sentence) => sentence.start >= end)
export const sentenceBefore = (sentences: readonly TextRange[], { start }: TextRange): TextRange | undefined =>
  sentences.findLast((sentence) => sentence.end <= start)
