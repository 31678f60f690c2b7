import type { TaggedWord } from '#language/tagger.ts'
import { type Bound, boundBefore } from './duration.ts'
import { number, numberValue } from './number.ts'
import type { Remaining, TextSpan } from './span.ts'

export interface Count extends TextSpan {
  value: number
  /** The counted things as written: "unused vacation days". */
  things: string
  /** Its last noun, as written and in the singular: "days", "day". */
  noun: string
  lemma: string
  bound: Bound
  /** Whether it is a part or a beginning: "3 of 5 seats", "the first 25 customers". */
  first: boolean
}

export interface Ordinal extends TextSpan {
  value: number
  /** The noun of the ordinal: "floor", "anniversary". */
  noun: string
}

export interface Label extends TextSpan {
  /** "room", "page", "step": lower-case. */
  kind: string
  /** "12", "2B". */
  name: string
  value?: number | undefined
}

interface Placed {
  word: TaggedWord
  from: number
  to: number
}

/** The tagged words with their offsets in the sentence. */
function placed(words: readonly TaggedWord[], sentence: string): Placed[] {
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
const isDay = ({ lower }: TaggedWord) => lower === 'day' || lower === 'days'

/** The nouns of a number with the adjectives before them: at most four words. */
function groupFrom(words: readonly Placed[], start: number): Placed[] {
  const group: Placed[] = []
  for (let index = start; index < words.length && group.length < 4; index++) {
    const entry = words[index]
    if (!entry || (entry.word.date && !isDay(entry.word))) break
    const isParticiple = entry.word.kind === 'verb' && group.length === 0 && words[index + 1]?.word.kind === 'noun'
    if (!(['noun', 'adjective'].includes(entry.word.kind) || isDay(entry.word) || isParticiple)) break
    group.push(entry)
    if (entry.word.breakAfter) break
  }
  while (group.length > 0 && group.at(-1)?.word.kind !== 'noun' && !isDay((group.at(-1) as Placed).word)) group.pop()
  return group
}

const agrees = (value: number, { plural, lower }: TaggedWord) =>
  value === 1 || plural || /s$|people|children|staff/.test(lower)

export function takeCounts(remaining: Remaining, words: readonly TaggedWord[], sentence: string): Count[] {
  const all = placed(words, sentence)
  return remaining.take(
    new RegExp(`(?<![\\w$€£#.,:/-])(${number})\\+?(?![\\w:/%]|[.,]\\d)`, 'gi'),
    ([figure, digits = ''], span): Count | undefined => {
      const start = all.findIndex(({ from }) => from >= span.to)
      if (start === -1 || !/^[\s-]*$/.test(sentence.slice(span.to, all[start]?.from))) return undefined
      const group = groupFrom(all, start)
      const head = group[0]
      const last = group.at(-1)
      if (!head || !last || notCounted.has(last.word.lower) || last.word.name) return undefined
      const before = sentence.slice(0, span.from)
      const value = numberValue(digits)
      // "one" is mostly a pronoun, and a price or a score has no plural.
      if ((/^one$/i.test(digits) && !/\bonly\s+$/i.test(before)) || !agrees(value, last.word)) return undefined
      return {
        from: span.from,
        to: last.to,
        text: sentence.slice(span.from, last.to),
        value,
        things: sentence.slice(head.from, last.to),
        noun: sentence.slice(last.from, last.to),
        lemma: isDay(last.word) ? 'day' : last.word.lemma,
        bound: figure.endsWith('+') ? 'over' : boundBefore(before),
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
