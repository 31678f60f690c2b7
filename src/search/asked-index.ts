import { dimensions, type WordVectors } from '#language/word-vectors.ts'
import type { Fact } from '#search/facts.ts'
import { longhand } from '#search/lexicon.ts'
import { createSpelling } from '#search/spelling.ts'
import { isSilent, meaningOf, wordsOf } from '#search/terms.ts'

/** A fact that a question may mean, or a wording that no page answers. */
export interface Guess {
  /** Nothing for what no page answers. */
  readonly fact: Fact | undefined
  /** How far question and wordings say the same, from 0 to 1. */
  readonly score: number
}

export interface AskedIndex {
  /** What a question may mean, the likeliest first; at most as many as are wanted. */
  guesses(question: string, most: number): readonly Guess[]
}

/** Found by trying: bench/questions has what they are judged by. */
const factors = {
  /** What a word counts that says how something is asked. */
  silent: 0.12,
  /** One that says what kind of thing is asked for: a time, a place, a person. */
  asking: 0.35,
  /** Words of which vectors think less alike than this have nothing in common. */
  nearest: 0.5,
  /** What two different words count at most for being alike. */
  alike: 0.8,
  /** What a mended word is trusted. */
  mended: 0.9,
  /** How much it counts that a wording has the question's words; the rest, that the question has the wording's. */
  ofQuestion: 0.55,
  /** How common a word of English is where it begins to count for less in a sentence's vector. */
  common: 0.0006,
  /** The logarithm of how many words have vectors. */
  logOfTable: 10.5,
  /** So like, wording and question are the same, which counts so much more. */
  same: 0.98,
  exact: 0.12,
  /** What no page answers has no page to say it; so much of its wording counts instead. */
  unsaid: 0.6,
  /** So many words of a question are read. */
  most: 40,
} as const

/**
 * What each likeness counts of the score: of the likest wording, of the one with most of the question's words, of all
 * wordings together, of the nearest and the nearest few by their vectors, and of what the page says. Fitted by logistic
 * regression to finding the fact of a wording that was left out.
 */
const shares = { best: 0.18, covered: 0.07, all: 0.22, vector: 0.14, vectors: 0.18, said: 0.21 } as const

/** So many of a fact's wordings are looked at for what they mean together. */
const together = 3

const asking = new Set('who whom whose what where when why how which long often many'.split(' '))

interface Term {
  readonly word: string
  /** Itself for a word that only says how something is asked. */
  readonly meaning: string
  readonly silent: boolean
  readonly trust: number
}

/** What a question says: its words, what each counts, and how like each meaning of the wordings it is. */
interface Understood {
  readonly terms: readonly Term[]
  readonly weighed: readonly (Term & { readonly weight: number; readonly like: Float32Array })[]
  /** How like each meaning the likest word is. */
  readonly near: Float32Array
  /** What all words count together. */
  readonly whole: number
}

interface Wording {
  /** The number of its fact; after the facts, of what no page answers. */
  readonly subject: number
  /** The numbers of its meanings. */
  readonly meanings: Uint16Array
  /** What they count together. */
  readonly whole: number
}

/**
 * Makes the index of how people ask.
 *
 * @param vectors by which words are alike that are not the same; without them only the same words are
 */
