import { sharedBy, sumOf, without } from '#language/sentence-vectors.ts'
import { linesOf } from '#language/word-table.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import type { Fact } from '#search/passages/facts.ts'
import { countOf, termsOf } from '#search/question/asked-words.ts'
import { type Matrix, matrixOf } from '#search/question/meanings.ts'
import { countWords, type UsedWords } from '#search/question/spelling.ts'

/** All wordings in one list, those of a subject together. A subject is a fact, or a wording without an answer. */
export interface Wordings {
  /** The first wording of each subject, and the end of the last. */
  readonly starts: Uint32Array
  /** The numbers of their meanings, and the beginning of each wording. */
  readonly meanings: Uint16Array
  readonly begins: Uint32Array
  /** The weight of each wording: that of its meanings together. */
  readonly wholes: Float32Array
  /** The meanings of each subject, each once, and the beginning of each subject. */
  readonly ofSubjects: Uint16Array
  readonly subjectsBegin: Uint32Array
  /** The meanings of names in each wording that no page answers, and the beginning of each subject. */
  readonly names: Uint16Array
  readonly namesBegin: Uint32Array
}

/** The meanings on the pages of the facts, as numbers in one list, and the beginning of each fact. */
interface Said {
  /** The meanings by number, a line each. */
  readonly lines: string
  readonly meanings: Uint16Array
  readonly begins: Uint32Array
}

/** Vectors by which wordings and questions without a common word are compared. */
interface Likes {
  /** The vectors of words that have one, and the number of each word's meaning. */
  readonly meaningVectors: Matrix
  readonly meaningRows: Uint16Array
  /** The sentence vector of each wording, and the direction that all share. */
  readonly sentences: Matrix
  readonly shared: Float32Array
}

/** The index of facts and wordings as plain data, without the words it was made of. */
export interface Learned {
  /** All meanings of wordings by number, a line each, and their weights. */
  readonly lines: string
  readonly weights: Float32Array
  readonly wordings: Wordings
  readonly said: Said
  readonly used: UsedWords
  /** Undefined without word vectors. */
  readonly likes: Likes | undefined
}

/** Indexes the wordings of questions, in steps. */
export function* learn(
  facts: readonly Fact[],
  uncovered: readonly string[],
  vectors: WordVectors | undefined,
): Generator<void, Learned, void> {
  const texts = [...facts.map(({ wordings }) => wordings), ...uncovered.map((text) => [text])]
  const { numbers, forms, used, having, asked, sums } = yield* numbered(texts, vectors)
  const weights = Float32Array.from(
    [...numbers.keys()].map(
      (meaning, number) => Math.log(1 + asked.length / (having[number]?.size ?? 1)) * countOf(meaning),
    ),
  )
  yield
  const named = texts.map((wordings, subject) => (subject < facts.length ? [] : wordings.flatMap(namesIn)))
  const numbersOf = (names: readonly string[]) => names.flatMap((name) => numbers.get(name) ?? [])
  const wordings = packed(asked, named.map(numbersOf), weights)
  yield
  const said = yield* saidBy(facts)
  const likes = vectors && (yield* likesOf(forms, sums, vectors))
  return { lines: linesOf(numbers.keys()), weights, wordings, said, used: countWords(used), likes }
}

/**
 * Counts the wordings: all meanings by number, the words that have them, every word with its uses, the subjects of each
 * meaning, the meanings of each wording as numbers, and the sum of each wording's vectors.
 */
function* numbered(texts: readonly (readonly string[])[], vectors: WordVectors | undefined) {
  const numbers = new Map<string, number>()
  const forms = new Map<string, number>()
  const used: string[] = []
  const having: Set<number>[] = []
  const asked: number[][][] = []
  const sums: Float32Array[] = []
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
      if (vectors) {
        sums.push(
          sumOf(
            terms.map(({ word }) => word),
            vectors,
          ),
        )
      }
    }
    asked.push(meanings)
    yield
  }
  return { numbers, forms, used, having, asked, sums }
}

/** A word with a capital inside a sentence, or one that owns what follows. */
const name = /(?<=\S\s)(?!I\b|AI\b|US\b|OK\b)\p{Lu}[\p{L}\p{N}&-]*|^\p{Lu}[\p{L}-]*(?=['’]s\b)/gu

/** The meanings of the names in a wording or a question. */
export const namesIn = (wording: string): string[] =>
  termsOf((wording.match(name) ?? []).join(' ')).flatMap(({ meaning, silent }) => (silent ? [] : [meaning]))

function packed(
  asked: readonly (readonly (readonly number[])[])[],
  names: readonly (readonly number[])[],
  weights: Float32Array,
): Wordings {
  const meanings = asked.flat()
  const ofSubjects = asked.map((wordings) => [...new Set(wordings.flat())])
  return {
    starts: offsets(asked),
    meanings: Uint16Array.from(meanings.flat()),
    begins: offsets(meanings),
    wholes: Float32Array.from(meanings, (each) => each.reduce((whole, number) => whole + (weights[number] ?? 0), 0)),
    ofSubjects: Uint16Array.from(ofSubjects.flat()),
    subjectsBegin: offsets(ofSubjects),
    names: Uint16Array.from(names.flat()),
    namesBegin: offsets(names),
  }
}

/** The meanings on each fact's page, one fact after the other, by numbers of their own. */
function* saidBy(facts: readonly Fact[]) {
  const numbers = new Map<string, number>()
  const meanings: number[][] = []
  for (const { passage, text } of facts) {
    const words = new Set(termsOf(`${passage.title} ${passage.heading} ${text}`).map(({ meaning }) => meaning))
    for (const word of words) if (!numbers.has(word)) numbers.set(word, numbers.size)
    meanings.push([...words].map((word) => numbers.get(word) ?? 0))
    yield
  }
  return { lines: linesOf(numbers.keys()), meanings: Uint16Array.from(meanings.flat()), begins: offsets(meanings) }
}

function* likesOf(forms: ReadonlyMap<string, number>, sums: readonly Float32Array[], vectors: WordVectors) {
  const rows: { number: number; vector: Float32Array }[] = []
  for (const [word, number] of forms) {
    const vector = vectors.vector(word)
    if (vector) rows.push({ number, vector })
    yield
  }
  const shared = yield* sharedBy(sums)
  const sentences: Float32Array[] = []
  for (const sum of sums) {
    sentences.push(without(shared, sum))
    yield
  }
  return {
    meaningVectors: yield* matrixOf(rows.map(({ vector }) => vector)),
    meaningRows: Uint16Array.from(rows, ({ number }) => number),
    sentences: yield* matrixOf(sentences),
    shared,
  }
}

/** The beginning of each list in their concatenation, and the end of the last. */
function offsets(lists: readonly { readonly length: number }[]): Uint32Array {
  const begins = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) begins[at + 1] = (begins[at] ?? 0) + length
  return begins
}
