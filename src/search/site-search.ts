import { lazy } from '#language/lazy.ts'
import { inSlices, type Steps } from '#language/slices.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import {
  answerTo,
  contextOf,
  meantBy,
  type NamedPlace,
  placesFor,
  type SiteAnswer,
} from '#search/answer/site-answer.ts'
import { findFacts, type KnownQuestions } from '#search/passages/facts.ts'
import { exampleKind, ownName, type Passage } from '#search/passages/passages.ts'
import { type AskedIndex, type IndexedAsked, indexAsked, openAskedIndex } from '#search/question/asked-index.ts'
import { standalone, type Turn } from '#search/question/follow-up.ts'
import { type Results, resultsFor } from '#search/search.ts'
import { type IndexedPassages, indexPassages, openSiteIndex, type SiteIndex } from '#search/site-index.ts'
import { isFaint, meaningOf, tellingWords } from '#search/terms.ts'

/** Searches everything the site says. Each function throws what reading the passages threw. */
export interface SiteSearch {
  /** Pages that have what is sought; at most as many as are wanted. */
  find(query: string, most: number): Promise<Results>
  /** What the site says to a question; nothing when it does not cover it. */
  answer(question: string): Promise<SiteAnswer | undefined>
  /** Places that may have what was asked, where nothing answers it; at most three. */
  places(question: string): Promise<readonly NamedPlace[]>
  /** A question as it would be asked alone, after these, the latest first. */
  whole(question: string, earlier: readonly Turn[]): Promise<string>
  /** Passages that are likely to have what was asked, the likeliest first. */
  context(question: string): Promise<readonly Passage[]>
  /** Reads and indexes the passages ahead of the first search, which else waits for that. */
  prepare(): Promise<void>
}

export interface SiteSearchParts {
  /** Reads everything the site says. */
  readonly readPassages: () => Promise<readonly Passage[]>
  /** Reads how people ask for it; without it questions are looked up by the pages' own words. */
  readonly readAsked?: () => Promise<KnownQuestions>
  /** Reads the vectors by which words are alike; without them only the same words are. */
  readonly readVectors?: () => Promise<WordVectors>
  /** Reads what was indexed before of the same; without it, or where it gives nothing, that is done when it is first asked for. */
  readonly readIndexed?: () => Promise<Indexed | undefined>
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
  readonly asked: AskedIndex
  /** The first passage of each place. */
  readonly places: ReadonlyMap<string, Passage>
  /** What the words mean that name somebody or something. */
  readonly names: ReadonlySet<string>
}

/** The same as plain data, which a build can keep. */
export interface Indexed {
  readonly pages: IndexedPassages
  readonly examples: IndexedPassages
  readonly asked: IndexedAsked
  readonly names: ReadonlySet<string>
}

/** Indexes everything that the site says, and how people ask for it. */
export function* indexSite(all: readonly Passage[], asked?: KnownQuestions, vectors?: WordVectors): Steps<Indexed> {
  const passages = Map.groupBy(all, ({ kind }) => (kind === exampleKind ? 'examples' : 'pages'))
  const said = passages.get('pages') ?? []
  const facts = yield* findFacts(asked?.facts ?? [], said)
  return {
    pages: yield* indexPassages(said),
    examples: yield* indexPassages(passages.get('examples') ?? []),
    asked: yield* indexAsked(facts, asked?.uncovered ?? [], vectors),
    names: namesIn(said),
  }
}

/** Makes the one search of the site, for visitors' searches and questions alike. It reads nothing before it is used. */
export function createSiteSearch({
  readPassages,
  readAsked,
  readVectors,
  readIndexed,
  changing = false,
}: SiteSearchParts): SiteSearch {
  async function makeIndexes(): Promise<Indexes> {
    const [vectors, kept] = await Promise.all([readVectors?.(), readIndexed?.()])
    const { pages, examples, asked, names } =
      kept ?? (await inSlices(indexSite(await readPassages(), await readAsked?.(), vectors)))
    return {
      pages: openSiteIndex(pages),
      examples: openSiteIndex(examples),
      asked: openAskedIndex(asked, vectors),
      places: new Map(pages.passages.toReversed().map((passage) => [passage.href, passage])),
      names,
    }
  }

  const indexes = changing ? makeIndexes : lazy(makeIndexes)

  return {
    async find(query, most) {
      const known = await indexes()
      const { pages, examples } = known
      const first = resultsFor(pages, query, most, meantBy(known, query))
      const then = resultsFor(examples, query, most - first.found.length)
      return { total: first.total + then.total, found: [...first.found, ...then.found] }
    },
    answer: async (question) => answerTo(await indexes(), question),
    places: async (question) => placesFor(await indexes(), question),
    async whole(question, earlier) {
      const { asked, names, places } = await indexes()
      const guess = (text: string) => asked.guesses(text, 1)[0]
      return standalone(question, earlier, { at: (href) => places.get(href), names, guess })
    },
    context: async (question) => contextOf(await indexes(), question),
    async prepare() {
      await indexes()
    },
  }
}

/** Kinds of passages that are about one thing with a name. */
const ofOneThing = new Set(['Plan', 'Person', 'Project', 'Service'])

/** In more passages than this a word names nothing. */
const mostNaming = 12

function namesIn(passages: readonly Passage[]): Set<string> {
  const meanings = passages.map(
    ({ title, heading, text }) => new Set(tellingWords(`${title} ${heading} ${text}`).map(meaningOf)),
  )
  const counts = new Map<string, number>()
  for (const meaning of meanings.flatMap((each) => [...each])) counts.set(meaning, (counts.get(meaning) ?? 0) + 1)
  const own = passages
    .filter(({ kind }) => ofOneThing.has(kind))
    .flatMap((each) => tellingWords(ownName(each)).map(meaningOf))
  return new Set(own.filter((meaning) => !isFaint(meaning) && (counts.get(meaning) ?? 0) <= mostNaming))
}