export function createAskedIndex(
  facts: readonly Fact[],
  uncovered: readonly string[],
  vectors?: WordVectors,
): AskedIndex {
  const asked = [
    ...facts.flatMap(({ wordings }, subject) => wordings.map((text) => ({ subject, terms: termsOf(text) }))),
    ...uncovered.map((text, index) => ({ subject: facts.length + index, terms: termsOf(text) })),
  ]
  const subjects = facts.length + uncovered.length
  const { numbers, forms, having } = numbered(asked)
  const rarest = Math.log(1 + subjects)
  const weights = Float32Array.from(
    [...numbers.keys()].map(
      (meaning, number) => Math.log(1 + subjects / (having[number]?.size ?? 1)) * countOf(meaning),
    ),
  )
  const wordings = asked.map(({ subject, terms }): Wording => {
    const meanings = Uint16Array.from(new Set(terms.map(({ meaning }) => numbers.get(meaning) ?? 0)))
    return { subject, meanings, whole: sum(meanings, (number) => weights[number] ?? 0) }
  })
  const bags = [...Map.groupBy(wordings, ({ subject }) => subject).values()].map((each) =>
    Uint16Array.from(new Set(each.flatMap(({ meanings }) => [...meanings]))),
  )
  const said = facts.map(
    ({ passage, text }) =>
      new Set(termsOf(`${passage.title} ${passage.heading} ${text}`).map(({ meaning }) => meaning)),
  )
  const spell = createSpelling(asked.flatMap(({ terms }) => terms.map(({ word }) => word)))
  const { meaningVectors, meaningRows } = vectorsOf(forms, vectors)
  const sentence = sentenceVectors(vectors)
  const sentences = matrixOf(asked.map(({ terms }) => sentence.of(terms)))
  sentence.settle(sentences)

  /** The question's words, each once, mended where they are nobody's. */
  function read(question: string): Term[] {
    const terms = termsOf(question)
      .slice(0, factors.most)
      .map((term) => {
        if (term.silent || numbers.has(term.meaning) || vectors?.vector(term.word)) return term
        const [spelled] = spell([term.word])
        return spelled?.mended ? termOf(spelled.word, factors.mended) : term
      })
    return [...new Map(terms.map((term) => [term.meaning, term])).values()]
  }

  function weightOf({ word, meaning }: Term): number {
    const number = numbers.get(meaning)
    if (number !== undefined) return weights[number] ?? 0
    // A word that is rare in English, and in no wording, says that the question is about something else.
    const rarity = Math.min(1, Math.max(0.25, ((vectors?.rarity(word) ?? 1) - 0.35) / 0.35))
    return rarest * rarity * countOf(meaning)
  }

  /** How like each meaning of the wordings a word is. */
  function likenesses({ word, meaning, silent, trust }: Term): Float32Array {
    const like = new Float32Array(numbers.size)
    const vector = silent ? undefined : vectors?.vector(word)
    for (const [at, cosine] of (vector ? multiplied(meaningVectors, vector) : []).entries()) {
      if (cosine <= factors.nearest) continue
      const number = meaningRows[at] ?? 0
      const near = Math.min(1, (cosine - factors.nearest) / (1 - factors.nearest))
      like[number] = Math.max(like[number] ?? 0, near * factors.alike)
    }
    const number = numbers.get(meaning)
    if (number !== undefined) like[number] = trust
    return like
  }

  /** How much of a question's words these meanings have, from 0 to 1. */
  function coverage({ weighed, whole }: Understood, meanings: Uint16Array): number {
    let total = 0
    for (const { weight, like } of weighed) {
      let best = 0
      for (let at = 0; at < meanings.length; at++) best = Math.max(best, like[meanings[at] ?? 0] ?? 0)
      total += weight * best
    }
    return total / whole
  }

  function understand(question: string): Understood {
    const terms = read(question)
    const weighed = terms.map((term) => ({ ...term, weight: weightOf(term), like: likenesses(term) }))
    const near = new Float32Array(numbers.size)
    for (const { like } of weighed) {
      for (let at = 0; at < near.length; at++) if ((like[at] ?? 0) > (near[at] ?? 0)) near[at] = like[at] ?? 0
    }
    const whole = weighed.reduce((total, { weight }) => total + weight, 0)
    return { terms, weighed, near, whole }
  }

  /** What of each subject's wordings is likest, in each way of being alike. */
  function likest(understood: Understood) {
    const best = new Float32Array(subjects)
    const covered = new Float32Array(subjects)
    const nearest: number[][] = Array.from({ length: subjects }, () => [])
    const cosines = multiplied(sentences, sentence.finished(sentence.of(understood.terms)))
    for (const [at, { subject, meanings, whole }] of wordings.entries()) {
      nearest[subject]?.push(cosines[at] ?? 0)
      const ofWording =
        sum(meanings, (number) => (weights[number] ?? 0) * (understood.near[number] ?? 0)) / (whole || 1)
      if (ofWording === 0) continue
      const ofQuestion = coverage(understood, meanings)
      const score = ofQuestion ** factors.ofQuestion * ofWording ** (1 - factors.ofQuestion)
      covered[subject] = Math.max(covered[subject] ?? 0, ofQuestion)
      best[subject] = Math.max(best[subject] ?? 0, score)
    }
    return { best, covered, nearest }
  }

  /** How much of a question's words the answer has; of what no page answers, its wording in place of one. */
  function mentioned({ weighed, whole }: Understood, subject: number, all: number): number {
    const words = said[subject]
    if (!words) return all * factors.unsaid
    return weighed.reduce((total, { meaning, weight }) => total + (words.has(meaning) ? weight : 0), 0) / whole
  }

  return {
    guesses(question, most) {
      const understood = understand(question)
      if (understood.whole === 0) return []
      const { best, covered, nearest } = likest(understood)
      const guesses = bags.map((bag, subject): Guess => {
        const [first = 0, ...others] = (nearest[subject] ?? []).sort((one, other) => other - one).slice(0, together)
        const mean = others.reduce((total, other) => total + other, first) / (1 + others.length)
        const likeness = best[subject] ?? 0
        const all = coverage(understood, bag)
        const score =
          shares.best * likeness +
          shares.covered * (covered[subject] ?? 0) +
          shares.all * all +
          shares.vector * first +
          shares.vectors * mean +
          shares.said * mentioned(understood, subject, all) +
          (likeness > factors.same ? factors.exact : 0)
        return { fact: facts[subject], score }
      })
      return guesses.sort((one, other) => other.score - one.score).slice(0, most)
    },
  }
}

