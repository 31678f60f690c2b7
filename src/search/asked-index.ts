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
  /** In which ways. */
  readonly like: Likeness
}

/** In which ways question and wordings say the same, each from 0 to 1. */
export interface Likeness {
  /** By the words of the likest wording. */
  readonly best: number
  /** How much of the question's words all wordings have together. */
  readonly all: number
  /** By the vectors of the nearest wording, and of the nearest few. */
  readonly vector: number
  readonly vectors: number
  /** How much of the question's words the page says. */
  readonly said: number
}

export interface AskedIndex {
  /** What a question may mean, the likeliest first; at most as many as are wanted. */
  guesses(question: string, most: number): readonly Guess[]
}

/** So like, the likest wording and the question are the same. */
export const sameWording = 0.98

/** Found by trying: bench/questions has what they are judged by. */
const factors = {
  /** What a word counts that says how something is asked. */
  silent: 0.2,
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
  common: 0.002,
  /** The logarithm of how many words have vectors. */
  logOfTable: 10.5,
  /** What it counts that question and wording are the same: more than fitted, so that its own wording finds each fact. */
  exact: 0.2,
  /** What no page answers has no page to say it; so much of its wording counts instead. */
  unsaid: 0.6,
  /** So many words of a question are read. */
  most: 40,
} as const

/**
 * What each likeness counts of the score: of the likest wording, of all wordings together, of the nearest and the nearest
 * few by their vectors, and of what the page says. Fitted by logistic regression to finding the fact of a wording that was
 * left out, with an index that was made without it: bench/questions/README.md.
 */
const shares = { best: 0.09, all: 0.3, vector: 0.11, vectors: 0.26, said: 0.24 } as const

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
  readonly weighed: readonly (Term & { readonly weight: number; readonly like: Float32Array; readonly said: number })[]
  /** How like each meaning the likest word is. */
  readonly near: Float32Array
  /** What all words count together. */
  readonly whole: number
}

/** All wordings, one after the other, those of a subject together. */
interface Wordings {
  /** Where each subject's wordings begin, and where the last one's end. */
  readonly starts: Uint32Array
  /** The numbers of their meanings, and where each wording's begin. */
  readonly meanings: Uint16Array
  readonly begins: Uint32Array
  /** What the meanings of each wording count together. */
  readonly wholes: Float32Array
  /** What each says as a whole. */
  readonly sentences: Matrix
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
  const { numbers, weights, wordings, said, spell, sentence, meaningVectors, meaningRows } = learned(
    facts,
    uncovered,
    vectors,
  )
  const subjects = facts.length + uncovered.length
  const rarest = Math.log(1 + subjects)

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

  function understand(question: string): Understood {
    const terms = read(question)
    const weighed = terms.map((term) => ({
      ...term,
      weight: weightOf(term),
      like: likenesses(term),
      said: said.numbers.get(term.meaning) ?? -1,
    }))
    const near = new Float32Array(numbers.size)
    for (const { like } of weighed) {
      for (let at = 0; at < near.length; at++) if ((like[at] ?? 0) > (near[at] ?? 0)) near[at] = like[at] ?? 0
    }
    const whole = weighed.reduce((total, { weight }) => total + weight, 0)
    return { terms, weighed, near, whole }
  }

  /** How much of a wording the question has. */
  function ofWording({ near }: Understood, at: number): number {
    let total = 0
    const end = wordings.begins[at + 1] ?? 0
    for (let each = wordings.begins[at] ?? 0; each < end; each++) {
      const number = wordings.meanings[each] ?? 0
      total += (weights[number] ?? 0) * (near[number] ?? 0)
    }
    return total / (wordings.wholes[at] || 1)
  }

  /** How like a word the likest of a wording is. */
  function likestOf(like: Float32Array, at: number): number {
    let likest = 0
    const end = wordings.begins[at + 1] ?? 0
    for (let each = wordings.begins[at] ?? 0; each < end; each++) {
      const value = like[wordings.meanings[each] ?? 0] ?? 0
      if (value > likest) likest = value
    }
    return likest
  }

