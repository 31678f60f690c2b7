import { LRUCache } from 'lru-cache'
import { atOnce, type Steps } from '#language/slices.ts'
import { fold, tokensOf } from '#language/tokens.ts'
import { tableOf } from '#language/word-table.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import type { Fact } from '#search/facts.ts'
import { longhand } from '#search/lexicon.ts'
import { type Matrix, matrixOf, multiplied } from '#search/meanings.ts'
import type { Sentences } from '#search/sentences.ts'
import { createSpelling } from '#search/spelling.ts'
import { isSilent, meaningOf, wordsOf } from '#search/terms.ts'

/** A fact without its wordings, of which nothing more is asked when they are indexed. */
export type Answerable = Omit<Fact, 'wordings'>

/** A fact that a question may mean, or a wording that no page answers. */
export interface Guess {
  /** Nothing for what no page answers. */
  readonly fact: Answerable | undefined
  /** How far question and wordings say the same, from 0 to 1. */
  readonly score: number
  /** In which ways. */
  readonly like: Likeness
}

/** In which ways question and wordings say the same, a number from 0 to 1. */
export interface Likeness {
  /** Whether a wording is the question, word for word or nearly. */
  readonly same: boolean
  /** How much of the question's words all wordings have together. */
  readonly all: number
  /** By what the nearest wording means as a whole, and the nearest few. */
  readonly meaning: number
  readonly meanings: number
  /** How much of the question's words the page says. */
  readonly said: number
}

export interface AskedIndex {
  /** What a question may mean, the likeliest first; at most as many as are wanted. */
  guesses(question: string, most: number): readonly Guess[]
}

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
  /** So much of each other's words a wording and a question have that are the same. */
  same: 0.98,
  /** What it counts that question and wording are the same: more than fitted, so that its own wording finds each fact. */
  exact: 0.2,
  /** What no page answers has no page to say it; so much of its wording counts instead. */
  unsaid: 0.6,
  /** So many words of a question are read. */
  most: 40,
} as const

/**
 * What each likeness counts of the score. Fitted by softmax regression to finding the fact of a wording that was left out, of an
 * index and an encoder that were made without it, and of the questions of bench/questions.
 */
const shares = { all: 0.18, meaning: 0.1, meanings: 0.54, said: 0.18 } as const

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

/** Meanings of the wordings and how near a word is to each, in the same order. */
interface Near {
  readonly meanings: Uint16Array
  readonly shares: Float32Array
}

const nearNothing: Near = { meanings: new Uint16Array(), shares: new Float32Array() }

/** How many words are kept with what they are near to, some 300 bytes each. */
const mostNears = 1_000

/** All wordings, one after the other, those of a subject together. */
interface Wordings {
  /** Where each subject's wordings begin, and where the last one's end. */
  readonly starts: Uint32Array
  /** The numbers of their meanings, and where each wording's begin. */
  readonly meanings: Uint16Array
  readonly begins: Uint32Array
  /** The meanings of each subject, each once, and where they begin. */
  readonly ofSubjects: Uint16Array
  readonly subjectsBegin: Uint32Array
  /** What each means as a whole; empty where nothing tells. */
  readonly sentences: Matrix
}

/**
 * Makes the index of how people ask.
 *
 * @param vectors by which words are alike that are not the same; without them only the same words are
 * @param sentences by which sentences are alike whatever their words; without them only their words count
 */
export const createAskedIndex = (
  facts: readonly Fact[],
  uncovered: readonly string[],
  vectors?: WordVectors,
  sentences?: Sentences,
): AskedIndex => atOnce(makeAskedIndex(facts, uncovered, vectors, sentences))

