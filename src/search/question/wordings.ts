import { sharedBy, sumOf, without } from '#language/sentence-vectors.ts'
import { linesOf } from '#language/word-table.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import type { Fact } from '#search/passages/facts.ts'
import { countOf, termsOf } from '#search/question/asked-words.ts'
import { type Matrix, matrixOf } from '#search/question/meanings.ts'
import { countWords, type UsedWords } from '#search/question/spelling.ts'

/** All wordings, one after the other, those of a subject together: a fact, or a wording that no page answers. */
export interface Wordings {
  /** Where each subject's wordings begin, and where the last one's end. */
  readonly starts: Uint32Array
  /** The numbers of their meanings, and where each wording's begin. */
  readonly meanings: Uint16Array
  readonly begins: Uint32Array
  /** What the meanings of each wording count together. */
  readonly wholes: Float32Array
  /** The meanings of each subject, each once, and where they begin. */
  readonly ofSubjects: Uint16Array
  readonly subjectsBegin: Uint32Array
}

/** What pages say, as numbers of meanings, one fact after the other, and where each begins. */
interface Said {
  /** The meanings by number, a line each. */
  readonly lines: string
  readonly meanings: Uint16Array
  readonly begins: Uint32Array
}

/** By which wordings and questions are alike that have no word in common. */
interface Likes {
  /** The vectors of the words that have one, and the number of what each means. */
  readonly meaningVectors: Matrix
  readonly meaningRows: Uint16Array
  /** What each wording means as a whole, and what all share of that. */
  readonly sentences: Matrix
  readonly shared: Float32Array
}

/** What an index keeps of facts and wordings, as plain data. Their words, of which it is made, are gone when it is. */
export interface Learned {
  /** All meanings that wordings have by number, a line each, and what each counts. */
  readonly lines: string
  readonly weights: Float32Array
  readonly wordings: Wordings
  readonly said: Said
  readonly used: UsedWords
  /** Nothing without word vectors. */
  readonly likes: Likes | undefined
}

/** Takes in how people ask, in steps. */
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
  const wordings = packed(asked, weights)
  yield
  const said = yield* saidBy(facts)
  const likes = vectors && (yield* likesOf(forms, sums, vectors))
  return { lines: linesOf(numbers.keys()), weights, wordings, said, used: countWords(used), likes }
}

/**
 * The meanings of all wordings by number, the words that have them, every word as often as it is used, the subjects where each
 * meaning is, each wording of each subject as the numbers of its meanings, and the sum of each wording's vectors.
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

function packed(asked: readonly (readonly (readonly number[])[])[], weights: Float32Array): Wordings {
  const meanings = asked.flat()
  const ofSubjects = asked.map((wordings) => [...new Set(wordings.flat())])
  return {
    starts: offsets(asked),
    meanings: Uint16Array.from(meanings.flat()),
    begins: offsets(meanings),
    wholes: Float32Array.from(meanings, (each) => each.reduce((whole, number) => whole + (weights[number] ?? 0), 0)),
    ofSubjects: Uint16Array.from(ofSubjects.flat()),
    subjectsBegin: offsets(ofSubjects),
  }
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
  return {
    meaningVectors: matrixOf(rows.map(({ vector }) => vector)),
    meaningRows: Uint16Array.from(rows, ({ number }) => number),
    sentences: matrixOf(sums.map((sum) => without(shared, sum))),
    shared,
  }
}

/** Where each list begins when they stand one after the other, and where the last one ends. */
function offsets(lists: readonly { readonly length: number }[]): Uint32Array {
  const begins = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) begins[at + 1] = (begins[at] ?? 0) + length
  return begins
}
