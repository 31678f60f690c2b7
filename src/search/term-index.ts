import type { Steps } from '#language/slices.ts'
import { linesOf, tableOfLines } from '#language/word-table.ts'

/** The weight of a word by the field it stands in. */
const boost = { heading: 2.2, title: 1.6, keywords: 1.8, text: 1 } as const
type Field = keyof typeof boost
const fields = Object.keys(boost) as Field[]

/** The meanings of a passage's words, in order. */
export type Terms = Readonly<Record<Field, readonly string[]>>

/** Parameters of BM25+: saturation of repeated terms, penalty of long fields, and the floor for any match. */
const bm25 = { k: 1.2, b: 0.55, d: 0.5 } as const

/** A passage with at least one of the terms. */
export interface Match {
  /** Its index among the passages. */
  readonly id: number
  readonly score: number
  /** The terms that it has, in the order of the query. */
  readonly shared: readonly string[]
  /** Those of them in fields other than its text. */
  readonly named: ReadonlySet<string>
}

/** The terms of all passages as numbers in one list, which is scanned for each term. */
export interface TermIndex {
  /** The number of passages with a term. */
  having(term: string): number
  /**
   * All passages with at least one of the terms, best first: by BM25+, times the number of terms they have.
   *
   * @param trust the trust in a term, from 0 to 1
   */
  search(sought: readonly string[], trust: (term: string) => number): readonly Match[]
  /** The Jaccard similarity of a field and the terms, from 0 to 1. */
  likeness(id: number, field: Field, sought: readonly string[]): number
  /** The share of neighboring terms that are neighbors in heading and text too, from 0 to 1. */
  order(id: number, sought: readonly string[]): number
}

/** Indexes the terms of passages, a step for each. */
export function* indexTerms(passages: Iterable<Terms>): Steps<IndexedTerms> {
  const numbers = new Map<string, number>()
  const terms: number[] = []
  const ends: number[] = [0]
  // The number of different terms in a field; an empty field counts as one term.
  const lengths: number[] = []
  const having: number[] = []
  for (const passage of passages) {
    const begin = terms.length
    for (const field of fields) {
      for (const term of passage[field]) {
        const number = numbers.get(term) ?? numbers.size
        numbers.set(term, number)
        terms.push(number)
      }
      ends.push(terms.length)
      lengths.push(Math.max(1, new Set(passage[field]).size))
    }
    for (const number of new Set(terms.slice(begin))) having[number] = (having[number] ?? 0) + 1
    yield
  }
  const TermNumbers = numbers.size > 2 ** 16 ? Uint32Array : Uint16Array
  return {
    lines: linesOf(numbers.keys()),
    terms: TermNumbers.from(terms),
    ends: Uint32Array.from(ends),
    lengths: Uint16Array.from(lengths),
    having: Uint32Array.from(having),
  }
}

export interface IndexedTerms {
  /** The terms by number, a line each. */
  readonly lines: string
  /** The terms of each field of each passage, with a 0 after each field. */
  readonly terms: Uint16Array | Uint32Array
  readonly ends: Uint32Array
  readonly lengths: Uint16Array
  /** The number of passages with a term, by the term's number. */
  readonly having: Uint32Array
}

export function openTermIndex({ lines, terms, ends, lengths, having }: IndexedTerms): TermIndex {
  const numbers = tableOfLines(lines)
  const count = lengths.length / fields.length
  const averages = fields.map((_, field) => {
    let total = 0
    for (let id = 0; id < count; id++) total += lengths[id * fields.length + field] ?? 0
    return total / count
  })

  const termsIn = (id: number, field: Field): Uint16Array | Uint32Array => {
    const at = id * fields.length + fields.indexOf(field)
    return terms.subarray(ends[at], ends[at + 1])
  }

  /** The passages with a term and how often each has it, for each field. */
  function lookUp(term: string): ReadonlyMap<number, number>[] {
    const found = fields.map(() => new Map<number, number>())
    const number = numbers.numberOf(term)
    let place = 0
    for (
      let at = number === undefined ? -1 : terms.indexOf(number);
      at !== -1;
      at = terms.indexOf(number ?? 0, at + 1)
    ) {
      while ((ends[place + 1] ?? 0) <= at) place += 1
      const times = found[place % fields.length]
      const id = Math.floor(place / fields.length)
      times?.set(id, (times.get(id) ?? 0) + 1)
    }
    return found
  }

  function scoreOf(times: number, matching: number, id: number, field: number): number {
    const { k, b, d } = bm25
    const rarity = Math.log(1 + (count - matching + 0.5) / (matching + 0.5))
    const length = (lengths[id * fields.length + field] ?? 0) / (averages[field] ?? 1)
    return rarity * (d + (times * (k + 1)) / (times + k * (1 - b + b * length)))
  }

  /** The score of a term in each passage that has it, in the order of fields, and whether it stands outside the text. */
  function scored(term: string, trust: number): ReadonlyMap<number, { score: number; named: boolean }> {
    const scores = new Map<number, { score: number; named: boolean }>()
    for (const [field, found] of lookUp(term).entries()) {
      const name = fields[field] ?? 'text'
      for (const [id, times] of found) {
        const { score, named } = scores.get(id) ?? { score: 0, named: false }
        const more = trust * boost[name] * scoreOf(times, found.size, id, field)
        scores.set(id, { score: score + more, named: named || name !== 'text' })
      }
    }
    return scores
  }

  return {
    having: (term) => having[numbers.numberOf(term) ?? -1] ?? 0,
    search(sought, trust) {
      const matches = new Map<number, { id: number; score: number; shared: string[]; named: Set<string> }>()
      for (const term of sought) {
        for (const [id, { score, named }] of scored(term, trust(term))) {
          const match = matches.get(id) ?? { id, score: 0, shared: [], named: new Set() }
          match.score += score
          match.shared.push(term)
          if (named) match.named.add(term)
          matches.set(id, match)
        }
      }
      return [...matches.values()]
        .map((match) => ({ ...match, score: match.score * match.shared.length }))
        .sort((one, other) => other.score - one.score)
    },
    likeness(id, field, sought) {
      const named = termsIn(id, field)
      const both = sought.filter((term) => named.includes(numbers.numberOf(term) ?? -1)).length
      return both / ((lengths[id * fields.length + fields.indexOf(field)] ?? 0) + sought.length - both)
    },
    order(id, sought) {
      if (sought.length < 2) return 0
      const line = [...termsIn(id, 'heading'), ...termsIn(id, 'text')]
      const asked = sought.map((term) => numbers.numberOf(term))
      const follows = (before: number | undefined, after: number | undefined) =>
        after !== undefined && line.some((number, at) => at > 0 && number === after && line[at - 1] === before)
      const pairs = asked.slice(1).filter((number, at) => follows(asked[at], number))
      return pairs.length / (sought.length - 1)
    },
  }
}
