import type { Passage } from '#search/passages.ts'
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

/** Makes the one search of the site, for visitors' searches and questions alike. It reads nothing before it is used. */
export function createSiteSearch({ readPassages, changing = false }: SiteSearchParts): SiteSearch {
  let kept: Promise<SiteIndex> | undefined

  async function makeIndex(): Promise<SiteIndex> {
    try {
      return await createSiteIndex(await readPassages())
    } catch (error) {
      // The next search tries again.
      kept = undefined
      throw error
    }
  }

  function index(): Promise<SiteIndex> {
    if (changing) return makeIndex()
    kept ??= makeIndex()
    return kept
  }

  return {
    find: async (query, most) => resultsFor(await index(), query, most),
    answer: async (question) => answerTo(await index(), question),
    async prepare() {
      await index()
    },
  }
}