  /** In which ways a subject's wordings are like the question. */
  function compared(understood: Understood, cosines: Float32Array, subject: number): Omit<Likeness, 'said'> {
    const { weighed, whole } = understood
    const [begin = 0, end = 0] = wordings.starts.subarray(subject, subject + 2)
    const likest = new Float32Array(weighed.length)
    const nearest = new Array<number>(together).fill(0)
    let best = 0
    for (let at = begin; at < end; at++) {
      insert(nearest, cosines[at] ?? 0)
      const own = ofWording(understood, at)
      if (own === 0) continue
      let ofQuestion = 0
      for (const [term, { weight, like }] of weighed.entries()) {
        const value = likestOf(like, at)
        ofQuestion += weight * value
        likest[term] = Math.max(likest[term] ?? 0, value)
      }
      best = Math.max(best, (ofQuestion / whole) ** factors.ofQuestion * own ** (1 - factors.ofQuestion))
    }
    const all = weighed.reduce((total, { weight }, term) => total + weight * (likest[term] ?? 0), 0) / whole
    const [vector = 0] = nearest
    // One that lost its wordings has no mean.
    const vectors = nearest.reduce((total, each) => total + each, 0) / Math.max(1, Math.min(together, end - begin))
    return { best, all, vector, vectors }
  }

  /** How much of a question's words the answer has; of what no page answers, its wording in place of one. */
  function mentioned({ weighed, whole }: Understood, subject: number, all: number): number {
    if (subject >= facts.length) return all * factors.unsaid
    const words = said.meanings.subarray(said.begins[subject], said.begins[subject + 1])
    return weighed.reduce((total, { said, weight }) => total + (words.includes(said) ? weight : 0), 0) / whole
  }

  return {
    guesses(question, most) {
      const understood = understand(question)
      if (understood.whole === 0) return []
      const cosines = multiplied(wordings.sentences, sentence.finished(sentence.of(understood.terms)))
      const guesses = Array.from({ length: subjects }, (_, subject): Guess => {
        const like = compared(understood, cosines, subject)
        const said = mentioned(understood, subject, like.all)
        const score =
          shares.best * like.best +
          shares.all * like.all +
          shares.vector * like.vector +
          shares.vectors * like.vectors +
          shares.said * said +
          (like.best > sameWording ? factors.exact : 0)
        return { fact: facts[subject], score, like: { ...like, said } }
      })
      return guesses.sort((one, other) => other.score - one.score).slice(0, most)
    },
  }
}

/** What the index keeps of facts and wordings. Their words, of which it is made, are gone when it is. */
function learned(facts: readonly Fact[], uncovered: readonly string[], vectors: WordVectors | undefined) {
  const asked = [...facts.map(({ wordings }) => wordings), ...uncovered.map((text) => [text])].map((wordings) =>
    wordings.map(termsOf),
  )
  const { numbers, forms, having } = numbered(asked)
  const weights = Float32Array.from(
    [...numbers.keys()].map(
      (meaning, number) => Math.log(1 + asked.length / (having[number]?.size ?? 1)) * countOf(meaning),
    ),
  )
  const sentence = sentenceVectors(vectors)
  return {
    numbers,
    weights,
    wordings: packed(asked, numbers, weights, sentence),
    said: saidBy(facts),
    spell: createSpelling(asked.flat(2).map(({ word }) => word)),
    sentence,
    ...vectorsOf(forms, vectors),
  }
}

/** The meanings of what each fact's page says, one fact after the other, by numbers of their own. */
function saidBy(facts: readonly Fact[]) {
  const numbers = new Map<string, number>()
  const meanings = facts.map(({ passage, text }) => {
    const words = new Set(termsOf(`${passage.title} ${passage.heading} ${text}`).map(({ meaning }) => meaning))
    for (const word of words) if (!numbers.has(word)) numbers.set(word, numbers.size)
    return [...words].map((word) => numbers.get(word) ?? 0)
  })
  return { numbers, meanings: Uint16Array.from(meanings.flat()), begins: offsets(meanings) }
}

/** Puts a value where it belongs among the highest, the highest first. */
function insert(highest: number[], value: number): void {
  for (let at = 0, left = value; at < highest.length; at++) {
    const here = highest[at] ?? 0
    if (left > here) {
      highest[at] = left
      left = here
    }
  }
}

/** The meanings of all wordings by number, the words that have them, and the subjects where they are. */
function numbered(asked: readonly (readonly (readonly Term[])[])[]) {
  const numbers = new Map<string, number>()
  const forms = new Map<string, number>()
  const having: Set<number>[] = []
  for (const [subject, wordings] of asked.entries()) {
    for (const { word, meaning, silent } of wordings.flat()) {
      const number = numbers.get(meaning) ?? numbers.size
      numbers.set(meaning, number)
      const subjects = having[number] ?? new Set()
      having[number] = subjects.add(subject)
      if (!silent) forms.set(word, number)
    }
  }
  return { numbers, forms, having }
}

