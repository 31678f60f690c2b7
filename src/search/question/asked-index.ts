import { atOnce, type Steps } from '#language/slices.ts'
import type { WordVectors } from '#language/word-vectors.ts'
import type { Fact } from '#search/passages/facts.ts'
import { questionReader, type Understood } from '#search/question/asked-question.ts'
import { type Learned, learn } from '#search/question/wordings.ts'

/** A fact without its wordings, of which nothing more is asked when they are indexed. */
export type Answerable = Omit<Fact, 'wordings'>

/** A fact that a question may mean, or a wording that no page answers. */
export interface Guess {
  /** Nothing for what no page answers. */
  readonly fact: Answerable | undefined
  /** How far question and wordings say the same, from 0 to 1. */
  readonly score: number
  /** In which ways. */
  readonly like: QuestionLikeness
}

/** In which ways question and wordings say the same, a number from 0 to 1. */
export interface QuestionLikeness {
  /** Whether a wording is the question, word for word or nearly. */
  readonly same: boolean
  /** How much of the question's words all wordings have together. */
  readonly all: number
  /** By the words of the likest wording, and of the likest few. */
  readonly wording: number
  readonly wordings: number
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
  /** So much of a question's words a subject has, or its wordings are not looked at one by one. */
  looked: 0.3,
  /** How much it counts that a wording has the question's words; the rest, that the question has the wording's. */
  ofQuestion: 0.55,
  /** So much of each other's words a wording and a question have that are the same. */
  same: 0.98,
  /** What it counts that question and wording are the same: more than fitted, so that its own wording finds each fact. */
  exact: 0.2,
  /** What no page answers has no page to say it; so much of its wording counts instead. */
  unsaid: 0.6,
} as const

/**
 * What each likeness counts of the score. Fitted by softmax regression to finding the fact of a wording that was left out, with
 * an index that was made without it (bench/questions/left-out.ts).
 */
const shares = { all: 0.32, wording: 0.11, wordings: 0.11, meaning: 0.21, meanings: 0.09, said: 0.16 } as const

const shareNames = Object.keys(shares) as (keyof typeof shares)[]

/** So many of a fact's wordings are looked at together. */
const together = 3

/**
 * Makes the index of how people ask.
 *
 * @param vectors by which words are alike that are not the same; without them only the same words are
 */
export const createAskedIndex = (
  facts: readonly Fact[],
  uncovered: readonly string[],
  vectors?: WordVectors,
): AskedIndex => openAskedIndex(atOnce(indexAsked(facts, uncovered, vectors)), vectors)

/** What people ask for and how, as plain data, which a build can keep. */
export interface IndexedAsked {
  readonly answerable: readonly Answerable[]
  readonly learned: Learned
}

/** Takes in how people ask, in steps: with 29,000 wordings it takes a second. */
export function* indexAsked(
  facts: readonly Fact[],
  uncovered: readonly string[],
  vectors?: WordVectors,
): Steps<IndexedAsked> {
  const learned = yield* learn(facts, uncovered, vectors)
  return { answerable: facts.map(({ wordings: _, ...fact }): Answerable => fact), learned }
}

/** @param vectors those that it was made with */
export function openAskedIndex({ answerable, learned }: IndexedAsked, vectors?: WordVectors): AskedIndex {
  const { weights, wordings, said } = learned
  const understand = questionReader(learned, vectors)
  const subjects = wordings.starts.length - 1

  // The nearest of a subject by meaning and by words, the highest first: kept, since each question asks for thousands.
  const [nearest, alike] = [new Float64Array(together), new Float64Array(together)]

  /** How much of the question's words a wording has, and of the wording's the question. */
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

  /** In which ways a subject's wordings are like the question. */
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
    // One that lost its wordings has no mean.
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

  /** How much of a question's words the answer has; of what no page answers, its wording in place of one. */
  function mentioned({ terms, whole }: Understood, subject: number, all: number): number {
    if (subject >= answerable.length) return all * factors.unsaid
    const words = said.meanings.subarray(said.begins[subject], said.begins[subject + 1])
    let found = 0
    for (const term of terms) if (term.said >= 0 && words.includes(term.said)) found += term.weight
    return found / whole
  }

  function guessOf(understood: Understood, subject: number): Guess {
    const parts = compared(understood, subject)
    const like = { ...parts, said: mentioned(understood, subject, parts.all) }
    const score = shareNames.reduce((sum, name) => sum + shares[name] * like[name], like.same ? factors.exact : 0)
    return { fact: answerable[subject], score, like }
  }

  return {
    guesses(question, most) {
      const understood = understand(question)
      if (understood.whole === 0) return []
      const best: Guess[] = []
      for (let subject = 0; subject < subjects; subject++) keepBest(best, guessOf(understood, subject), most)
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

function sumOf(values: Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0
  return sum
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
function insert(highest: Float64Array, value: number): void {
  for (let at = 0, left = value; at < highest.length; at++) {
    const here = highest[at] ?? 0
    if (left > here) {
      highest[at] = left
      left = here
    }
  }
}
