import { atOnce, type Steps } from '#language/slices.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import type { Fact } from '#search/passages/facts.ts'
import { isPerson } from '#search/passages/passages.ts'
import { questionReader, type Understood } from '#search/question/asked-question.ts'
import { type Learned, learn } from '#search/question/wordings.ts'

/** A fact without its wordings, which are not needed once they are indexed. */
export interface Answerable extends Omit<Fact, 'wordings'> {
  /** Whether it says who somebody is, or who does something. */
  readonly who?: true
}

/** A fact that a question may mean, or a wording without an answer. */
export interface Guess {
  /** Undefined for a wording without an answer. */
  readonly fact: Answerable | undefined
  /** How alike question and wordings are, from 0 to 1. */
  readonly score: number
  readonly like: QuestionLikeness
  /** The meanings of the question's words that neither a wording of the fact nor its answer has. */
  readonly lacks?: readonly string[]
}

/** Likenesses of a question and the wordings of a fact, each from 0 to 1. */
export interface QuestionLikeness {
  /** Whether a wording is the question, word for word or nearly. */
  readonly same: boolean
  /** The share of the question's words that all wordings have together. */
  readonly all: number
  /** By shared words: of the nearest wording, and of the nearest few. */
  readonly wording: number
  readonly wordings: number
  /** By sentence vectors: of the nearest wording, and of the nearest few. */
  readonly meaning: number
  readonly meanings: number
  /** The share of the question's words that the page has. */
  readonly said: number
}

export interface AskedIndex {
  /** The likeliest readings of a question, the likeliest first; at most this many. */
  guesses(question: string, most: number): readonly Guess[]
}

/** Fitted by trial against the questions in bench/questions. */
const factors = {
  /** The least share of a question's words that a subject must have before its wordings are compared one by one. */
  looked: 0.3,
  /** The weight of the question's words that a wording has; the rest is that of the wording's words that the question has. */
  ofQuestion: 0.55,
  /** The least share of common words at which a wording and a question count as the same. */
  same: 0.98,
  /** A bonus for the same wording: more than fitted, so that each wording finds its own fact. */
  exact: 0.2,
  /** The share of its wording that stands for the page where a wording has no answer. */
  unsaid: 0.6,
  /** A factor for a wording without an answer that names somebody or something, where the question does not. */
  otherName: 0.8,
  /** Least likeness of a word to a name that counts as the name. */
  named: 0.85,
} as const

/**
 * The weight of each likeness in the score. Fitted by softmax regression on finding the fact of a wording that was left out of
 * the index (bench/questions/left-out.ts).
 */
const shares = { all: 0.32, wording: 0.11, wordings: 0.11, meaning: 0.21, meanings: 0.09, said: 0.16 } as const

const shareNames = Object.keys(shares) as (keyof typeof shares)[]

/** How many of a fact's nearest wordings are averaged. */
const together = 3

/**
 * Makes the index of the wordings of questions.
 *
 * @param vectors word vectors for likeness; without them only equal words match
 */
export const createAskedIndex = (
  facts: readonly Fact[],
  uncovered: readonly string[],
  vectors?: WordVectors,
): AskedIndex => openAskedIndex(atOnce(indexAsked(facts, uncovered, vectors)), vectors)

/** The index of wordings as plain data, which a build can keep. */
export interface IndexedAsked {
  readonly answerable: readonly Answerable[]
  readonly learned: Learned
}

/** Indexes the wordings, in steps, since it takes seconds. */
export function* indexAsked(
  facts: readonly Fact[],
  uncovered: readonly string[],
  vectors?: WordVectors,
): Steps<IndexedAsked> {
  const learned = yield* learn(facts, uncovered, vectors)
  const answerable = facts.map(
    ({ wordings, ...fact }): Answerable => ({
      ...fact,
      ...((isPerson(fact.passage) || wordings.some(asksWho)) && { who: true }),
    }),
  )
  return { answerable, learned }
}

