import type { Steps } from '#language/slices.ts'
import { isPerson, ownName, type Passage, pageOf } from '#search/passages/passages.ts'
import { countWords, createSpelling, type UsedWords } from '#search/question/spelling.ts'
import { type IndexedTerms, indexTerms, openTermIndex, type TermIndex, type Terms } from '#search/term-index.ts'
import { isFaint, isSilent, meaningOf, tellingWords, wordsOf } from '#search/terms.ts'

/** A passage with words of a question. */
export interface Hit {
  readonly passage: Passage
  /** Comparable within one question only. */
  readonly score: number
  /** The share of the question's words that the passage has, weighted by rarity, from 0 to 1. */
  readonly coverage: number
  /** Whether the passage is about the question: more than one of its words in passing. */
  readonly topical: boolean
  /** The meanings that question and passage share. */
  readonly meanings: ReadonlySet<string>
}

export interface SiteIndex {
  /** Every passage with a word of the question, the best first. */
  find(question: string): readonly Hit[]
  /** The first passage of each page with exactly this name, even one of silent words: “About Us”. */
  named(name: string): readonly Hit[]
  /** All passages of the page that an address leads to. */
  onPage(href: string): readonly Passage[]
}

/** Fitted by trial against e2e/support/questions.ts. */
const factors = {
  /** The trust in a corrected word. */
  mended: 0.9,
  /** The weight of a word that many questions have. */
  faint: 0.35,
  /** Added to the weight of every word, so that a rare one does not decide alone. */
  ground: 1.5,
  /** The weight of a word that the site never has, above its rarest: the question is about another subject. */
  unknown: 1.2,
  /** A bonus for a passage whose heading or title is the question. */
  named: 0.6,
  /** A bonus for a passage with the question's words in their order. */
  ordered: 0.3,
  /** A factor for people, where the question asks for a person. */
  person: 1.6,
} as const

/** Passages, their meanings and the spelling of these as plain data, which a build can keep. */
export interface IndexedPassages {
  readonly passages: readonly Passage[]
  readonly terms: IndexedTerms
  readonly used: UsedWords
}

/** Indexes passages, in steps. Later changes of the passages do not reach the index. */
export function* indexPassages(passages: readonly Passage[]): Steps<IndexedPassages> {
  const used: string[] = []
  const terms = yield* indexTerms(passages.values().map((passage) => termsIn(passage, used)))
  return { passages, terms, used: countWords(used) }
}

export function openSiteIndex({ passages, terms, used }: IndexedPassages): SiteIndex {
  const index = openTermIndex(terms)
  const spell = createSpelling(used)
  const names = Map.groupBy(passages, (passage) => nameIn(ownName(passage)))
  const byPage = Map.groupBy(passages, ({ href }) => pageOf(href))
  /** The rarity of a meaning among passages. */
  const rarity = (meaning: string) => {
    const having = index.having(meaning)
    return having === 0 ? factors.unknown * Math.log(1 + passages.length) : Math.log(1 + passages.length / having)
  }

  /** The meanings of the question's words, with weight and trust. */
  function understand(question: string) {
    const asked = new Map<string, { weight: number; trust: number }>()
    for (const { word, mended } of spell(tellingWords(question))) {
      if (isSilent(word)) continue
      const meaning = meaningOf(word)
      const rare = factors.ground + rarity(meaning)
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
      return index
        .search(sought, trust)
        .flatMap(({ id, score, shared, named }): Hit[] => {
          const passage = passages[id]
          if (!passage) return []
          const coverage = sum(shared.map((meaning) => (asked.get(meaning)?.weight ?? 0) * trust(meaning))) / whole
          const fit = closeness(index, id, sought) * (forWhom && isPerson(passage) ? factors.person : 1)
          return [
            {
              passage,
              score: score * coverage ** 2 * fit * passage.weight,
              coverage,
              topical: isTopical(shared, named),
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
    onPage: (href) => byPage.get(pageOf(href)) ?? [],
  }
}

const nameIn = (text: string): string => wordsOf(text).join(' ')

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The meanings of a passage's words. The words themselves are appended to `used`. */
function termsIn({ heading, title, keywords, text }: Passage, used: string[]): Terms {
  const meant = (field: string) => {
    const words = tellingWords(field)
    used.push(...words)
    return words.map(meaningOf)
  }
  return { heading: meant(heading), title: meant(title), keywords: meant(keywords), text: meant(text) }
}

/** A bonus for a passage with the name or the word order of the question. */
const closeness = (index: TermIndex, id: number, sought: readonly string[]): number =>
  (1 + factors.named * Math.max(index.likeness(id, 'heading', sought), index.likeness(id, 'title', sought))) *
  (1 + factors.ordered * index.order(id, sought))

/** Whether a passage is about the question: two shared words, or one in its name. */
function isTopical(shared: readonly string[], named: ReadonlySet<string>): boolean {
  const telling = shared.filter((meaning) => !isFaint(meaning))
  return telling.length > 1 || telling.some((meaning) => named.has(meaning))
}
