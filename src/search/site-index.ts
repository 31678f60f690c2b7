import MiniSearch from 'minisearch'
import { inSlices, type Steps } from '#language/slices.ts'
import { ownName, type Passage } from '#search/passages.ts'
import { createSpelling } from '#search/spelling.ts'
import { isFaint, meaningOf, tellingWords, wordsOf } from '#search/terms.ts'

/** A passage that has words of a question. */
export interface Hit {
  readonly passage: Passage
  /** Comparable within one question only. */
  readonly score: number
  /** How much of what the question is about the passage has, from 0 to 1. Rare words count for more. */
  readonly coverage: number
  /** Whether it is about what was asked: more than one word only mentioned in passing. */
  readonly topical: boolean
  /** What the words mean that the question and the passage share. */
  readonly meanings: ReadonlySet<string>
}

export interface SiteIndex {
  /** Every passage with a word of the question, the best first. */
  find(question: string): readonly Hit[]
  /** The first passage of each page that is called exactly so, whatever its name is made of: “About Us”. */
  named(name: string): readonly Hit[]
}

/** Where a word stands decides how much it says about a passage. */
const boost = { heading: 2.2, title: 1.6, keywords: 1.8, text: 1 } as const
type Field = keyof typeof boost
const fields = Object.keys(boost) as Field[]

/** Found by trying: e2e/support/questions.ts has what they are judged by. */
const factors = {
  /** What a mended word is trusted. */
  mended: 0.9,
  /** What a word counts that is in many questions. */
  faint: 0.35,
  /** Added to the weight of every word, so that a rare one does not decide alone. */
  ground: 1.5,
  /** A word that the site never says counts more than its rarest: the question is about something else. */
  unknown: 1.2,
  /** For a passage whose heading or title is the question. */
  named: 0.6,
  /** For one that has the words of the question in its order. */
  ordered: 0.3,
  /** For people, when it is asked who. */
  person: 1.6,
} as const

/** Makes the index of these passages; others have their turn meanwhile, however much there is to read. It does not change when they do. */
export const createSiteIndex = (passages: readonly Passage[]): Promise<SiteIndex> => inSlices(makeSiteIndex(passages))

function* makeSiteIndex(passages: readonly Passage[]): Steps<SiteIndex> {
  const search = new MiniSearch({
    fields,
    tokenize: (text) => text.split(' '),
    processTerm: (meaning) => meaning,
    searchOptions: { boost, bm25: { k: 1.2, b: 0.55, d: 0.5 } },
  })
  const used: string[] = []
  const meanings: Meanings[] = []
  for (const [id, passage] of passages.entries()) {
    const words = wordsIn(passage)
    const itself = meaningsOf(words)
    for (const field of fields) used.push(...words[field])
    meanings.push(itself)
    search.add({ id, ...itself })
    yield
  }
  const names = Map.groupBy(passages, (passage) => nameIn(ownName(passage)))
  yield
  const spell = createSpelling(used)
  yield
  const rarity = rarities(meanings)

  /** What each word of the question means, how much it counts, and how far it is trusted. */
  function understand(question: string) {
    const asked = new Map<string, { weight: number; trust: number }>()
    for (const { word, mended } of spell(tellingWords(question))) {
      const meaning = meaningOf(word)
      const rare = factors.ground + (rarity.get(meaning) ?? factors.unknown * Math.log(1 + passages.length))
      const weight = rare * (isFaint(meaning) ? factors.faint : 1)
      asked.set(meaning, { weight, trust: mended ? factors.mended : 1 })
    }
    return asked
  }

  return {
    find(question) {
      const asked = understand(question)
      const sought = [...asked.keys()]
      const whole = sum([...asked.values()].map(({ weight }) => weight))
      const forWhom = /\bwho\b/i.test(question)
      const trust = (meaning: string) => asked.get(meaning)?.trust ?? 0
      return search
        .search(sought.join(' '), { boostTerm: trust })
        .flatMap(({ id, score, queryTerms: shared, match }): Hit[] => {
          const [passage, itself] = [passages[id], meanings[id]]
          if (!passage || !itself) return []
          const coverage = sum(shared.map((meaning) => (asked.get(meaning)?.weight ?? 0) * trust(meaning))) / whole
          const fit = closeness(itself, sought) * (forWhom && isPerson(passage) ? factors.person : 1)
          return [
            {
              passage,
              score: score * coverage ** 2 * fit * passage.weight,
              coverage,
              topical: isTopical(shared, match),
              meanings: new Set(shared),
            },
          ]
        })
        .sort((one, other) => other.score - one.score)
    },
    named(name) {
      const called = nameIn(name)
      if (called === '') return []
      const pages = Map.groupBy(names.get(called) ?? [], ({ kind, href }) => `${kind} ${pageOf(href)}`)
      return [...pages.values()].flatMap(([passage]) =>
        passage ? [{ passage, score: 1, coverage: 1, topical: true, meanings: new Set<string>() }] : [],
      )
    },
  }
}

const nameIn = (text: string): string => wordsOf(text).join(' ')

const pageOf = (href: string): string => href.split('#', 1)[0] ?? ''

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const isPerson = ({ kind }: Passage): boolean => kind === 'Person' || kind === 'Author'

const wordsIn = ({ heading, title, keywords, text }: Passage): Record<Field, string[]> => ({
  heading: tellingWords(heading),
  title: tellingWords(title),
  keywords: tellingWords(keywords),
  text: tellingWords(text),
})

/** What a passage's words mean, split by spaces. */
type Meanings = Readonly<Record<Field, string>>

const meaningsOf = (words: Record<Field, string[]>): Meanings => ({
  heading: words.heading.map(meaningOf).join(' '),
  title: words.title.map(meaningOf).join(' '),
  keywords: words.keywords.map(meaningOf).join(' '),
  text: words.text.map(meaningOf).join(' '),
})

/** How telling each meaning is: the fewer passages have it, the more. */
function rarities(passages: readonly Meanings[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const passage of passages) {
    for (const meaning of new Set(fields.flatMap((field) => passage[field].split(' ')))) {
      counts.set(meaning, (counts.get(meaning) ?? 0) + 1)
    }
  }
  return new Map([...counts].map(([meaning, count]) => [meaning, Math.log(1 + passages.length / count)]))
}

/** How much better a passage is for being called what was asked, and for saying it in the same order. */
const closeness = ({ heading, title, text }: Meanings, sought: readonly string[]): number =>
  (1 + factors.named * Math.max(likeness(heading, sought), likeness(title, sought))) *
  (1 + factors.ordered * order(`${heading} ${text}`, sought))

/** How far a name is what was sought, from 0 to 1: what both have, of what either has. */
function likeness(name: string, sought: readonly string[]): number {
  const named = new Set(name.split(' '))
  const both = sought.filter((meaning) => named.has(meaning)).length
  return both / (named.size + sought.length - both)
}

/** How many neighbours in what was sought are neighbours in the text too, from 0 to 1. */
function order(text: string, sought: readonly string[]): number {
  if (sought.length < 2) return 0
  const line = ` ${text} `
  const pairs = sought.slice(1).filter((meaning, at) => line.includes(` ${sought[at]} ${meaning} `))
  return pairs.length / (sought.length - 1)
}

/** One word that comes up somewhere in a text does not make the text about it; two do, or one in its name. */
function isTopical(shared: readonly string[], match: Readonly<Record<string, readonly string[]>>): boolean {
  const telling = shared.filter((meaning) => !isFaint(meaning))
  return telling.length > 1 || telling.some((meaning) => match[meaning]?.some((field) => field !== 'text'))
}