function packed(
  asked: readonly (readonly (readonly Term[])[])[],
  numbers: ReadonlyMap<string, number>,
  weights: Float32Array,
  sentence: SentenceVectors,
): Wordings {
  const all = asked.flat()
  const meanings = all.map((terms) => [...new Set(terms.map(({ meaning }) => numbers.get(meaning) ?? 0))])
  const vectors = all.map((terms) => sentence.of(terms))
  sentence.settle(vectors)
  return {
    starts: offsets(asked),
    meanings: Uint16Array.from(meanings.flat()),
    begins: offsets(meanings),
    wholes: Float32Array.from(
      meanings.map((each) => each.reduce((total, number) => total + (weights[number] ?? 0), 0)),
    ),
    sentences: matrixOf(vectors.map(sentence.finished)),
  }
}

/** Where each list begins when they stand one after the other, and where the last one ends. */
function offsets(lists: readonly { readonly length: number }[]): Uint32Array {
  const begins = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) begins[at + 1] = (begins[at] ?? 0) + length
  return begins
}

/** Vectors of length 1, one after the other, a byte for each of their numbers. */
type Matrix = Int8Array

/** What a number of a vector is multiplied by. Few are beyond half, and those count as much as that. */
const scale = 254

function matrixOf(rows: readonly Float32Array[]): Matrix {
  const matrix = new Int8Array(rows.length * dimensions)
  for (const [at, row] of rows.entries()) {
    matrix.set(
      row.map((value) => Math.max(-127, Math.min(127, Math.round(value * scale)))),
      at * dimensions,
    )
  }
  return matrix
}

/** The vectors of the words that have one, and the number of what each means. */
function vectorsOf(forms: ReadonlyMap<string, number>, vectors: WordVectors | undefined) {
  const rows = [...forms].flatMap(([word, number]) => {
    const vector = vectors?.vector(word)
    return vector ? [{ number, vector }] : []
  })
  return {
    meaningVectors: matrixOf(rows.map(({ vector }) => vector)),
    meaningRows: Uint16Array.from(rows, ({ number }) => number),
  }
}

/** The product of each vector with one. */
function multiplied(matrix: Matrix, vector: Float32Array): Float32Array {
  const products = new Float32Array(matrix.length / dimensions)
  for (let row = 0, at = 0; row < products.length; row++) {
    let total = 0
    for (let column = 0; column < dimensions; column++, at++) total += (matrix[at] ?? 0) * (vector[column] ?? 0)
    products[row] = total / scale
  }
  return products
}

type SentenceVectors = ReturnType<typeof sentenceVectors>

/**
 * Vectors of sentences: the sum of their words' vectors, common words counting less, without what all sentences share
 * (Arora, Liang and Ma, 2017).
 */
function sentenceVectors(vectors: WordVectors | undefined) {
  const shared = new Float32Array(dimensions)

  return {
    of(terms: readonly Term[]): Float32Array {
      const total = new Float32Array(dimensions)
      for (const { word } of terms) {
        // How many words are more frequent, and with that, by Zipf's law, how frequent this one is.
        const rank = Math.exp((vectors?.rarity(word) ?? 1) * factors.logOfTable)
        vectors?.add(word, factors.common / (factors.common + 0.1 / (rank + 2)), total)
      }
      return total
    },
    /** Finds what all these share, by power iteration. */
    settle(rows: readonly Float32Array[]): void {
      shared.fill(1 / Math.sqrt(dimensions))
      for (let round = 0; round < 12; round++) {
        const next = new Float32Array(dimensions)
        for (const row of rows) add(next, row, product(row, shared))
        const length = Math.sqrt(product(next, next))
        if (length > 0) shared.set(next.map((value) => value / length))
      }
    },
    /** What a sentence says besides what all share, at length 1. */
    finished(vector: Float32Array): Float32Array {
      const along = product(vector, shared)
      const rest = vector.map((value, at) => value - along * (shared[at] ?? 0))
      const length = Math.sqrt(product(rest, rest)) || 1
      return rest.map((value) => value / length)
    },
  }
}

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
