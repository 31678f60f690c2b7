import type { Fact } from '#search/passages/facts.ts'
import { pageOf } from '#search/passages/passages.ts'
import type { Guess } from '#search/question/asked-index.ts'

/** How many guesses the sureness of the first is computed from. */
export const weighedGuesses = 60

/** How many of the first guesses are compared by page. */
const first = 12

/** A guess that has an answer. */
export type Answering = Guess & { readonly fact: Fact }

/** Features by which the sureness of the likeliest fact is computed, each from -1 to 1. */
export interface Signs {
  /** Its lead over facts of other pages and over wordings without an answer. */
  readonly aheadOfPages: number
  readonly aheadOfUnsaid: number
  /** The share of the first guesses that are of its page. */
  readonly agreeing: number
  /** Its lead over wordings without an answer, by sentence vectors and by shared words. */
  readonly meant: number
  readonly worded: number
  /** The share of the question's words that its wordings have, and that its page has. */
  readonly all: number
  readonly said: number
}

/**
 * The weight of each feature, fitted by logistic regression on whether the answer is right, with questions as visitors might
 * ask them: bench/questions/sureness.ts.
 */
const worth: Readonly<Record<keyof Signs, number>> = {
  aheadOfPages: 2.32,
  aheadOfUnsaid: 8.57,
  agreeing: 1.89,
  meant: 2.28,
  worded: 1.35,
  all: 3.39,
  said: -1.21,
}
const always = -3.59

export const signNames = Object.keys(worth) as (keyof Signs)[]

/**
 * How likely it is that the first fact answers the question, from 0 to 1. A wording equal to the question decides: 1 with an
 * answer, 0 without.
 *
 * @param guesses the likeliest first
 */
export function sureness(guesses: readonly Guess[]): number {
  const [best] = guesses
  if (best?.like.same) return best.fact ? 1 : 0
  const signs = signsOf(guesses)
  if (!signs) return 0
  const sum = signNames.reduce((total, name) => total + worth[name] * signs[name], always)
  return 1 / (1 + Math.exp(-sum))
}

/** The features of the likeliest fact; nothing without a fact. */
export function signsOf(guesses: readonly Guess[]): Signs | undefined {
  const facts = guesses.filter(isAnswering)
  const [best] = facts
  if (!best) return undefined
  const page = pageWith(best)
  const unsaid = guesses.filter((guess) => !isAnswering(guess))
  const last = guesses.at(-1)
  const isOfPage = (guess: Guess) => isAnswering(guess) && pageWith(guess) === page
  const meaningOfUnsaid =
    unsaid.length > 0
      ? Math.max(...unsaid.map(({ like }) => like.meaning))
      : Math.min(...guesses.map(({ like }) => like.meaning))
  return {
    aheadOfPages: best.score - (facts.find((guess) => pageWith(guess) !== page)?.score ?? 0),
    aheadOfUnsaid: best.score - ((unsaid[0] ?? last)?.score ?? 0),
    agreeing: guesses.slice(0, first).filter(isOfPage).length / first,
    meant: best.like.meaning - meaningOfUnsaid,
    worded: best.like.all - (unsaid[0]?.like.all ?? 0),
    all: best.like.all,
    said: best.like.said,
  }
}

export const isAnswering = (guess: Guess): guess is Answering => guess.fact !== undefined

const pageWith = ({ fact }: Answering): string => pageOf(fact.passage.href)
