/**
 * Fits the sureness of answers (src/search/answer/sureness.ts) to the questions of this folder: by logistic regression,
 * with the rightness of the current build's likeliest fact as the goal. The effect of a floor on a file is computed
 * with weights fitted to the other files. weekly.jsonl is left out.
 *
 *   npx node bench/questions/sureness.ts
 */

import { fromFacts } from '../../src/search/answer/site-answer.ts'
import { isAnswering, type Signs, signNames, signsOf } from '../../src/search/answer/sureness.ts'
import type { Guess } from '../../src/search/question/asked-index.ts'
import { openAsked } from './open-asked.ts'
import { isRight, readQuestions } from './questions.ts'

/** Weights of files. Wordings were written after failures of the first two were read, so these count half. */
const files = { develop: 0.5, 'develop-2': 0.5, 'develop-3': 1, fresh: 1, final: 1, 'final-2': 1 }
/** Penalty on weights, against overfitting to few questions. */
const cost = 3

const { index } = await openAsked()

interface Row {
  readonly signs: Signs
  readonly answerable: boolean
  readonly right: boolean
  readonly weight: number
}

const rowsOf = Object.entries(files).map(([file, weight]) => ({
  file,
  rows: readQuestions(`bench/questions/${file}.jsonl`).flatMap((question): Row[] => {
    const guesses: readonly Guess[] = index.guesses(question.q, 60)
    const signs = signsOf(guesses)
    if (!signs || guesses[0]?.like.same) return []
    const answer = fromFacts(guesses.filter(isAnswering))
    return [{ signs, answerable: question.answerable, right: question.answerable && isRight(question, answer), weight }]
  }),
}))

const likely = (sum: number) => 1 / (1 + Math.exp(-sum))
const valuesOf = ({ signs }: Row) => signNames.map((name) => signs[name])
const sumOf = (weights: readonly number[], values: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights.at(-1) ?? 0)

/** Weights of the signs, and last the constant. Each sign is standardized, so that the penalty is equal for all. */
function weigh(rows: readonly Row[]): number[] {
  const means = signNames.map((name) => rows.reduce((sum, { signs }) => sum + signs[name], 0) / rows.length)
  const spreads = signNames.map(
    (name, at) =>
      Math.sqrt(rows.reduce((sum, { signs }) => sum + (signs[name] - (means[at] ?? 0)) ** 2, 0) / rows.length) || 1,
  )
  const even = rows.map((row) => valuesOf(row).map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)))
  const weights = new Array<number>(signNames.length + 1).fill(0)
  for (let round = 0; round < 4000; round++) {
    const slope = weights.map((weight, at) => (at < signNames.length ? cost * weight : 0))
    for (const [at, { right, weight }] of rows.entries()) {
      const values = even[at] ?? []
      const off = weight * (likely(sumOf(weights, values)) - Number(right))
      for (const [column, value] of [...values, 1].entries()) slope[column] = (slope[column] ?? 0) + off * value
    }
    for (const [at, each] of slope.entries()) weights[at] = (weights[at] ?? 0) - (2 / rows.length) * each
  }
  const real = spreads.map((spread, at) => (weights[at] ?? 0) / spread)
  const always = (weights.at(-1) ?? 0) - real.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0)
  return [...real, always]
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`
for (const { file, rows } of rowsOf) {
  const weights = weigh(rowsOf.filter((other) => other.file !== file).flatMap((other) => other.rows))
  const answerable = rows.filter(({ answerable }) => answerable).length
  console.log(`${file}, by weights of the others: right and wrong of what can be answered, declined of the rest`)
  for (let floor = 0.4; floor < 0.85; floor += 0.05) {
    const given = rows.filter((row) => likely(sumOf(weights, valuesOf(row))) >= floor)
    const right = given.filter(({ right }) => right).length
    const wrong = given.filter(({ answerable, right }) => answerable && !right).length
    const declined = rows.length - answerable - (given.length - right - wrong)
    console.log(
      `  ${floor.toFixed(2)}: ${percent(right, answerable)} ${percent(wrong, answerable)} ${percent(declined, rows.length - answerable)}`,
    )
  }
}
const weights = weigh(rowsOf.flatMap(({ rows }) => rows))
console.log([...signNames, 'always'].map((name, at) => `${name}: ${weights[at]?.toFixed(2)}`).join(', '))