/** The same in steps: with 19,000 wordings it takes half a second. */
export function* makeAskedIndex(
  facts: readonly Fact[],
  uncovered: readonly string[],
  vectors?: WordVectors,
  sentences?: Sentences,
): Steps<AskedIndex> {
  const { numbers, weights, wordings, said, spell, meaningVectors, meaningRows } = yield* learn(
    facts,
    uncovered,
    vectors,
    sentences,
  )
  // Not the sentences themselves, which have the vectors of all wordings as well.
  const encode = sentences?.encode
  const answerable = facts.map(({ wordings: _, ...fact }): Answerable => fact)
  const subjects = answerable.length + uncovered.length
  const rarest = Math.log(1 + subjects)
  const nears = new LRUCache<string, Near>({ max: mostNears })

  /** The question's words, each once, mended where they are nobody's. */
  function read(question: string): Term[] {
    const terms = termsOf(question)
      .slice(0, factors.most)
      .map((term) => {
        if (term.silent || numbers.numberOf(term.meaning) !== undefined || vectors?.vector(term.word)) return term
        const [spelled] = spell([term.word])
        return spelled?.mended ? termOf(spelled.word, factors.mended) : term
      })
    return [...new Map(terms.map((term) => [term.meaning, term])).values()]
  }

  /** A question in whole words, those mended that are nobody's: what they mean together hangs on each. */
  function mended(question: string): string {
    const words = tokensOf(fold(longhand(question)))
    return words
      .map((word) =>
        isSilent(word) || numbers.numberOf(meaningOf(word)) !== undefined || vectors?.vector(word)
          ? word
          : spell([word])[0]?.word,
      )
      .join(' ')
  }

  function weightOf({ word, meaning }: Term): number {
    const number = numbers.numberOf(meaning)
    if (number !== undefined) return weights[number] ?? 0
    // A word that is rare in English, and in no wording, says that the question is about something else.
    const rarity = Math.min(1, Math.max(0.25, ((vectors?.rarity(word) ?? 1) - 0.35) / 0.35))
    return rarest * rarity * countOf(meaning)
  }

  /** The meanings of the wordings that a word is near to, and how near. Questions share most of their words, so it is kept. */
  function nearTo(word: string): Near {
    // Only words of English are kept: a name or an address that somebody typed is in no table.
    const vector = vectors?.vector(word)
    if (!vector) return nearNothing
    const known = nears.get(word)
    if (known) return known
    const cosines = multiplied(meaningVectors, vector)
    const rows: number[] = []
    for (let at = 0; at < cosines.length; at++) if ((cosines[at] ?? 0) > factors.nearest) rows.push(at)
    const near = {
      meanings: Uint16Array.from(rows, (at) => meaningRows[at] ?? 0),
      shares: Float32Array.from(
        rows,
        (at) => Math.min(1, ((cosines[at] ?? 0) - factors.nearest) / (1 - factors.nearest)) * factors.alike,
      ),
    }
    nears.set(word, near)
    return near
  }

  /** How like each meaning of the wordings a word is. */
  function likenesses({ word, meaning, silent, trust }: Term): Float32Array {
    const like = new Float32Array(numbers.size)
    if (!silent) {
      const { meanings, shares } = nearTo(word)
      for (const [at, number] of meanings.entries()) like[number] = Math.max(like[number] ?? 0, shares[at] ?? 0)
    }
    const number = numbers.numberOf(meaning)
    if (number !== undefined) like[number] = trust
    return like
  }

  function understand(question: string): Understood {
    const terms = read(question)
    const weighed = terms.map((term) => ({
      ...term,
      weight: weightOf(term),
      like: likenesses(term),
      said: said.numbers.numberOf(term.meaning) ?? -1,
    }))
    const near = new Float32Array(numbers.size)
    for (const { like } of weighed) {
      for (let at = 0; at < near.length; at++) if ((like[at] ?? 0) > (near[at] ?? 0)) near[at] = like[at] ?? 0
    }
    const whole = weighed.reduce((total, { weight }) => total + weight, 0)
    return { terms, weighed, near, whole }
  }

  /** Whether a wording has the question's words, and no others. */
  function isSame({ weighed, near, whole }: Understood, at: number): boolean {
    const meanings = wordings.meanings.subarray(wordings.begins[at], wordings.begins[at + 1])
    let [found, all] = [0, 0]
    for (const number of meanings) {
      found += (weights[number] ?? 0) * (near[number] ?? 0)
      all += weights[number] ?? 0
    }
    if (found < factors.same * all) return false
    return (
      weighed.reduce((total, { weight, like }) => total + weight * likest(like, meanings), 0) > factors.same * whole
    )
  }

  /** In which ways a subject's wordings are like the question. */
  function compared(understood: Understood, cosines: Float32Array, subject: number): Omit<Likeness, 'said'> {
    const { weighed, whole } = understood
    const [begin = 0, end = 0] = wordings.starts.subarray(subject, subject + 2)
    const nearest = new Array<number>(together).fill(0)
    for (let at = begin; at < end; at++) insert(nearest, cosines[at] ?? 0)
    const [from, to] = wordings.subjectsBegin.subarray(subject, subject + 2)
    const meanings = wordings.ofSubjects.subarray(from, to)
    let said = 0
    for (const { weight, like } of weighed) said += weight * likest(like, meanings)
    const all = said / whole
    let same = false
    if (all > factors.same) for (let at = begin; at < end && !same; at++) same = isSame(understood, at)
    const [meaning = 0] = nearest
    // One that lost its wordings has no mean.
    const mean = nearest.reduce((total, each) => total + each, 0) / Math.max(1, Math.min(together, end - begin))
    return { same, all, meaning, meanings: mean }
  }

  /** How much of a question's words the answer has; of what no page answers, its wording in place of one. */
  function mentioned({ weighed, whole }: Understood, subject: number, all: number): number {
    if (subject >= answerable.length) return all * factors.unsaid
    const words = said.meanings.subarray(said.begins[subject], said.begins[subject + 1])
    let found = 0
    for (const word of weighed) if (word.said >= 0 && words.includes(word.said)) found += word.weight
    return found / whole
  }

  function guessOf(understood: Understood, cosines: Float32Array, subject: number): Guess {
    const parts = compared(understood, cosines, subject)
    const like = { ...parts, said: mentioned(understood, subject, parts.all) }
    const score =
      shares.all * like.all +
      shares.meaning * like.meaning +
      shares.meanings * like.meanings +
      shares.said * like.said +
      (like.same ? factors.exact : 0)
    return { fact: answerable[subject], score, like }
  }

  return {
    guesses(question, most) {
      const understood = understand(question)
      if (understood.whole === 0) return []
      const meant = encode?.(mended(question))
      const cosines = meant ? multiplied(wordings.sentences, meant) : new Float32Array()
      const best: Guess[] = []
      for (let subject = 0; subject < subjects; subject++) {
        keepBest(best, guessOf(understood, cosines, subject), most)
      }
      return best
    },
  }
}

