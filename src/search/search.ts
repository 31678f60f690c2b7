import { excerpt, type Piece } from '#search/passages/excerpt.ts'
import { ownName, type Passage } from '#search/passages/passages.ts'
import type { Hit, SiteIndex } from '#search/site-index.ts'
import { meaningOf, wordsOf } from '#search/terms.ts'

/** A result: a page, or a part of one that has a name of its own. */
export interface SearchResult {
  readonly kind: string
  readonly title: string
  readonly href: string
  /** Words around what was sought. */
  readonly excerpt: readonly Piece[]
  /** It is about somebody or something that is invented, or names them. */
  readonly sample?: true
}

export interface Results {
  /** How many there are. */
  readonly total: number
  /** As many of them as were wanted, the best first. */
  readonly found: readonly SearchResult[]
}

/** So much of what a query is about a result must have. */
const leastCoverage = 0.5

/**
 * What the site has on a query, the best first, and before that whatever is called just so. Each page and each person
 * comes once, with the passage that fits best.
 *
 * @param most how many results are wanted
 * @param meant what a query asks for where it is a question; it comes before what only has its words
 */
export function resultsFor(index: SiteIndex, query: string, most: number, meant?: Passage): Results {
  const asked: Hit[] = meant ? [{ passage: meant, score: 1, coverage: 1, topical: true, meanings: new Set() }] : []
  const hits = index.find(query).filter(({ coverage }) => coverage >= leastCoverage)
  const results = Map.groupBy([...asked, ...hits], resultIn)
  const named = Map.groupBy(index.named(query), resultIn)
  const best = [...new Set([...named.keys(), ...results.keys()])].flatMap((result) => {
    const found = [...(results.get(result) ?? []), ...(named.get(result) ?? [])]
    // Who is sought by name is met at home, not in the archive.
    const own = named.has(result) && found.find(({ passage }) => passage.kind !== 'Author')
    // What is meant decides the order only; of a person's two pages, the one whose words were sought is shown.
    return own || (found.find((hit) => !asked.includes(hit)) ?? found[0] ?? [])
  })
  return { total: best.length, found: best.slice(0, most).map(resultOf) }
}

/** What makes two hits the same result. A person has one, whether their own page or their list of posts fits best. */
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
