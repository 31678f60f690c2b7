/** Something on the site that can be found. */
export interface Entry {
  /** What it is: a post, a service, a page. */
  kind: string
  title: string
  href: string
  /** Its words, without markup. */
  text: string
}

export interface Found {
  kind: string
  title: string
  href: string
  /** Words around the first match, in pieces: those that match are marked. */
  excerpt: readonly Piece[]
}

interface Piece {
  text: string
  match: boolean
}

/** Longest question, in characters. */
export const queryLimit = 200

/** The question as it is searched and shown: one line, no longer than the limit. */
export const tidyQuery = (typed: string) =>
  [
    ...typed
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, queryLimit)
    .join('')
    .trim()

/**
 * The entries that have every word of the query, the best first: in the title before in the text, whole words before
 * beginnings, beginnings before middles. Case, accents and apostrophes do not matter.
 */
export function search(entries: readonly Entry[], query: string): Found[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return fold(entries)
    .map((folded) => ({ folded, score: score(folded, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ folded: { entry } }) => {
      const { kind, title, href } = entry
      return { kind, title, href, excerpt: excerpt(entry.text, words) }
    })
}

/** An entry's words between spaces, so that a space in what is sought is the edge of a word. */
interface Folded {
  entry: Entry
  title: string
  text: string
}

const foldings = new WeakMap<readonly Entry[], Folded[]>()

function fold(entries: readonly Entry[]): Folded[] {
  const known = foldings.get(entries)
  if (known) return known
  const line = (text: string) => ` ${wordsOf(text).join(' ')} `
  const folded = entries.map((entry) => ({ entry, title: line(entry.title), text: line(entry.text) }))
  foldings.set(entries, folded)
  return folded
}

const weights = { title: 8, text: 1 } as const
/** Fewer letters than this are sought at the beginnings of words only. */
const shortest = 3

/** The sum over the words; zero as soon as one is missing. */
function score({ title, text }: Folded, words: readonly string[]): number {
  // The fewer other words a title has, the closer it is.
  const share = words.length / title.trim().split(' ').length
  const inTitle = weights.title * (1 + share)
  const scores = words.map((word) => inTitle * closeness(title, word) + weights.text * closeness(text, word))
  return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0)
}

function closeness(line: string, word: string): number {
  if (line.includes(` ${word} `)) return 4
  if (line.includes(` ${word}`)) return 2
  return word.length >= shortest && line.includes(word) ? 1 : 0
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Words shown before the first match, and in all. */
const around = { before: 6, all: 28 } as const

/** The part of a text where most of what is sought stands together. */
function excerpt(text: string, sought: readonly string[]): Piece[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    hits: sought.filter((one) => closeness(` ${plain(word)} `, one) > 0),
  }))
  const first = bestStart(words)
  const shown = words.slice(first, first + around.all)
  const cut = { start: first > 0 ? (shown[0]?.start ?? 0) : 0, end: words[first + around.all]?.start ?? text.length }
  const pieces = marked(text, cut, shown)
  if (cut.start > 0) pieces.unshift({ text: '… ', match: false })
  if (cut.end < text.length) pieces.push({ text: '…', match: false })
  return pieces
}

interface Word {
  start: number
  end: number
  hits: readonly string[]
}

function bestStart(words: readonly Word[]): number {
  const starts = words.flatMap(({ hits }, index) => (hits.length > 0 ? [Math.max(0, index - around.before)] : []))
  const kinds = (start: number) => new Set(words.slice(start, start + around.all).flatMap(({ hits }) => hits)).size
  return starts.reduce((best, start) => (kinds(start) > kinds(best) ? start : best), starts[0] ?? 0)
}

/** The text between two places in pieces. Matching words with only a space between them are one. */
function marked(text: string, { start, end }: { start: number; end: number }, words: readonly Word[]): Piece[] {
  const pieces: Piece[] = []
  let place = start
  for (const word of words.filter(({ hits }) => hits.length > 0)) {
    const between = text.slice(place, word.start)
    const last = pieces.at(-1)
    if (last?.match && between === ' ') last.text += text.slice(place, word.end)
    else {
      if (between) pieces.push({ text: between, match: false })
      pieces.push({ text: text.slice(word.start, word.end), match: true })
    }
    place = word.end
  }
  if (place < end) pieces.push({ text: text.slice(place, end), match: false })
  return pieces
}
