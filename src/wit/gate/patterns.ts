/**
 * The small language in which the gate's lists are written (src/content/gate/). A list holds patterns, one a line or several between
 * commas. A pattern is a row of words that stand next to each other:
 *
 *   funeral~          the word and its inflections: funerals; "mourn~" is mourns, mourned, mourning
 *   took|take         one of these; an alternative of several words is joined: "two_birds"
 *   @relative         a word of that class (src/content/gate-classes/); "@number" a number, "@name" a word written as a name. A
 *                     class may hold joined words too
 *   *3                up to three words between, within the sentence
 *   dear?             may be missing; not the first word
 *   a b + c d         both rows somewhere in the text
 *   a b - c d         the first row, and the second nowhere in the text
 */
import type { Token } from './gate-tokens.ts'

/** Words between bars, "|took|take|", which take less memory than a set; with "?" before when they may be missing. A number is a gap. */
type Step = string | number
type Row = readonly Step[]
interface Pattern {
  row: Row
  /** One row of each list must be in the text. */
  also: readonly (readonly Row[])[]
  unless: readonly Row[]
}
export interface PatternIndex {
  /** Patterns under the first letters of every word with which they can begin; those of a number under the first of "@number". */
  beginnings: ReadonlyMap<string, readonly Pattern[]>
  /** Patterns that can begin with a name, under all that they can begin with. */
  others: ReadonlyMap<string, readonly Pattern[]>
}
/** An index while lists are added to it. */
export interface GrowingIndex {
  readonly beginnings: Map<string, Pattern[]>
  readonly others: Map<string, Pattern[]>
}
export type WordClasses = Readonly<Record<string, string>>

const number = '@number'
const name = '@name'
const none: readonly never[] = []

/** A word with its inflections: too many rather than too few, since wrong ones occur in no text. */
function inflections(word: string): string[] {
  const forms = [word, `${word}s`, `${word}ed`, `${word}ing`]
  if (/(?:[sxz]|ch|sh|o)$/.test(word)) forms.push(`${word}es`)
  if (word.endsWith('e')) forms.push(`${word}d`, `${word.slice(0, -1)}ing`)
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`)
  if (/[aeiou][bdglmnprt]$/.test(word)) {
    const last = word.slice(-1)
    forms.push(`${word}${last}ed`, `${word}${last}ing`)
  }
  return forms
}

/**
 * The words of one place of a row.
 *
 * @throws for a class that does not exist, so that the test of the lists finds a typo
 */
function wordsOf(place: string, classes: WordClasses): string[] {
  return place.split('|').flatMap((part) => {
    if (part === number || part === name) return [part]
    if (part.startsWith('@')) {
      const list = classes[part.slice(1)]
      if (list === undefined) throw new Error(`No class of words is called ${part}`)
      return list
        .trim()
        .split(/\s+/)
        .flatMap((word) => wordsOf(word, classes))
    }
    return part.endsWith('~') ? inflections(part.slice(0, -1)) : [part]
  })
}

/** A row with classes that have joined words replaced by their words: a joined word is several steps. */
function withJoinedWords(text: string, classes: WordClasses): string {
  return text.replace(/@(\w+)/g, (found, name: string) => {
    const list = classes[name]
    return list?.includes('_') ? withJoinedWords(list.trim().split(/\s+/).join('|'), classes) : found
  })
}

/** A row for each alternative of several words. */
function spelledOut(text: string): string[] {
  const places = text.split(' ')
  const at = places.findIndex((place) => place.includes('_'))
  const place = places[at]
  if (place === undefined) return [text]
  const alternatives = place.split('|')
  const single = alternatives.filter((alternative) => !alternative.includes('_')).join('|')
  const joined = alternatives.filter((alternative) => alternative.includes('_'))
  return [single, ...joined.map((alternative) => alternative.replaceAll('_', ' '))]
    .filter((alternative) => alternative !== '')
    .flatMap((alternative) => spelledOut(places.with(at, alternative).join(' ')))
}

/** Steps already read, shared to save memory: many patterns name the same words. */
export type KnownSteps = Map<string, string>

function stepOf(place: string, classes: WordClasses, known: KnownSteps): Step {
  if (place.startsWith('*')) return Number(place.slice(1))
  const found = known.get(place)
  if (found !== undefined) return found
  const optional = place.endsWith('?')
  const words = wordsOf(optional ? place.slice(0, -1) : place, classes)
  const step = `${optional ? '?' : ''}|${[...new Set(words)].join('|')}|`
  known.set(place, step)
  return step
}

function rowOf(text: string, classes: WordClasses, known: KnownSteps): Row {
  const row = text
    .trim()
    .split(/\s+/)
    .map((place) => stepOf(place, classes, known))
  if (typeof row[0] !== 'string' || row[0].startsWith('?'))
    throw new Error(`A pattern must begin with a word: ${text.trim()}`)
  return row
}

const prefixLength = 3
const prefix = (word: string) => word.slice(0, prefixLength)

function add(patterns: Map<string, Pattern[]>, first: string, pattern: Pattern): void {
  const begun = patterns.get(first)
  if (begun) begun.push(pattern)
  else patterns.set(first, [pattern])
}

/** The parts of a pattern's line: its row, and the rows that must or must not be in the text besides. */
function partsOf(line: string): { text: string; also: string[]; unless: string[] } {
  const [text = '', ...conditions] = line.split(/\s(?=[+-]\s)/)
  const under = (sign: string) =>
    conditions.filter((condition) => condition.startsWith(sign)).map((condition) => condition.slice(1))
  return { text, also: under('+'), unless: under('-') }
}

const orNone = <Item>(items: readonly Item[]): readonly Item[] => (items.length > 0 ? items : none)

/** The index keys of the words with which a row can begin. */
const startsOf = (first: string) => new Set(first.slice(1, -1).split('|').map(prefix))

/**
 * Reads a list of patterns.
 *
 * @param known shared by lists that are read together
 * @param index the patterns are added to it
 * @throws for a pattern that cannot be read, with its text
 */
export function readPatterns(
  list: string,
  classes: WordClasses,
  known: KnownSteps = new Map(),
  index: GrowingIndex = { beginnings: new Map(), others: new Map() },
): PatternIndex {
  for (const line of list.split(/[\n,]/).filter((text) => text.trim() !== '')) {
    try {
      addPatterns(line, classes, known, index)
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}, in the pattern: ${line.trim()}`)
    }
  }
  return index
}

