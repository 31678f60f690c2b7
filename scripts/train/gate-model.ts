/**
 * Trains the learned part of the gate (src/wit/gate/model/) on the sentences in src/wit/gate/training/ and testing/
 * (without sensitive.txt), the drawer's with their other wordings, and those read in bench/wit/near-pairs.txt, and writes
 * its weights. The same sentences and rules give the same weights.
 *
 *   node scripts/train/gate-model.ts
 *
 * A list by one writer is scored by a model that has not seen it. On those scores the rules and the model are weighed
 * together and the thresholds chosen, with lists alone on which the rules were not tuned: on their own lists rules are
 * right by construction.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dimensions } from '../../src/language/word-vectors.ts'
import { isOpenToDoubt } from '../../src/wit/gate/gate.ts'
import { type Token, tokensOf } from '../../src/wit/gate/gate-tokens.ts'
import { type GateWeights, learnedScore } from '../../src/wit/gate/model/gate-score.ts'
import { featuresOf, type TextFeatures } from '../../src/wit/gate/model/text-features.ts'
import { gate } from '../../src/wit/testing/gate-texts.ts'
import { vectors } from '../../src/wit/testing/shipped-vectors.ts'
import { writeLock } from './models.ts'

/** The share of unseen harmless sentences that may be refused. */
const falseRefusals = 0.025
/** The share of unseen grave sentences that may come out fine. */
const misses = 0.1
/** The share of unseen grave sentences that lines for any subject may follow. */
const generalMisses = 0.05
/** The share of grave sentences that a rule refuses by itself and that may come out careful. */
const doubted = 0.05
/** Lists on which no rule was tuned but those that refuse by themselves. */
const unseenByRules = ['t1', 't2', 't3']
/** Rows of lists that are scored together, by a model trained without them; the drawer's sentences are spread over all rows. */
const folds = [
  ['own', 'dev'],
  ['r1'],
  ['r2'],
  ['t1'],
  ['t2'],
  ['t3'],
  ['t4', 't5'],
  ['t6'],
  ['t7'],
  ['t8'],
  ['t9'],
  ['t10'],
  ['a'],
  ['b'],
]
/** More lists that the rules were tuned on. */
const tuned = ['a', 'b']
/** Sentences of working life, not written to mislead the gate. */
const ordinaryLists = ['ordinary-1', 'ordinary-2', 'ordinary-3', 'ordinary-4', 'ordinary-5']

const gateFolder = new URL('../../src/wit/gate/', import.meta.url)
const drawer = new URL('../../src/content/examples/', import.meta.url)
const nearPairs = new URL('../../bench/wit/near-pairs.txt', import.meta.url)

interface Sentence {
  grave: boolean
  fold: number
  list: string
  tokens: readonly Token[]
  features: TextFeatures
  kind: string | undefined
  /** Whether a rule refuses it by itself. */
  refused: boolean
  /** Whether the model may doubt that rule. */
  openToDoubt: boolean
  /** Of a model that was trained without it. */
  score: number
}

const linesOf = (file: string) =>
  readFileSync(new URL(file, gateFolder), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

const sentence = (text: string, list: string, fold: number, grave: boolean): Sentence => {
  const tokens = tokensOf(text)
  const features = featuresOf(tokens, vectors)
  const { refusedFor, kind } = gate.judge(text, vectors)
  const refused = refusedFor !== undefined
  const openToDoubt = refusedFor !== undefined && isOpenToDoubt(refusedFor.of)
  return { grave, fold, list, tokens, features, kind: kind?.of, refused, openToDoubt, score: 0 }
}

/** Ordinary sentences, which are harmless, without those on promised subjects: the model does not decide on these. */
const ordinarySentences = (texts: readonly string[], list: string) =>
  texts
    .filter((text) => gate.straightSubject(text) === undefined)
    .map((text, at) => sentence(text, list, at % folds.length, false))

function sentences(): Sentence[] {
  const judged = folds.flatMap((lists, fold) =>
    lists.flatMap((list) => {
      const folder = tuned.includes(list) ? '../../../bench/wit/gate/' : 'training/'
      const file = (kind: string) => (list === 'own' ? `testing/${kind}.txt` : `${folder}${kind}-${list}.txt`)
      return [
        ...linesOf(file('grave')).map((text) => sentence(text, list, fold, true)),
        ...linesOf(file('harmless')).map((text) => sentence(text, list, fold, false)),
      ]
    }),
  )
  const ordinary = ordinaryLists.flatMap((list) => ordinarySentences(linesOf(`training/${list}.txt`), list))
  // All wordings of an example are in one fold: they are too alike to test one another.
  const wordings = readdirSync(drawer)
    .sort()
    .flatMap((file, at) =>
      wordingsOf(new URL(file, drawer)).map((text) => sentence(text, 'wordings', at % folds.length, false)),
    )
  const known = new Set(ordinaryLists.flatMap((list) => linesOf(`training/${list}.txt`)))
  const read = sentencesIn(nearPairs).filter((text) => !known.has(text))
  return [...judged, ...wordings, ...ordinary, ...ordinarySentences(read, 'read')]
}

/** An example's sentence and its other wordings. */
const wordingsOf = (file: URL): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:before:| {2}-) (".*")$/gm)].map(([, text]): string =>
    JSON.parse(text ?? '""'),
  )

