import type { Steps } from '#language/slices.ts'
import { ownName, type Passage, pageOf } from '#search/passages/passages.ts'
import { countWords, createSpelling, type UsedWords } from '#search/question/spelling.ts'
import { type IndexedTerms, indexTerms, openTermIndex, type TermIndex, type Terms } from '#search/term-index.ts'
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

/** Passages, what their words mean, and how these are spelled: as plain data, which a build can keep. */
export interface IndexedPassages {
  readonly passages: readonly Passage[]
  readonly terms: IndexedTerms
  readonly used: UsedWords
}

/** Takes in passages, in steps however much there is to read. What is found does not change when they do. */
export function* indexPassages(passages: readonly Passage[]): Steps<IndexedPassages> {
  const used: string[] = []
  const terms = yield* indexTerms(passages.values().map((passage) => termsIn(passage, used)))
  return { passages, terms, used: countWords(used) }
}

export function openSiteIndex({ passages, terms, used }: IndexedPassages): SiteIndex {
  const index = openTermIndex(terms)
  const spell = createSpelling(used)
  const names = Map.groupBy(passages, (passage) => nameIn(ownName(passage)))
  /** The fewer passages have a meaning, the more telling it is. */
  const rarity = (meaning: string) => {
    const having = index.having(meaning)
    return having === 0 ? factors.unknown * Math.log(1 + passages.length) : Math.log(1 + passages.length / having)
  }

  /** What each word of the question means, how much it counts, and how far it is trusted. */
  function understand(question: string) {
    const asked = new Map<string, { weight: number; trust: number }>()
    for (const { word, mended } of spell(tellingWords(question))) {
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
  }
}

const nameIn = (text: string): string => wordsOf(text).join(' ')

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const isPerson = ({ kind }: Passage): boolean => kind === 'Person' || kind === 'Author'

/** What the words of a passage mean. The words themselves are added to all that are used. */
function termsIn({ heading, title, keywords, text }: Passage, used: string[]): Terms {
  const meant = (field: string) => {
    const words = tellingWords(field)
    used.push(...words)
    return words.map(meaningOf)
  }
  return { heading: meant(heading), title: meant(title), keywords: meant(keywords), text: meant(text) }
}

/** How much better a passage is for being called what was asked, and for saying it in the same order. */
const closeness = (index: TermIndex, id: number, sought: readonly string[]): number =>
  (1 + factors.named * Math.max(index.likeness(id, 'heading', sought), index.likeness(id, 'title', sought))) *
  (1 + factors.ordered * index.order(id, sought))

/** One word that comes up somewhere in a text does not make the text about it; two do, or one in its name. */
function isTopical(shared: readonly string[], named: ReadonlySet<string>): boolean {
  const telling = shared.filter((meaning) => !isFaint(meaning))
  return telling.length > 1 || telling.some((meaning) => named.has(meaning))
}
