import type { Passage } from '#search/passages.ts'
import type { Hit, SiteIndex } from '#search/site-index.ts'

/** What the site says to a question, in its own words. */
export interface SiteAnswer {
  /** A passage, word for word. */
  readonly text: string
  /** Where the passage stands, then where else to look. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** The passage is about somebody or something that is invented, or names them. */
  readonly sample?: true
}

/** So much of what a question is about an answer must have. Under this the site does not cover it. */
const leastCoverage = 0.58

/** Other places worth naming: so many at most, and so near to the best one. */
const others = { most: 2, nearness: 0.4 } as const

/**
 * The passage that answers a question.
 * @returns nothing when the site does not cover it
 */
export function answerTo(index: SiteIndex, question: string): SiteAnswer | undefined {
  const hits = index.find(question).filter(answers)
  const [best] = hits
  if (!best) return undefined
  const near = hits.filter(({ score }) => score >= best.score * others.nearness)
  const places = new Map(near.map(({ passage }) => [passage.href, { label: nameOf(passage), href: passage.href }]))
  const links = [...places.values()].slice(0, 1 + others.most)
  return { text: best.passage.text, links, ...(best.passage.sample && { sample: true }) }
}

const answers = ({ coverage, topical }: Hit): boolean => topical && coverage >= leastCoverage

const nameOf = ({ title, heading }: Passage): string => (heading === '' ? title : `${title}: ${heading}`)