/** Puts a guess among the best so far, behind those that are as good. Few are wanted of some thousands: sorting all takes longer. */
function keepBest(best: Guess[], guess: Guess, most: number) {
  if (best.length === most && guess.score <= (best.at(-1)?.score ?? 0)) return
  const behind = best.findIndex(({ score }) => score < guess.score)
  best.splice(behind < 0 ? best.length : behind, 0, guess)
  if (best.length > most) best.pop()
}

/** What the index keeps of facts and wordings. Their words, of which it is made, are gone when it is. */
function* learn(
  facts: readonly Fact[],
  uncovered: readonly string[],
  vectors: WordVectors | undefined,
  sentences: Sentences | undefined,
) {
  const texts = [...facts.map(({ wordings }) => wordings), ...uncovered.map((text) => [text])]
  const { numbers, forms, used, having, asked } = yield* numbered(texts)
  const weights = Float32Array.from(
    [...numbers.keys()].map(
      (meaning, number) => Math.log(1 + asked.length / (having[number]?.size ?? 1)) * countOf(meaning),
    ),
  )
  yield
  const wordings = { ...packed(asked), sentences: sentences?.matrixOf(texts.flat()) ?? new Int8Array() }
  yield
  const spell = createSpelling(used)
  yield
  const said = yield* saidBy(facts)
  return { numbers: tableOf(numbers.keys()), weights, wordings, said, spell, ...(yield* vectorsOf(forms, vectors)) }
}

