import type { TaggedWord } from '#language/tagger.ts'
import { type Bound, boundBefore } from './duration.ts'
import { number, numberValue } from './number.ts'
import type { Remaining, Span } from './span.ts'

export interface Count extends Span {
  value: number
  /** What is counted, as written: "unused vacation days". */
  things: string
  /** Its last noun, as written and in the singular: "days", "day". */
  noun: string
  lemma: string
  bound: Bound
  /** "3 of 5 seats", "the first 25 customers". */
  first: boolean
}

export interface Ordinal extends Span {
  value: number
  /** The word it stands with: "floor", "anniversary". */
  noun: string
}

export interface Label extends Span {
  /** "room", "page", "step": lower-case. */
  kind: string
  /** "12", "2B". */
  name: string
  value?: number | undefined
}

/** Where each tagged word stands in the sentence. */
function placed(words: readonly TaggedWord[], sentence: string): { word: TaggedWord; from: number; to: number }[] {
  let cursor = 0
  return words.flatMap((word) => {
    const written = word.text.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}+%]+$/gu, '')
    const from = written === '' ? -1 : sentence.indexOf(written, cursor)
    if (from === -1) return []
    cursor = from + written.length
    return [{ word, from, to: cursor }]
  })
}

const notCounted = new Set([
  'am',
  'pm',
  'thing',
  'of',
  'minute',
  'percent',
  'et',
  'pt',
  'est',
  'more',
  'other',
  'one',
  'time',
])

export function takeCounts(remaining: Remaining, words: readonly TaggedWord[], sentence: string): Count[] {
  const at = placed(words, sentence)
  return remaining.take(
    new RegExp(`(?<![\\w$€£#.,:/-])(${number})\\+?(?![\\w:/%]|[.,]\\d)`, 'gi'),
    ([all, figure = ''], span): Count | undefined => {
      const start = at.findIndex((placedWord) => placedWord.from >= span.to)
      if (start === -1 || !/^[\s-]*$/.test(sentence.slice(span.to, at[start]?.from))) return undefined
      const group: typeof at = []
      for (let index = start; index < at.length; index++) {
        const entry = at[index]
        if (!entry || !['noun', 'adjective'].includes(entry.word.kind)) {
          // "3 unused rooms": a participle before the noun.
          if (!(entry?.word.kind === 'verb' && group.length === 0 && at[index + 1]?.word.kind === 'noun')) break
        }
        if (entry === undefined || entry.word.date) break
        group.push(entry)
        if (entry.word.breakAfter || group.length === 4) break
      }
      while (group.length > 0 && group.at(-1)?.word.kind !== 'noun') group.pop()
      const last = group.at(-1)
      const head = group[0]
      if (!last || !head || notCounted.has(last.word.lower) || last.word.name) return undefined
      const before = sentence.slice(0, span.from)
      const value = numberValue(figure)
      // "one" is mostly a pronoun, and a price or a score has no plural.
      if (value === 1 && /^one$/i.test(figure) && !/\bonly\s+$/i.test(before)) return undefined
      if (value !== 1 && !last.word.plural && !/s$|people|children|staff/i.test(last.word.lower)) return undefined
      return {
        from: span.from,
        to: last.to,
        text: sentence.slice(span.from, last.to),
        value,
        things: sentence.slice(head.from, last.to),
        noun: sentence.slice(last.from, last.to),
        lemma: last.word.lemma,
        bound: all.endsWith('+') ? 'over' : boundBefore(before),
        first: /\bfirst\s+$/i.test(before),
      }
    },
  )
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

export function takeOrdinals(remaining: Remaining): Ordinal[] {
  return remaining.take(
    new RegExp(
      `\\b(\\d{1,3}(?:st|nd|rd|th)|${ordinals.join('|')})[\\s-]+([a-z]+)(?:\\s+(anniversary|birthday))?`,
      'gi',
    ),
    ([, text = '', noun = '', also], span) => {
      const value = /^\d/.test(text) ? Number.parseInt(text, 10) : ordinals.indexOf(text.toLowerCase()) + 1
      return { ...span, value, noun: (also ?? noun).toLowerCase() }
    },
  )
}

export function takeLabels(remaining: Remaining): Label[] {
  return remaining.take(
    /\b(floors?|rooms?|pages?|steps?|gate|levels?|lines?|lane|bay|aisle|table|phase|chapter|part|suite|unit|building|lot|platform|track|terminal|printer|elevator|stairwell|question|question|slide|booth|door|zone|stage|lane|team|group|appendix|area) (\d{1,4}[A-Za-z]?|(?-i:[A-H]))\b(?![:%]|[.,]\d)/gi,
    ([, kind = '', name = ''], span) => ({
      ...span,
      kind: kind.toLowerCase().replace(/s$/, ''),
      name,
      value: /^\d+$/.test(name) ? Number(name) : undefined,
    }),
  )
}
