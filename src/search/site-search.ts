import { lazy } from '#language/lazy.ts'
import { inSlices, type Steps } from '#language/slices.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import { sampleNames } from '#search/answer/invented.ts'
import { answerTo, contextOf, meantBy, nearestTo, type SiteAnswer } from '#search/answer/site-answer.ts'
import { findFacts, type KnownQuestions } from '#search/passages/facts.ts'
import { exampleKind, ownName, type Passage } from '#search/passages/passages.ts'
import { type AskedIndex, type IndexedAsked, indexAsked, openAskedIndex } from '#search/question/asked-index.ts'
import { standalone, type Turn } from '#search/question/follow-up.ts'
import { type Results, resultsFor } from '#search/search.ts'
import { type IndexedPassages, indexPassages, openSiteIndex, type SiteIndex } from '#search/site-index.ts'
import { isFaint, meaningOf, tellingWords } from '#search/terms.ts'

/** The search over all pages. Each function throws the errors of reading the passages. */
export interface SiteSearch {
  /** Pages that match a query; at most `most`. */
  find(query: string, most: number): Promise<Results>
  /** The site's answer to a question; nothing when it does not cover it. */
  answer(question: string): Promise<SiteAnswer | undefined>
  /** What comes nearest to a question without an answer: a passage, empty where there is none, and at most three places. */
  nearest(question: string): Promise<SiteAnswer>
  /** A follow-up question with its subject filled in from the earlier ones, the latest first. */
  whole(question: string, earlier: readonly Turn[]): Promise<string>
  /** Passages that may answer a question, the likeliest first. */
  context(question: string): Promise<readonly Passage[]>
  /** Reads and indexes the passages ahead of the first search, which otherwise waits for that. */
  prepare(): Promise<void>
}

export interface SiteSearchParts {
  readonly readPassages: () => Promise<readonly Passage[]>
  /** Reads the wordings of questions; without them questions are matched against the pages' own words. */
  readonly readAsked?: () => Promise<KnownQuestions>
  /** Reads the word vectors; without them only equal words match. */
  readonly readVectors?: () => Promise<WordVectors>
  /** Reads the index that a build kept; without one, the first search makes it. */
  readonly readIndexed?: () => Promise<Indexed | undefined>
  /** Whether each search reads everything anew, for development where content changes. Default false. */
  readonly changing?: boolean
}

/**
 * The index of pages and the index of examples, apart: hundreds of jokes must not decide the rarity of words, the spelling of
 * others or the answer to a question.
 */
interface Indexes {
  readonly pages: SiteIndex
  readonly examples: SiteIndex
  readonly asked: AskedIndex
  /** The names of invented people and companies. */
  readonly samples: RegExp | undefined
  /** The lines of pages about what is invented on them. */
  readonly notes: readonly Passage[]
  /** The first passage of each place. */
  readonly places: ReadonlyMap<string, Passage>
  /** Meanings of words that name a person or a thing. */
  readonly names: ReadonlySet<string>
}

/** The same as plain data, which a build can keep. */
export interface Indexed {
  readonly pages: IndexedPassages
  readonly examples: IndexedPassages
  readonly asked: IndexedAsked
  readonly names: ReadonlySet<string>
}

/** Indexes all passages and the wordings of questions. */
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

/** Makes the site's search, for queries and questions alike. Nothing is read before its first use. */
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
      samples: sampleNames(pages.passages),
      notes: pages.passages.filter(({ note }) => note),
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
    nearest: async (question) => nearestTo(await indexes(), question),
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

/** Kinds of passages about one named thing. */
const ofOneThing = new Set(['Plan', 'Person', 'Project', 'Service'])

/** Most passages that may have a name; a word in more of them is no name. */
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
