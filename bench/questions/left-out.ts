/**
 * Asks the index of questions (src/search/question/asked-index.ts) for each of its wordings, with an index made without
 * it, and fits the index's weights: by softmax regression over the first guesses, with the right fact as the goal. It
 * asks the current build.
 *
 *   npx node bench/questions/left-out.ts [folds]
 *
 * Wordings are left out an eighth at a time, in so many of the eight folds (all by default).
 */

import type { Fact } from '../../src/search/passages/facts.ts'
import {
  type Answerable,
  type AskedIndex,
  createAskedIndex,
  type Guess,
  type QuestionLikeness,
} from '../../src/search/question/asked-index.ts'
import { openAsked } from './open-asked.ts'

const folds = 8
const wanted = Number(process.argv[2] ?? folds)
const { facts, uncovered, vectors } = await openAsked()

interface Left {
  /** Undefined for questions that no page answers. */
  readonly fact: Fact | undefined
  readonly guesses: readonly Guess[]
}

const pageOf = (fact: Answerable | undefined) => fact?.passage.href.replace(/#.*$/, '')
const samePage = (one: Answerable | undefined, other: Answerable | undefined) => pageOf(one) === pageOf(other)
const same = (one: Answerable | undefined, other: Answerable | undefined) =>
  one?.text === other?.text && one?.passage === other?.passage

/** The fold that leaves a wording out. */
const foldOf = (text: string) => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 0) % folds

function* leftOut(fold: number): Generator<Left> {
  const isLeft = (text: string) => foldOf(text) === fold
  const index: AskedIndex = createAskedIndex(
    facts.map((fact) => ({ ...fact, wordings: fact.wordings.filter((text) => !isLeft(text)) })),
    uncovered.filter((text) => !isLeft(text)),
    vectors,
  )
  for (const fact of facts.filter(({ wordings }) => wordings.length > 1)) {
    for (const text of fact.wordings.filter(isLeft)) yield { fact, guesses: index.guesses(text, 12) }
  }
  for (const text of uncovered.filter(isLeft)) yield { fact: undefined, guesses: index.guesses(text, 12) }
}

const all = Array.from({ length: wanted }, (_, fold) => [...leftOut(fold)]).flat()

/** Gradient descent with steps that adapt to each weight (Adam). */
function descend(weights: number[], slopeOf: (weights: readonly number[]) => number[], lowest: number): number[] {
  const mean = weights.map(() => 0)
  const square = weights.map(() => 0)
  for (let round = 1; round <= 600; round++) {
    for (const [at, slope] of slopeOf(weights).entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * slope ** 2
      const step = (mean[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** round)) + 1e-9)
      weights[at] = Math.max(lowest, (weights[at] ?? 0) - 0.05 * step)
    }
  }
  return weights
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

const names: readonly Exclude<keyof QuestionLikeness, 'same'>[] = [
  'all',
  'wording',
  'wordings',
  'meaning',
  'meanings',
  'said',
]

/** Fits the weights of the kinds of likeness, and of equal wording. */
function fitShares(): number[] {
  const found = all.flatMap(({ fact, guesses }) => {
    // The right page is half of the right answer.
    const goals = guesses.map((guess) => (Number(same(guess.fact, fact)) + Number(samePage(guess.fact, fact))) / 2)
    const whole = goals.reduce<number>((sum, goal) => sum + goal, 0)
    const rows = guesses.map(({ like }) => [...names.map((name) => like[name]), like.same ? 1 : 0])
    return whole > 0 ? [{ rows, goals: goals.map((goal) => goal / whole) }] : []
  })
  return descend([...names.map(() => 1), 1], (weights) => slopeOfShares(weights, found), 0)
}

function slopeOfShares(
  weights: readonly number[],
  found: readonly { readonly rows: readonly (readonly number[])[]; readonly goals: readonly number[] }[],
): number[] {
  const slope = weights.map(() => 0)
  for (const { rows, goals } of found) {
    const powers = rows.map((row) => Math.exp(dot(row, weights)))
    const whole = powers.reduce((sum, power) => sum + power, 0)
    for (const [at, row] of rows.entries()) {
      const off = ((powers[at] ?? 0) / whole - (goals[at] ?? 0)) / found.length
      for (const [column, value] of row.entries()) slope[column] = (slope[column] ?? 0) + off * value
    }
  }
  return slope
}

const isRight = ({ fact, guesses }: Left) => fact !== undefined && samePage(guesses[0]?.fact, fact)

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`
const answerable = all.filter(({ fact }) => fact)
const exactly = answerable.filter(({ fact, guesses }) => guesses[0]?.fact && same(guesses[0].fact, fact)).length
console.log(`${all.length} wordings; of ${answerable.length} that a page answers, first:`)
console.log(
  `the fact ${percent(exactly, answerable.length)}, its page ${percent(answerable.filter(isRight).length, answerable.length)}`,
)
const worth = fitShares()
const sum = worth.slice(0, names.length).reduce((total, each) => total + each, 0)
console.log(
  'shares',
  [...names, 'exact'].map((name, at) => `${name} ${((worth[at] ?? 0) / sum).toFixed(2)}`).join(', '),
)