function addPatterns(
  line: string,
  classes: WordClasses,
  known: KnownSteps,
  { beginnings, others }: GrowingIndex,
): void {
  const rowsOf = (text: string) => spelledOut(text).map((spelled) => rowOf(spelled, classes, known))
  const { text, ...conditions } = partsOf(withJoinedWords(line, classes))
  const also = orNone(conditions.also.map(rowsOf))
  const unless = orNone(conditions.unless.flatMap(rowsOf))
  for (const row of rowsOf(text)) {
    const first = String(row[0])
    const pattern = { row, also, unless }
    if (first.includes(`|${name}|`)) add(others, first, pattern)
    else for (const start of startsOf(first)) add(beginnings, start, pattern)
  }
}

const isNumber = (word: string) => /^\d/.test(word)

function fits(words: string, token: Token | undefined): boolean {
  if (!token) return false
  if (words.includes(`|${token.word}|`)) return true
  if (words.includes(number) && isNumber(token.word)) return true
  return token.name && words.includes(name)
}

/** The place where the steps from `step` on end when they begin at `at`; undefined when they do not match. */
function end(row: Row, step: number, text: readonly Token[], at: number): number | undefined {
  const now = row[step]
  if (now === undefined) return at
  if (typeof now === 'number') {
    for (let skipped = 0; skipped <= now; skipped++) {
      const found = end(row, step + 1, text, at + skipped)
      if (found !== undefined) return found
      const token = text[at + skipped]
      if (!token || token.word === '.') return undefined
    }
    return undefined
  }
  if (fits(now, text[at])) {
    const found = end(row, step + 1, text, at + 1)
    if (found !== undefined) return found
  }
  return now.startsWith('?') ? end(row, step + 1, text, at) : undefined
}

function anywhere(rows: readonly Row[], text: readonly Token[]): boolean {
  return rows.some((row) => text.some((_, at) => end(row, 0, text, at) !== undefined))
}

/** The patterns that can begin at a word. */
function candidates({ beginnings, others }: PatternIndex, token: Token): readonly Pattern[] {
  const found = [...(beginnings.get(prefix(token.word)) ?? none)]
  if (isNumber(token.word)) found.push(...(beginnings.get(prefix(number)) ?? none))
  for (const [first, patterns] of others) if (fits(first, token)) found.push(...patterns)
  return found
}

/** Every match of the patterns, as the places where it begins and ends. */
export function* matches(index: PatternIndex, text: readonly Token[]): Generator<{ from: number; to: number }> {
  for (const [from, token] of text.entries()) {
    for (const { row, also, unless } of candidates(index, token)) {
      const to = end(row, 0, text, from)
      if (to === undefined || anywhere(unless, text)) continue
      if (also.every((rows) => anywhere(rows, text))) yield { from, to }
    }
  }
}