/** The meanings of what each fact's page says, one fact after the other, by numbers of their own. */
function* saidBy(facts: readonly Fact[]) {
  const numbers = new Map<string, number>()
  const meanings: number[][] = []
  for (const { passage, text } of facts) {
    const words = new Set(termsOf(`${passage.title} ${passage.heading} ${text}`).map(({ meaning }) => meaning))
    for (const word of words) if (!numbers.has(word)) numbers.set(word, numbers.size)
    meanings.push([...words].map((word) => numbers.get(word) ?? 0))
    yield
  }
  return { numbers: tableOf(numbers.keys()), meanings: Uint16Array.from(meanings.flat()), begins: offsets(meanings) }
}

/** How like a word the likest of these is. */
function likest(like: Float32Array, meanings: Uint16Array): number {
  let most = 0
  for (let at = 0; at < meanings.length; at++) {
    const value = like[meanings[at] ?? 0] ?? 0
    if (value > most) most = value
  }
  return most
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

/**
 * The meanings of all wordings by number, the words that have them, every word as often as it is used, the subjects where each
 * meaning is, and each wording of each subject as the numbers of its meanings.
 */
function* numbered(texts: readonly (readonly string[])[]) {
  const numbers = new Map<string, number>()
  const forms = new Map<string, number>()
  const used: string[] = []
  const having: Set<number>[] = []
  const asked: number[][][] = []
  for (const [subject, wordings] of texts.entries()) {
    const meanings: number[][] = []
    for (const wording of wordings) {
      const terms = termsOf(wording)
      for (const { word, meaning, silent } of terms) {
        const number = numbers.get(meaning) ?? numbers.size
        numbers.set(meaning, number)
        const subjects = having[number] ?? new Set()
        having[number] = subjects.add(subject)
        if (!silent) forms.set(word, number)
        used.push(word)
      }
      meanings.push([...new Set(terms.map(({ meaning }) => numbers.get(meaning) ?? 0))])
    }
    asked.push(meanings)
    yield
  }
  return { numbers, forms, used, having, asked }
}

function packed(asked: readonly (readonly (readonly number[])[])[]): Omit<Wordings, 'sentences'> {
  const meanings = asked.flat()
  const ofSubjects = asked.map((wordings) => [...new Set(wordings.flat())])
  return {
    starts: offsets(asked),
    meanings: Uint16Array.from(meanings.flat()),
    begins: offsets(meanings),
    ofSubjects: Uint16Array.from(ofSubjects.flat()),
    subjectsBegin: offsets(ofSubjects),
  }
}

/** Where each list begins when they stand one after the other, and where the last one ends. */
function offsets(lists: readonly { readonly length: number }[]): Uint32Array {
  const begins = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) begins[at + 1] = (begins[at] ?? 0) + length
  return begins
}

/** The vectors of the words that have one, and the number of what each means. */
function* vectorsOf(forms: ReadonlyMap<string, number>, vectors: WordVectors | undefined) {
  const rows: { number: number; vector: Float32Array }[] = []
  for (const [word, number] of forms) {
    const vector = vectors?.vector(word)
    if (vector) rows.push({ number, vector })
    yield
  }
  return {
    meaningVectors: matrixOf(rows.map(({ vector }) => vector)),
    meaningRows: Uint16Array.from(rows, ({ number }) => number),
  }
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
