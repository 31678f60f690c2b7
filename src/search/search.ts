import { excerpt, type Piece } from '#search/excerpt.ts'
import type { Passage } from '#search/passages.ts'
import type { Hit, SiteIndex } from '#search/site-index.ts'
import { meaningOf, wordsOf } from '#search/terms.ts'

/** A result: a page, or a part of one that has a name of its own. */
export interface Found {
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
  readonly found: readonly Found[]
}

/** So much of what a query is about a result must have. */
const leastCoverage = 0.5

/**
 * What the site has on a query, the best first. Each page comes once, with the passage that fits best.
 *
 * @param most how many results are wanted
 */
export function resultsFor(index: SiteIndex, query: string, most: number): Results {
  const hits = index.find(query).filter(({ coverage }) => coverage >= leastCoverage)
  const best = [...Map.groupBy(hits, nameOf).values()].flatMap(([first]) => first ?? [])
  return { total: best.length, found: best.slice(0, most).map(resultOf) }
}

/** Kinds of which one page holds several: each is a result of its own, under its own name. */
const severalOnPage = new Set(['Question', 'Plan', 'Author'])

const titleOf = ({ kind, title, heading }: Passage): string => (severalOnPage.has(kind) ? heading : title)

const nameOf = ({ passage }: Hit): string => `${passage.kind} ${titleOf(passage)}`

function resultOf({ passage, meanings }: Hit): Found {
  const seek = (word: string) =>
    wordsOf(word)
      .map(meaningOf)
      .find((meaning) => meanings.has(meaning))
  return {
    kind: passage.kind,
    title: titleOf(passage),
    href: passage.href,
    excerpt: excerpt(passage.text, seek),
    ...(passage.sample && { sample: true }),
  }
}