/** Whether a question asks who somebody is, or who does something. */
export const asksWho = (question: string): boolean =>
  /(?:^|[,.:;!?]\s*|\b(?:and|so|but|ok|hi|hey)\s+)\bwho(?:['’]?s)?\b/i.test(question)

/** @param vectors the ones that the index was made with */
export function openAskedIndex({ answerable, learned }: IndexedAsked, vectors?: WordVectors): AskedIndex {
  const { weights, wordings, said } = learned
  const understand = questionReader(learned, vectors)
  const subjects = wordings.starts.length - 1

  // The nearest wordings of a subject by vectors and by words, in descending order: reused, since each question needs thousands.
  const [nearest, alike] = [new Float64Array(together), new Float64Array(together)]

  /** The share of the question's words that a wording has, and of the wording's words that the question has. */
  function sharedWith({ terms, near, whole }: Understood, at: number): [ofQuestion: number, ofWording: number] {
    const meanings = wordings.meanings.subarray(wordings.begins[at], wordings.begins[at + 1])
    let own = 0
    for (let each = 0; each < meanings.length; each++) {
      const number = meanings[each] ?? 0
      own += (weights[number] ?? 0) * (near[number] ?? 0)
    }
    if (own === 0) return [0, 0]
    let found = 0
    for (const { weight, like } of terms) found += weight * likest(like, meanings)
    return [found / whole, own / (wordings.wholes[at] || 1)]
  }

  /** The likenesses of a subject's wordings to the question. */
  function compared(understood: Understood, subject: number): Omit<QuestionLikeness, 'said'> {
    const { terms, whole, meant } = understood
    const [begin = 0, end = 0] = wordings.starts.subarray(subject, subject + 2)
    const [from, to] = wordings.subjectsBegin.subarray(subject, subject + 2)
    const meanings = wordings.ofSubjects.subarray(from, to)
    let found = 0
    for (const { weight, like } of terms) found += weight * likest(like, meanings)
    const all = found / whole
    nearest.fill(0)
    alike.fill(0)
    for (let at = begin; at < end; at++) insert(nearest, meant[at] ?? 0)
    let same = false
    for (let at = begin; at < end && all > factors.looked; at++) {
      const [ofQuestion, ofWording] = sharedWith(understood, at)
      insert(alike, ofQuestion ** factors.ofQuestion * ofWording ** (1 - factors.ofQuestion))
      same ||= Math.min(ofQuestion, ofWording) > factors.same
    }
    // A fact may have lost all its wordings, and a mean needs one.
    const few = Math.max(1, Math.min(together, end - begin))
    return {
      same,
      all,
      wording: alike[0] ?? 0,
      wordings: sumOf(alike) / few,
      meaning: nearest[0] ?? 0,
      meanings: sumOf(nearest) / few,
    }
  }

  /** The share of a question's words that the answer has; without an answer, its wording stands in for it. */
  function mentioned({ terms, whole }: Understood, subject: number, all: number): number {
    if (subject >= answerable.length) return all * factors.unsaid
    const words = said.meanings.subarray(said.begins[subject], said.begins[subject + 1])
    let found = 0
    for (const term of terms) if (term.said >= 0 && words.includes(term.said)) found += term.weight
    return found / whole
  }

  /** Whether a wording without an answer is about somebody or something that the question does not name. */
  function isOfOthers({ near }: Understood, subject: number): boolean {
    const names = wordings.names.subarray(wordings.namesBegin[subject], wordings.namesBegin[subject + 1])
    return names.length > 0 && !names.some((number) => (near[number] ?? 0) >= factors.named)
  }

  function guessOf(understood: Understood, subject: number): Numbered {
    const parts = compared(understood, subject)
    const like = { ...parts, said: mentioned(understood, subject, parts.all) }
    const score = shareNames.reduce((sum, name) => sum + shares[name] * like[name], like.same ? factors.exact : 0)
    return {
      subject,
      fact: answerable[subject],
      score: isOfOthers(understood, subject) ? score * factors.otherName : score,
      like,
    }
  }

  /** The meanings of the question's telling words that a fact has in no wording and not in its answer. */
  function lackedBy({ terms }: Understood, subject: number): string[] {
    const meanings = wordings.ofSubjects.subarray(wordings.subjectsBegin[subject], wordings.subjectsBegin[subject + 1])
    const words = said.meanings.subarray(said.begins[subject], said.begins[subject + 1])
    return terms
      .filter((term) => !term.silent && likest(term.like, meanings) < factors.named && !words.includes(term.said))
      .map(({ meaning }) => meaning)
  }

  return {
    guesses(question, most) {
      const understood = understand(question)
      if (understood.whole === 0) return []
      const best: Numbered[] = []
      for (let subject = 0; subject < subjects; subject++) keepBest(best, guessOf(understood, subject), most)
      return best.map(({ subject, ...guess }) =>
        guess.fact === undefined ? guess : { ...guess, lacks: lackedBy(understood, subject) },
      )
    },
  }
}

/** A guess with the number of its subject. */
type Numbered = Guess & { readonly subject: number }

/** Inserts a guess among the best so far, after equally good ones: of thousands only a few are kept, so nothing is sorted. */
function keepBest(best: Numbered[], guess: Numbered, most: number) {
  if (best.length === most && guess.score <= (best.at(-1)?.score ?? 0)) return
  const behind = best.findIndex(({ score }) => score < guess.score)
  best.splice(behind < 0 ? best.length : behind, 0, guess)
  if (best.length > most) best.pop()
}

function sumOf(values: Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0
  return sum
}

/** The highest likeness of these meanings to a word. */
function likest(like: Float32Array, meanings: Uint16Array): number {
  let most = 0
  for (let at = 0; at < meanings.length; at++) {
    const value = like[meanings[at] ?? 0] ?? 0
    if (value > most) most = value
  }
  return most
}

/** Inserts a value into a list in descending order, whose lowest one drops out. */
function insert(highest: Float64Array, value: number): void {
  for (let at = 0, left = value; at < highest.length; at++) {
    const here = highest[at] ?? 0
    if (left > here) {
      highest[at] = left
      left = here
    }
  }
}