/** The meanings of all wordings by number, the words that have them, and the subjects where they are. */
function numbered(asked: readonly { readonly subject: number; readonly terms: readonly Term[] }[]) {
  const numbers = new Map<string, number>()
  const forms = new Map<string, number>()
  const having: Set<number>[] = []
  for (const { subject, terms } of asked) {
    for (const { word, meaning, silent } of terms) {
      const number = numbers.get(meaning) ?? numbers.size
      numbers.set(meaning, number)
      const subjects = having[number] ?? new Set()
      having[number] = subjects.add(subject)
      if (!silent) forms.set(word, number)
    }
  }
  return { numbers, forms, having }
}

/** Vectors, one after the other. */
type Matrix = Float32Array

function matrixOf(rows: readonly Float32Array[]): Matrix {
  const matrix = new Float32Array(rows.length * dimensions)
  for (const [at, row] of rows.entries()) matrix.set(row, at * dimensions)
  return matrix
}

/** The vectors of the words that have one, and the number of what each means. */
function vectorsOf(forms: ReadonlyMap<string, number>, vectors: WordVectors | undefined) {
  const rows = [...forms].flatMap(([word, number]) => {
    const vector = vectors?.vector(word)
    return vector ? [{ number, vector }] : []
  })
  return { meaningVectors: matrixOf(rows.map(({ vector }) => vector)), meaningRows: rows.map(({ number }) => number) }
}

/** The product of each vector with one. */
function multiplied(matrix: Matrix, vector: Float32Array): Float32Array {
  const products = new Float32Array(matrix.length / dimensions)
  for (let row = 0, at = 0; row < products.length; row++) {
    let total = 0
    for (let column = 0; column < dimensions; column++, at++) total += (matrix[at] ?? 0) * (vector[column] ?? 0)
    products[row] = total
  }
  return products
}

/**
 * Vectors of sentences: the sum of their words' vectors, common words counting less, without what all sentences share
 * (Arora, Liang and Ma, 2017).
 */
function sentenceVectors(vectors: WordVectors | undefined) {
  const shared = new Float32Array(dimensions)

  function finished(vector: Float32Array): Float32Array {
    const along = product(vector, shared)
    const rest = vector.map((value, at) => value - along * (shared[at] ?? 0))
    const length = Math.sqrt(product(rest, rest)) || 1
    return rest.map((value) => value / length)
  }

  return {
    of(terms: readonly Term[]): Float32Array {
      const total = new Float32Array(dimensions)
      for (const { word } of terms) {
        const vector = vectors?.vector(word)
        if (!vector) continue
        // How many words are more frequent, and with that, by Zipf's law, how frequent this one is.
        const rank = Math.exp((vectors?.rarity(word) ?? 1) * factors.logOfTable)
        const weight = factors.common / (factors.common + 0.1 / (rank + 2))
        add(total, vector, weight)
      }
      return total
    },
    /** Finds what all these share, by power iteration, and takes it from each. */
    settle(matrix: Matrix): void {
      shared.fill(1 / Math.sqrt(dimensions))
      for (let round = 0; round < 12; round++) {
        const next = new Float32Array(dimensions)
        for (const [row, along] of multiplied(matrix, shared).entries()) add(next, rowOf(matrix, row), along)
        const length = Math.sqrt(product(next, next))
        if (length > 0) shared.set(next.map((value) => value / length))
      }
      for (let row = 0; row < matrix.length / dimensions; row++) {
        matrix.set(finished(rowOf(matrix, row)), row * dimensions)
      }
    },
    finished,
  }
}

const rowOf = (matrix: Matrix, row: number): Float32Array => matrix.subarray(row * dimensions, (row + 1) * dimensions)

/** Adds a vector, so many times, to a sum. */
function add(total: Float32Array, vector: Float32Array, times: number): void {
  for (let at = 0; at < dimensions; at++) total[at] = (total[at] ?? 0) + times * (vector[at] ?? 0)
}

function product(one: Float32Array, other: Float32Array): number {
  let total = 0
  for (let at = 0; at < one.length; at++) total += (one[at] ?? 0) * (other[at] ?? 0)
  return total
}

const countOf = (meaning: string): number => {
  if (asking.has(meaning)) return factors.asking
  return isSilent(meaning) ? factors.silent : 1
}

function termOf(word: string, trust = 1): Term {
  const silent = isSilent(word)
  return { word, meaning: silent ? word : meaningOf(word), silent, trust }
}

const termsOf = (text: string): Term[] => wordsOf(longhand(text)).map((word) => termOf(word))

function sum(numbers: Uint16Array, of: (number: number) => number): number {
  let total = 0
  for (const number of numbers) total += of(number)
  return total
}
