/**
 * The small language in which the gate's word lists are written. A list holds patterns, one a line or several between
 * commas. A pattern is a row of words that stand next to each other:
 *
 *   funeral~          the word and its inflections: funerals; "mourn~" is mourns, mourned, mourning
 *   took|take         one of these; an alternative of several words is joined: "two_birds"
 *   @relative         a word of that class (words/classes.ts); "@number" a number, "@name" a word written as a name
 *   *3                up to three words between, within the sentence
 *   dear?             may be missing; not the first word
 *   a b + c d         both rows somewhere in the text
 *   a b - c d         the first row, and the second nowhere in the text
 */
import type { Token } from './tokens.ts'

type Step = { words: ReadonlySet<string>; optional: boolean } | { gap: number }
interface Row {
  first: readonly string[]
  steps: readonly Step[]
}
interface Pattern {
  row: Row
  /** Of each list one row must be there. */
  also: Row[][]
  unless: Row[]
}
/** Patterns under every word with which they can begin. */
export type PatternIndex = ReadonlyMap<string, readonly Pattern[]>
export type WordClasses = Readonly<Record<string, string>>

const number = '@number'
const name = '@name'

/** A word with the forms it may take: too many rather than too few, the wrong ones are in no dictionary. */
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

/** The words of one place of a row. Throws on a class that is not there, so that a slip in a list is found by its test. */
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

/** The rows that a row stands for: alternatives of several words get rows of their own. */
function spelledOut(text: string): string[] {
  const places = text.trim().split(/\s+/)
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

function rowOf(text: string, classes: WordClasses): Row {
  const steps = text
    .trim()
    .split(/\s+/)
    .map((place): Step => {
      if (/^\*\d$/.test(place)) return { gap: Number(place.slice(1)) }
      const optional = place.endsWith('?')
      return { words: new Set(wordsOf(optional ? place.slice(0, -1) : place, classes)), optional }
    })
  const [head] = steps
  if (!head || 'gap' in head || head.optional) throw new Error(`A pattern must begin with a word: ${text}`)
  return { first: [...head.words], steps }
}

/** Reads a list of patterns. Throws when one cannot be read. */
export function readPatterns(list: string, classes: WordClasses): PatternIndex {
  const index = new Map<string, Pattern[]>()
  for (const line of list.split(/[\n,]/)) {
    if (line.trim() === '') continue
    const [row, ...others] = line.split(/\s(?=[+-]\s)/)
    const rows = (sign: string) =>
      others
        .filter((other) => other.startsWith(sign))
        .map((other) => spelledOut(other.slice(1)).map((spelled) => rowOf(spelled, classes)))
    const also = rows('+')
    const unless = rows('-').flat()
    for (const spelled of spelledOut(row ?? '')) {
      const pattern = { row: rowOf(spelled, classes), also, unless }
      for (const word of new Set(pattern.row.first)) {
        const begun = index.get(word)
        if (begun) begun.push(pattern)
        else index.set(word, [pattern])
      }
    }
  }
  return index
}

const isNumber = (word: string) => /^\d/.test(word)

function fits(words: ReadonlySet<string>, text: readonly Token[], at: number): boolean {
  const token = text[at]
  if (!token) return false
  if (words.has(token.word)) return true
  if (words.has(number) && isNumber(token.word)) return true
  return words.has(name) && token.name
}

/** Where the steps from `step` on end when they begin at `at`, or undefined. */
function end(steps: readonly Step[], step: number, text: readonly Token[], at: number): number | undefined {
  const now = steps[step]
  if (now === undefined) return at
  if ('gap' in now) {
    for (let skipped = 0; skipped <= now.gap; skipped++) {
      const found = end(steps, step + 1, text, at + skipped)
      if (found !== undefined) return found
      const token = text[at + skipped]
      if (!token || token.word === '.') return undefined
    }
    return undefined
  }
  if (fits(now.words, text, at)) {
    const found = end(steps, step + 1, text, at + 1)
    if (found !== undefined) return found
  }
  return now.optional ? end(steps, step + 1, text, at) : undefined
}

function anywhere(rows: readonly Row[], text: readonly Token[]): boolean {
  return rows.some((row) => text.some((_, at) => end(row.steps, 0, text, at) !== undefined))
}

/** The patterns that can begin at a word. */
function candidates(index: PatternIndex, token: Token): readonly Pattern[] {
  const found = [...(index.get(token.word) ?? [])]
  if (isNumber(token.word)) found.push(...(index.get(number) ?? []))
  if (token.name) found.push(...(index.get(name) ?? []))
  return found
}

/** Every match of the patterns, as the places where it begins and ends. */
export function* matches(index: PatternIndex, text: readonly Token[]): Generator<{ from: number; to: number }> {
  for (const [from, token] of text.entries()) {
    for (const { row, also, unless } of candidates(index, token)) {
      const to = end(row.steps, 0, text, from)
      if (to === undefined || anywhere(unless, text)) continue
      if (also.every((rows) => anywhere(rows, text))) yield { from, to }
    }
  }
}