/** The sentences labeled for the nearest example: ordinary ones, by several writers. */
const sentencesIn = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^(?:$|[\t#]|== )/.test(line))

/** Pseudorandom numbers, the same in each run. */
function sequence(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = items.map((item) => ({ item, at: random() }))
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item)
}

/** Indexes of features: first those of the vectors, then one for each word and pair that is in three sentences. */
function vocabularyOf(all: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of all) for (const gram of features.grams) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count > 2).map(([gram]) => gram)
  return new Map(kept.sort().map((gram, at) => [gram, 3 * dimensions + at]))
}

const rounds = 20
const step = 0.1
const decay = 0.002
/** Grave sentences count more: they are fewer than the others. */
const graveWeight = 1.5

/** Logistic regression by stochastic gradients (AdaGrad). */
class Regression {
  readonly weights: Float64Array
  readonly #squares: Float64Array
  bias = 0

  constructor(size: number) {
    this.weights = new Float64Array(size)
    this.#squares = new Float64Array(size).fill(1e-6)
  }

  learn({ places, values, grave }: Row): void {
    let sum = this.bias
    for (const [at, place] of places.entries()) sum += (this.weights[place] ?? 0) * (values[at] ?? 0)
    const error = (1 / (1 + Math.exp(-sum)) - Number(grave)) * (grave ? graveWeight : 1)
    this.bias -= step * 0.1 * error
    for (const [at, place] of places.entries()) {
      const weight = this.weights[place] ?? 0
      const slope = error * (values[at] ?? 0) + decay * weight
      const square = (this.#squares[place] ?? 0) + slope * slope
      this.#squares[place] = square
      this.weights[place] = weight - (step * slope) / Math.sqrt(square)
    }
  }
}

/** A sentence's features and their values. */
interface Row {
  places: Uint32Array
  values: Float32Array
  grave: boolean
}

function rowOf({ features, grave }: Sentence, vocabulary: ReadonlyMap<string, number>): Row {
  const at = features.grams.map((gram) => vocabulary.get(gram)).filter((index) => index !== undefined)
  const places = Uint32Array.from([...features.numbers.keys(), ...at])
  return { places, values: Float32Array.from([...features.numbers, ...at.map(() => 1)]), grave }
}

/** Trains on some sentences; the weights are the mean of those after each round of the second half. */
function train(some: readonly Sentence[]): GateWeights {
  const random = sequence()
  const vocabulary = vocabularyOf(some)
  const regression = new Regression(3 * dimensions + vocabulary.size)
  const mean = new Float64Array(regression.weights.length)
  let bias = 0
  const rows = some.map((one) => rowOf(one, vocabulary))
  for (let round = 0; round < rounds; round++) {
    for (const row of shuffled(rows, random)) regression.learn(row)
    if (round < rounds / 2) continue
    for (const [place, weight] of regression.weights.entries()) mean[place] = (mean[place] ?? 0) + weight / (rounds / 2)
    bias += regression.bias / (rounds / 2)
  }
  return {
    bias,
    numbers: [...mean.subarray(0, 3 * dimensions)],
    grams: new Map([...vocabulary].map(([gram, place]) => [gram, mean[place] ?? 0])),
  }
}

interface Stack {
  score: number
  bias: number
  anyKind: number
  kinds: Record<string, number>
}

/** Finds the weights of score and rules. The weight of a rare kind of rule stays near that of rules in general. */
function weigh(some: readonly Sentence[]): Stack {
  const stack: Stack = { score: 1, bias: 0, anyKind: 1, kinds: {} }
  const apart: Record<string, number> = {}
  const pull = 8 / some.length
  for (let round = 0; round < 4000; round++) {
    const slopes: Record<string, number> = {}
    let [score, bias, any] = [0, 0, 0]
    for (const one of some) {
      const rule = one.kind === undefined ? 0 : stack.anyKind + (apart[one.kind] ?? 0)
      const error = 1 / (1 + Math.exp(-(stack.score * one.score + stack.bias + rule))) - Number(one.grave)
      score += error * one.score
      bias += error
      if (one.kind === undefined) continue
      any += error
      slopes[one.kind] = (slopes[one.kind] ?? 0) + error
    }
    const pace = 0.5
    stack.score -= (pace * score) / some.length
    stack.bias -= (pace * bias) / some.length
    stack.anyKind -= (pace * any) / some.length
    for (const [kind, slope] of Object.entries(slopes)) {
      const weight = apart[kind] ?? 0
      apart[kind] = weight - pace * (slope / some.length + pull * weight)
    }
  }
  for (const [kind, weight] of Object.entries(apart)) stack.kinds[kind] = stack.anyKind + weight
  return stack
}

const round = (value: number) => Math.round(value * 1000) / 1000
const inThousandths = (value: number) => Math.round(value * 1000)
const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${((100 * part.length) / whole.length).toFixed(1)}%`

const all = sentences()
for (const fold of folds.keys()) {
  const model = train(all.filter((one) => one.fold !== fold))
  for (const one of all) if (one.fold === fold) one.score = learnedScore(one.tokens, vectors, model)
}
const judged = all.filter(({ list }) => unseenByRules.includes(list))
const stack = weigh(judged.filter(({ refused }) => !refused))
const alone = ({ score }: Sentence) => stack.score * score + stack.bias
const byRule = judged.filter((one) => one.grave && one.openToDoubt).map(alone)
const surelyHarmless = byRule.sort((a, b) => a - b)[Math.floor(byRule.length * doubted)] ?? 0
const isDoubted = (one: Sentence) => one.openToDoubt && alone(one) <= surelyHarmless
const sumOf = (one: Sentence) => {
  if (one.refused) return Number.POSITIVE_INFINITY
  return alone(one) + (one.kind === undefined ? 0 : (stack.kinds[one.kind] ?? stack.anyKind))
}
const sums = (some: readonly Sentence[]) => some.map(sumOf).sort((a, b) => a - b)
const harmless = sums(judged.filter((one) => !one.grave && !isDoubted(one)))
const grave = sums(judged.filter((one) => one.grave))
const thresholds = {
  grave: harmless[Math.ceil(harmless.length * (1 - falseRefusals)) - 1] ?? 0,
  careful: grave[Math.floor(grave.length * misses)] ?? 0,
  general: grave[Math.floor(grave.length * generalMisses)] ?? 0,
  harmless: surelyHarmless,
}
for (const list of [...folds.flat(), ...ordinaryLists, 'wordings', 'read']) {
  for (const kind of [true, false]) {
    const found = all.filter((one) => one.list === list && one.grave === kind)
    if (found.length === 0) continue
    const fine = found.filter((one) => sumOf(one) <= thresholds.careful)
    const refused = found.filter((one) => sumOf(one) > thresholds.grave && !isDoubted(one))
    const careful = found.filter((one) => !fine.includes(one) && !refused.includes(one))
    const name = `${list} ${kind ? 'grave' : 'harmless'}`
    console.log(
      `${name}: refused ${share(refused, found)}, careful ${share(careful, found)}, fine ${share(fine, found)}`,
    )
  }
}

const model = train(all)
/** Weights below this change no verdict and are left out. */
const lightest = 20
const grams = [...model.grams]
  .map(([gram, weight]): [string, number] => [gram, inThousandths(weight)])
  .filter(([, weight]) => Math.abs(weight) >= lightest)
const kinds = Object.entries(stack.kinds)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([kind, weight]) => [kind, round(weight)])
const file = JSON.stringify(
  {
    bias: inThousandths(model.bias),
    stack: {
      score: round(stack.score),
      bias: round(stack.bias),
      anyKind: round(stack.anyKind),
      kinds: Object.fromEntries(kinds),
      grave: round(thresholds.grave),
      careful: round(thresholds.careful),
      general: round(thresholds.general),
      harmless: round(thresholds.harmless),
    },
    // Of the mean, the maximum and the minimum of the word vectors.
    numbers: model.numbers.map(inThousandths),
    // Of words and pairs of words.
    grams: Object.fromEntries(grams),
  },
  null,
  1,
)
writeFileSync(new URL('model/weights.json', gateFolder), `${file}\n`)
writeLock('gate')
console.log(`${grams.length} words and pairs, ${Math.round(file.length / 1024)} KB; thresholds`, thresholds)
