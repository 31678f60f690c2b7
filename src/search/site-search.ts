import { exampleKind, type Passage } from '#search/passages.ts'
import { type Results, resultsFor } from '#search/search.ts'
import { answerTo, type SiteAnswer } from '#search/site-answer.ts'
import { createSiteIndex, type SiteIndex } from '#search/site-index.ts'

/** Searches everything the site says. Each function throws what reading the passages threw. */
export interface SiteSearch {
  /** Pages that have what is sought; at most as many as are wanted. */
  find(query: string, most: number): Promise<Results>
  /** The passage that answers a question; nothing when the site does not cover it. */
  answer(question: string): Promise<SiteAnswer | undefined>
  /** Reads and indexes the passages ahead of the first search, which else waits for that. */
  prepare(): Promise<void>
}

export interface SiteSearchParts {
  /** Reads everything the site says. */
  readonly readPassages: () => Promise<readonly Passage[]>
  /** Reads it for every search anew, because it changes while the server runs: for development. Off unless told. */
  readonly changing?: boolean
}

/**
 * What pages say, and what the examples say. Apart, so that hundreds of jokes do not decide which words are rare, how others
 * are spelled, or what answers a question.
 */
interface Indexes {
  readonly pages: SiteIndex
  readonly examples: SiteIndex
}

/** Makes the one search of the site, for visitors' searches and questions alike. It reads nothing before it is used. */
export function createSiteSearch({ readPassages, changing = false }: SiteSearchParts): SiteSearch {
  let kept: Promise<Indexes> | undefined

  async function makeIndexes(): Promise<Indexes> {
    try {
      const passages = Map.groupBy(await readPassages(), ({ kind }) => (kind === exampleKind ? 'examples' : 'pages'))
      const pages = await createSiteIndex(passages.get('pages') ?? [])
      return { pages, examples: await createSiteIndex(passages.get('examples') ?? []) }
    } catch (error) {
      // The next search tries again.
      kept = undefined
      throw error
    }
  }

  function indexes(): Promise<Indexes> {
    if (changing) return makeIndexes()
    kept ??= makeIndexes()
    return kept
  }

  return {
    async find(query, most) {
      const { pages, examples } = await indexes()
      const first = resultsFor(pages, query, most)
      const then = resultsFor(examples, query, most - first.found.length)
      return { total: first.total + then.total, found: [...first.found, ...then.found] }
    },
    answer: async (question) => answerTo((await indexes()).pages, question),
    async prepare() {
      await indexes()
    },
  }
}
