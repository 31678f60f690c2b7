import type { Fact } from '#search/passages/facts.ts'
import { pageOf } from '#search/passages/passages.ts'
import type { Guess } from '#search/question/asked-index.ts'

/** So many guesses tell how sure the first is. */
export const weighedGuesses = 60

/** Of the first so many guesses it counts how many are of one page. */
const first = 12

/** A guess that has an answer. */
export type Answering = Guess & { readonly fact: Fact }

/** By what it is seen whether the likeliest fact answers a question, each from -1 to 1. */
export interface Signs {
  /** How far it is ahead of what stands on other pages, and of what no page answers. */
  readonly aheadOfPages: number
  readonly aheadOfUnsaid: number
  /** How many of the first guesses are of its page. */
  readonly agreeing: number
  /** How far it is ahead of what no page answers by what wordings mean as a whole, and by how many of the question's words they have. */
  readonly meant: number
  readonly worded: number
  /** How much of the question's words its wordings have, and its page. */
  readonly all: number
  readonly said: number
}

/**
 * What each sign counts. Fitted by logistic regression to whether the answer is right, with questions that visitors might ask
 * rather than wordings: bench/questions/sureness.ts.
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
 * How likely the likeliest fact answers the question, from 0 to 1. A wording that is the question leaves no doubt.
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

/** The signs of the likeliest fact; nothing where there is none. */
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
