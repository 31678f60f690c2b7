import { LRUCache } from 'lru-cache'
import { sumOf, without } from '#language/sentence-vectors.ts'
import { tableOfLines } from '#language/word-table.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import { countOf, type Term, termOf, termsOf } from '#search/question/asked-words.ts'
import { multiplied } from '#search/question/meanings.ts'
import { createSpelling } from '#search/question/spelling.ts'
import type { Learned } from '#search/question/wordings.ts'

/** What a question says: its words, what each counts, and how like each meaning of the wordings it is. */
export interface Understood {
  readonly terms: readonly (Term & {
    readonly weight: number
    /** How like each meaning the word is. */
    readonly like: Float32Array
    /** Its number among what pages say, or -1. */
    readonly said: number
  })[]
  /** How like each meaning the likest word is. */
  readonly near: Float32Array
  /** What all words count together. */
  readonly whole: number
  /** How like each wording it is as a whole; empty without word vectors. */
  readonly meant: Float32Array
}

/** Found by trying: bench/questions has what they are judged by. */
const factors = {
  /** Words of which vectors think less alike than this have nothing in common. */
  nearest: 0.5,
  /** What two different words count at most for being alike. */
  alike: 0.8,
  /** What a mended word is trusted. */
  mended: 0.9,
  /** So many words of a question are read. */
  most: 40,
} as const

/** Meanings of the wordings and how near a word is to each, in the same order. */
interface Near {
  readonly meanings: Uint16Array
  readonly shares: Float32Array
}

const nearNothing: Near = { meanings: new Uint16Array(), shares: new Float32Array() }

/** How many words are kept with what they are near to, some 300 bytes each. */
const mostNears = 1_000

/** Makes what reads questions, by what was learned of wordings. */
export function questionReader(
  { lines, weights, wordings, said, used, likes }: Learned,
  vectors: WordVectors | undefined,
): (question: string) => Understood {
  const numbers = tableOfLines(lines)
  const saidNumbers = tableOfLines(said.lines)
  const spell = createSpelling(used)
  const rarest = Math.log(wordings.starts.length)
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
    if (!vector || !likes) return nearNothing
    const known = nears.get(word)
    if (known) return known
    const cosines = multiplied(likes.meaningVectors, vector)
    const rows: number[] = []
    for (let at = 0; at < cosines.length; at++) if ((cosines[at] ?? 0) > factors.nearest) rows.push(at)
    const near = {
      meanings: Uint16Array.from(rows, (at) => likes.meaningRows[at] ?? 0),
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

  function meant(terms: readonly Term[]): Float32Array {
    if (!vectors || !likes) return new Float32Array()
    const words = terms.map(({ word }) => word)
    return multiplied(likes.sentences, without(likes.shared, sumOf(words, vectors)))
  }

  return (question) => {
    const terms = read(question).map((term) => ({
      ...term,
      weight: weightOf(term),
      like: likenesses(term),
      said: saidNumbers.numberOf(term.meaning) ?? -1,
    }))
    const near = new Float32Array(numbers.size)
    for (const { like } of terms) {
      for (let at = 0; at < near.length; at++) if ((like[at] ?? 0) > (near[at] ?? 0)) near[at] = like[at] ?? 0
    }
    const whole = terms.reduce((total, { weight }) => total + weight, 0)
    return { terms, near, whole, meant: meant(terms) }
  }
}
