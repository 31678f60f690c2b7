import { excerpt, type Piece } from '#search/passages/excerpt.ts'
import { ownName, type Passage } from '#search/passages/passages.ts'
import type { Hit, SiteIndex } from '#search/site-index.ts'
import { meaningOf, wordsOf } from '#search/terms.ts'

/** A result: a page, or a part of one with its own name. */
export interface SearchResult {
  readonly kind: string
  readonly title: string
  readonly href: string
  /** Words around the first matches. */
  readonly excerpt: readonly Piece[]
  /** Whether it is about an invented person or company. */
  readonly sample?: true
}

export interface Results {
  readonly total: number
  /** The best of them, in order, as many as the caller asked for. */
  readonly found: readonly SearchResult[]
}

/** The least share of a query's words that a result must have. */
const leastCoverage = 0.5

/**
 * The results for a query, best first; pages with exactly that name come before all others. Each page and each person comes
 * once, with the passage that fits best.
 *
 * @param most how many results are returned
 * @param meant the passage that answers the query, where it is a question; it comes before mere matches
 */
export function resultsFor(index: SiteIndex, query: string, most: number, meant?: Passage): Results {
  const asked: Hit[] = meant ? [{ passage: meant, score: 1, coverage: 1, topical: true, meanings: new Set() }] : []
  const hits = index.find(query).filter(({ coverage }) => coverage >= leastCoverage)
  const results = Map.groupBy([...asked, ...hits], resultIn)
  const named = Map.groupBy(index.named(query), resultIn)
  const best = [...new Set([...named.keys(), ...results.keys()])].flatMap((result) => {
    const found = [...(results.get(result) ?? []), ...(named.get(result) ?? [])]
    // The result for a person's name is their own page rather than the list of their posts.
    const own = named.has(result) && found.find(({ passage }) => passage.kind !== 'Author')
    // The answer's passage decides the order only; the passage shown is one with the words of the query.
    return own || (found.find((hit) => !asked.includes(hit)) ?? found[0] ?? [])
  })
  return { total: best.length, found: best.slice(0, most).map(resultOf) }
}

/** The key by which two hits are one result. A person has one, for their own page and their list of posts. */
const resultIn = ({ passage }: Hit): string =>
  `${passage.kind === 'Author' ? 'Person' : passage.kind} ${ownName(passage)}`

function resultOf({ passage, meanings }: Hit): SearchResult {
  const seek = (word: string) =>
    wordsOf(word)
      .map(meaningOf)
      .find((meaning) => meanings.has(meaning))
  return {
    kind: passage.kind,
    title: ownName(passage),
    href: passage.href,
    excerpt: excerpt(passage.text, seek),
    ...(passage.sample && { sample: true }),
  }
}
