/**
 * Trains the model that tells near examples from others (src/wit/nearest/) on the labels in bench/wit/near-pairs.txt, and
 * writes its weights. The same labels and rules give the same weights.
 *
 *   node scripts/train/nearest-model.ts [--read]
 *
 * A sentence is scored by a model trained without it; those scores decide the threshold. --read prints unlabeled entries that
 * would be shown, best first: after the drawer has grown, label these in the same file and train again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Example, exampleOf } from '../../src/content-model/example.ts'
import { Drawer } from '../../src/wit/nearest/nearest.ts'
import { packDrawer } from '../../src/wit/nearest/packed.ts'
import { indexExample } from '../../src/wit/nearest/situation.ts'
import { actsCompared, featuresOf, isContrary, type NearFeatures } from '../../src/wit/nearest/wording-features.ts'
import { read } from '../../src/wit/reading/reading.ts'
import { vectors } from '../../src/wit/testing/shipped-vectors.ts'
import { writeLock } from './models.ts'

/** The largest share of shown entries that may not be near; a doubtful label counts half. */
const notNear = 0.05
const folds = 5
/** The strength of regularization (L2). */
const regularization = 40
/** The weight of an entry without a label that existed when labels were made: it is hardly near. */
const unreadWeight = 0.6
/** How many of these serve training for each sentence, the roughly nearest. */
const unreadOfSentence = 15
/** A copy is an entry written from the sentence: it serves training, but says nothing of the entries for other sentences. */
const values = { near: 1, copy: 1, doubtful: 0.3, far: 0 }
type Label = keyof typeof values

const labels = new Map<string, Map<string, Label>>()
/** The number of the reading that first had a sentence or an entry. */
const readings: string[] = []
const readingOf = new Map<string, number>()
let sentence = ''
for (const line of readFileSync(new URL('../../bench/wit/near-pairs.txt', import.meta.url), 'utf8').split('\n')) {
  if (line === '' || line.startsWith('#')) continue
  if (line.startsWith('== ')) {
    readings.push(line.slice(3))
    continue
  }
  const [label, id] = line.trim().split(' ')
  const known = line.startsWith('\t') ? id : line
  if (known && !readingOf.has(known)) readingOf.set(known, readings.length - 1)
  if (!line.startsWith('\t')) {
    sentence = line
    labels.set(sentence, labels.get(sentence) ?? new Map())
  } else if (id && label && label in values) labels.get(sentence)?.set(id, label as Label)
}
/** Whether the entry existed when the sentence was read. */
const couldRead = (text: string, id: string) => (readingOf.get(id) ?? Infinity) <= (readingOf.get(text) ?? 0)
/** Whether an unlabeled entry counts as far: not in readings of only the best few. */
const isUnreadFar = (text: string) => !readings[readingOf.get(text) ?? 0]?.includes('the best one')
/** Sentences written as contraries of an entry serve training only: visitors write few of them. */
const isCounted = (text: string) => readings[readingOf.get(text) ?? 0] !== 'contrary'

const folder = new URL('../../src/content/examples/', import.meta.url)
const examples = readdirSync(folder)
  .sort()
  .map((file) => exampleOf(file.replace('.yaml', ''), parse(readFileSync(new URL(file, folder), 'utf8'))))
const drawer = new Drawer(packDrawer(examples.map(indexExample)), vectors)

interface Pair {
  fold: number
  /** The rank among the roughly nearest of its sentence. */
  rank: number
  sentence: string
  example: Example
  label: Label | undefined
  /** Whether the entry is a contrary, which is never shown. */
  contrary: boolean
  /** The columns that are not 0, and their values. */
  columns: number[]
  values: number[]
}

const columns = new Map<string, number>()
const columnOf = (name: string) => {
  const at = columns.get(name) ?? columns.size
  columns.set(name, at)
  return at
}

const pairs = [...labels].flatMap(([text, known], index) =>
  drawer
    .compared(read(text), (asked, entry, rough, likeness, rarities) => {
      const features = featuresOf(asked, entry, rough, rarities, likeness)
      const acts = actsCompared(asked, entry).flatMap(({ act, both, one }): [string, number][] => [
        [`${act} 0`, both],
        [`${act} 1`, one],
      ])
      const row = [...Object.entries(features), ...acts].filter(([, value]) => value !== 0)
      return {
        contrary: isContrary(asked, entry, rough),
        columns: row.map(([name]) => columnOf(name)),
        values: row.map(([, value]) => value),
      }
    })
    .map(
      ({ example, value }, rank): Pair => ({
        fold: index % folds,
        rank,
        sentence: text,
        example,
        label: known.get(example.id),
        ...value,
      }),
    ),
)

