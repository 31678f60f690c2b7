import { LRUCache } from 'lru-cache'
import { sumOf, without } from '#language/sentence-vectors.ts'
import { tableOfLines } from '#language/word-table.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import { countOf, type Term, termOf } from '#search/question/asked-words.ts'
import { multiplied } from '#search/question/meanings.ts'
import { createSpelling } from '#search/question/spelling.ts'
import type { Learned } from '#search/question/wordings.ts'
import { wordsOf } from '#search/terms.ts'
import { longhand } from '#search/word-lists.ts'

/** A question's words with their weights, and their likeness to each meaning of the wordings. */
export interface Understood {
  readonly terms: readonly (Term & {
    readonly weight: number
    /** The likeness of the word to each meaning. */
    readonly like: Float32Array
    /** The number of the meaning on pages, or -1. */
    readonly said: number
  })[]
  /** The likeness of the nearest word to each meaning. */
  readonly near: Float32Array
  /** The weights of all words together. */
  readonly whole: number
  /** The likeness to each wording by sentence vectors; empty without word vectors. */
  readonly meant: Float32Array
}

/** Fitted by trial against the questions in bench/questions. */
const factors = {
  /** Least likeness of two words by their vectors; below it they count as unrelated. */
  nearest: 0.5,
  /** Most that two different words count for being alike. */
  alike: 0.8,
  /** The trust in a corrected word. */
  mended: 0.9,
  /** Most words of a question that are read. */
  most: 40,
} as const

/** Numbers of meanings and the likeness of a word to each, in the same order. */
interface Near {
  readonly meanings: Uint16Array
  readonly shares: Float32Array
}

const nearNothing: Near = { meanings: new Uint16Array(), shares: new Float32Array() }

/** How many words are cached with the meanings near them, some 300 bytes each. */
const mostNears = 1_000

/** Makes the reader of questions for an index of wordings. */
export function questionReader(
  { lines, weights, wordings, said, used, likes }: Learned,
  vectors: WordVectors | undefined,
): (question: string) => Understood {
  const numbers = tableOfLines(lines)
  const saidNumbers = tableOfLines(said.lines)
  const spell = createSpelling(used)
  const rarest = Math.log(wordings.starts.length)
  const nears = new LRUCache<string, Near>({ max: mostNears })

  /** The question's words, each once; unknown ones are corrected. */
  function read(question: string): Term[] {
    const mended = new Set<string>()
    const words = wordsOf(longhand(question))
      .slice(0, factors.most)
      .map((word) => {
        const { meaning, silent } = termOf(word)
        if (silent || numbers.numberOf(meaning) !== undefined || vectors?.vector(word)) return word
        const [spelled] = spell([word])
        if (!spelled?.mended) return word
        mended.add(spelled.word)
        return spelled.word
      })
    // Read once more, since an expression may have had the error: “phone nubmer”.
    const terms = wordsOf(words.join(' ')).map((word) => termOf(word, mended.has(word) ? factors.mended : 1))
    return [...new Map(terms.map((term) => [term.meaning, term])).values()]
  }

  function weightOf({ word, meaning }: Term): number {
    const number = numbers.numberOf(meaning)
    if (number !== undefined) return weights[number] ?? 0
    // A word that is rare in English, and in no wording, shows that the question is about another subject.
    const rarity = Math.min(1, Math.max(0.25, ((vectors?.rarity(word) ?? 1) - 0.35) / 0.35))
    return rarest * rarity * countOf(meaning)
  }

  /** The meanings near a word and their likenesses. Cached, since questions share most of their words. */
  function nearTo(word: string): Near {
    // Only words of the table are cached, never a name or an address from a visitor's question.
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

  /** The likeness of a word to each meaning. */
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