/** Standard deviations, by which features are scaled, so that one regularization suits all. */
const spread = new Float64Array(columns.size)
{
  const sums = new Float64Array(columns.size)
  const squares = new Float64Array(columns.size)
  for (const pair of pairs) {
    for (const [index, column] of pair.columns.entries()) {
      const value = pair.values[index] ?? 0
      sums[column] = (sums[column] ?? 0) + value
      squares[column] = (squares[column] ?? 0) + value * value
    }
  }
  for (let at = 0; at < spread.length; at++) {
    const mean = (sums[at] ?? 0) / pairs.length
    spread[at] = Math.sqrt(Math.max(1e-9, (squares[at] ?? 0) / pairs.length - mean * mean))
  }
}
for (const pair of pairs) pair.values = pair.values.map((value, at) => value / (spread[pair.columns[at] ?? 0] ?? 1))

interface Model {
  bias: number
  weights: Float64Array
}

const sumOf = ({ bias, weights }: Model, pair: Pair) =>
  pair.columns.reduce((sum, column, at) => sum + (weights[column] ?? 0) * (pair.values[at] ?? 0), bias)
const squash = (sum: number) => 1 / (1 + Math.exp(-sum))

/** The dot product of the first `size` numbers of two rows. */
function product(a: Float64Array, b: Float64Array, size: number): number {
  let sum = 0
  for (let at = 0; at < size; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** The Cholesky factor of a symmetric, positive matrix, in place of its lower half. */
function split(matrix: readonly Float64Array[]): void {
  for (const [row, line] of matrix.entries()) {
    for (const [column, other] of matrix.slice(0, row + 1).entries()) {
      const rest = (line[column] ?? 0) - product(line, other, column)
      line[column] = row === column ? Math.sqrt(rest) : rest / (other[column] ?? 1)
    }
  }
}

/** Solves a symmetric, positive system, given its lower half, which is overwritten. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  split(matrix)
  const found = right.slice()
  for (const [row, line] of matrix.entries())
    found[row] = ((found[row] ?? 0) - product(line, found, row)) / (line[row] ?? 1)
  for (let row = matrix.length - 1; row >= 0; row--) {
    let rest = found[row] ?? 0
    for (let at = row + 1; at < matrix.length; at++) rest -= (matrix[at]?.[row] ?? 0) * (found[at] ?? 0)
    found[row] = rest / (matrix[row]?.[row] ?? 1)
  }
  return found
}

/** Adds a pair to the gradient and the Hessian (its lower half) of the loss. */
function addPair(pair: Pair, model: Model, slope: Float64Array, curve: readonly Float64Array[]): void {
  const weight = pair.label ? 1 : unreadWeight
  const likely = squash(sumOf(model, pair))
  const error = weight * (likely - (pair.label ? values[pair.label] : 0))
  const bend = weight * likely * (1 - likely)
  const places = [...pair.columns, model.weights.length]
  const all = [...pair.values, 1]
  for (const [index, row] of places.entries()) {
    const value = all[index] ?? 0
    slope[row] = (slope[row] ?? 0) + error * value
    const line = curve[row]
    if (!line) continue
    for (const [other, column] of places.entries()) {
      if (column <= row) line[column] = (line[column] ?? 0) + bend * value * (all[other] ?? 0)
    }
  }
}

/** Logistic regression by Newton's method. */
function train(some: readonly Pair[]): Model {
  const size = columns.size
  const model: Model = { bias: 0, weights: new Float64Array(size) }
  for (let round = 0; round < 8; round++) {
    const slope = new Float64Array(size + 1)
    const curve = Array.from({ length: size + 1 }, () => new Float64Array(size + 1))
    for (const pair of some) addPair(pair, model, slope, curve)
    for (const [at, line] of curve.slice(0, size).entries()) {
      slope[at] = (slope[at] ?? 0) + regularization * (model.weights[at] ?? 0)
      line[at] = (line[at] ?? 0) + regularization
    }
    const stepped = solve(curve, slope)
    for (let at = 0; at < size; at++) model.weights[at] = (model.weights[at] ?? 0) - (stepped[at] ?? 0)
    model.bias -= stepped[size] ?? 0
  }
  return model
}

const usable = pairs.filter(
  ({ contrary, label, sentence, example, rank }) =>
    !contrary &&
    (label !== undefined || (rank < unreadOfSentence && isUnreadFar(sentence) && couldRead(sentence, example.id))),
)
const shown: { score: number; pair: Pair }[] = []
for (let fold = 0; fold < folds; fold++) {
  const model = train(usable.filter((pair) => pair.fold !== fold))
  const best = new Map<string, { score: number; pair: Pair }>()
  for (const pair of pairs) {
    if (pair.fold !== fold || pair.contrary || pair.label === 'copy' || !isCounted(pair.sentence)) continue
    const score = squash(sumOf(model, pair))
    if (score > (best.get(pair.sentence)?.score ?? -1)) best.set(pair.sentence, { score, pair })
  }
  shown.push(...best.values())
}
shown.sort((a, b) => b.score - a.score)

const count = (part: typeof shown, label: Label | undefined) => part.filter(({ pair }) => pair.label === label).length
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`
const known = shown.filter(({ pair }) => pair.label !== undefined)
const counted = [...new Set([...labels.keys()].filter(isCounted).map((text) => readingOf.get(text)))]
/** The share in the reading that does worst: for sentences of the others many entries were written, so they are easier. */
function wrongAbove(least: number): number {
  const shares = counted.map((reading) => {
    const part = known.filter(({ score, pair }) => score >= least && readingOf.get(pair.sentence) === reading)
    return part.length === 0 ? 0 : (count(part, 'far') + count(part, 'doubtful') / 2) / part.length
  })
  return Math.max(...shares)
}
let floor = 1
for (const { score } of known.slice(50)) if (wrongAbove(score) <= notNear) floor = score

function report(name: string, isOf: (text: string) => boolean): void {
  const of = [...labels].filter(([text]) => isOf(text))
  const withNear = of.filter(([, found]) => [...found.values()].includes('near')).length
  console.log(`${name}: ${of.length} sentences, ${percent(withNear, of.length)} with an entry labeled near`)
  for (const least of [0.95, 0.9, floor, 0.8, 0.7, 0.6, 0.5, 0.4]) {
    const part = shown.filter(({ score, pair }) => score >= least && isOf(pair.sentence))
    const share = (label: Label | undefined) => percent(count(part, label), part.length)
    console.log(
      `  floor ${least.toFixed(3)}: shown for ${percent(part.length, of.length)}; near ${share('near')}, doubtful ${share('doubtful')}, far ${share('far')}, not read ${share(undefined)}`,
    )
  }
}
console.log(`${examples.length} entries`)
report('all', isCounted)
for (const [at, name] of readings.entries()) {
  if ([...labels.keys()].some((text) => readingOf.get(text) === at && isCounted(text)))
    report(name, (text) => readingOf.get(text) === at)
}
if (process.argv.includes('--read')) {
  for (const { score, pair } of shown) {
    if (pair.label === undefined && score > 0.3)
      console.log(`${score.toFixed(2)} ${pair.sentence}\n\t${pair.example.id}: ${pair.example.before}`)
  }
}

const model = train(usable)
const raw = (name: string) => {
  const at = columns.get(name)
  return at === undefined ? 0 : Math.round((1000 * (model.weights[at] ?? 0)) / (spread[at] ?? 1)) / 1000
}
const names = [...columns.keys()]
const features = names.filter((name) => !name.includes(' ')) as (keyof NearFeatures)[]
const acts = [...new Set(names.filter((name) => name.includes(' ')).map((name) => name.split(' ')[0] ?? ''))].sort()
const inThousandths = (value: number) => Math.round(value * 1000) / 1000
const file = JSON.stringify(
  {
    bias: inThousandths(model.bias),
    // Below this threshold too many shown entries would not be near.
    floor: inThousandths(floor),
    features: Object.fromEntries(features.map((name) => [name, raw(name)])),
    // The weight of an act that both sentences do, and of one that only one does.
    acts: Object.fromEntries(acts.map((act) => [act, { both: raw(`${act} 0`), one: raw(`${act} 1`) }])),
  },
  null,
  1,
)
writeFileSync(new URL('../../src/wit/nearest/weights.json', import.meta.url), `${file}\n`)
writeLock('nearest')
