import { describe, expect, it } from 'vitest'
import { dimensions, wordVectors } from '#language/word-vectors.ts'
import { tokensOf } from '#wit/gate/gate-tokens.ts'
import { allowsGeneral, type GateWeights, gravenessOf, learnedScore, stack, sumOf, together } from './gate-score.ts'
import trained from './weights.json' with { type: 'json' }

const empty = wordVectors('', new Uint8Array())
/** Knows "kettle" alone, whose vector is 1 followed by zeros. */
const oneWord = wordVectors(
  'kettle',
  Uint8Array.from({ length: dimensions }, (_, at) => (at === 0 ? 100 : 0)),
)

describe('The score of a text', () => {
  it('is what the learned weights of its words and numbers add up to', () => {
    const { bias, numbers } = trained
    const grams: Readonly<Record<string, number>> = trained.grams
    const weightOf = (gram: string) => grams[gram] ?? Number.NaN
    const ofKettle = 3 * [0, dimensions, 2 * dimensions].reduce((sum, at) => sum + (numbers[at] ?? 0), 0)
    expect(learnedScore(tokensOf('funeral'), empty)).toBeCloseTo((bias + weightOf('funeral')) / 1000)
    expect(learnedScore(tokensOf('at the'), empty)).toBeCloseTo((bias + weightOf('at the')) / 1000)
    expect(learnedScore(tokensOf('zeppelin'), empty)).toBeCloseTo(bias / 1000)
    const kettle = grams['kettle'] ?? 0
    expect(learnedScore(tokensOf('kettle'), oneWord)).toBeCloseTo((bias + kettle + ofKettle) / 1000)
  })

  it('counts each feature with its weight, and those without a weight not at all', () => {
    const weights: GateWeights = { bias: 0.5, numbers: [2, -1, 4], grams: new Map([['lost', 3]]) }
    const features = { grams: ['lost', 'zeppelin'], numbers: Float32Array.of(1, 2) }
    expect(sumOf(features, weights)).toBe(3.5)
    expect(sumOf({ grams: [], numbers: new Float32Array(0) }, weights)).toBe(0.5)
  })
})

describe('A long text is scored by its gravest passage', () => {
  const weights: GateWeights = {
    bias: 0,
    numbers: [],
    grams: new Map([
      ['worse', 1],
      ['better', -1],
    ]),
  }
  /** The score of a text of that many words; all have weight 0 but those at the given places. */
  const score = (length: number, places: Readonly<Record<number, 'worse' | 'better'>>) =>
    learnedScore(
      Array.from({ length }, (_, at) => ({ word: places[at] ?? 'x', name: false })),
      empty,
      weights,
    )

  it.each([
    ['of nothing', 0, {}, 0],
    ['of 30 words, which is one passage', 30, { 0: 'better', 29: 'worse' }, 0],
    ['of 31 words, whose second half is another', 31, { 0: 'better', 29: 'worse' }, 1],
    ['whose first passage is gravest', 60, { 0: 'worse', 40: 'better' }, 1],
    ['whose middle is gravest', 60, { 5: 'better', 20: 'worse', 50: 'better' }, 1],
    ['whose last word is gravest', 100, { 0: 'better', 99: 'worse' }, 1],
    ['where what is grave stands within 30 words of what is not', 60, { 29: 'better', 0: 'worse' }, 0],
    ['whose end is no passage by itself', 40, { 20: 'better', 35: 'worse' }, 0],
  ] as const)('%s', (_, length, places, expected) => {
    expect(score(length, places)).toBe(expected)
  })
})

describe('Score and rule', () => {
  it.each([
    ['no rule', undefined, 0],
    ['a rule that was weighed', 'violence', stack.kinds['violence']],
    ['a rule that was not', 'unheard-of', stack.anyKind],
  ])('are weighed together with %s', (_, kind, weight) => {
    expect(together(2, kind)).toBeCloseTo(stack.score * 2 + stack.bias + (weight ?? 0))
  })

  it('come to grave, careful or fine', () => {
    const scoreFor = (sum: number) => (sum - stack.bias) / stack.score
    expect(gravenessOf(scoreFor(stack.grave + 0.01), undefined)).toBe('grave')
    expect(gravenessOf(scoreFor(stack.grave - 0.01), undefined)).toBe('careful')
    expect(gravenessOf(scoreFor(stack.careful + 0.01), undefined)).toBe('careful')
    expect(gravenessOf(scoreFor(stack.careful - 0.01), undefined)).toBe('fine')
    expect(gravenessOf(scoreFor(stack.grave - stack.anyKind + 0.01), 'unheard-of')).toBe('grave')
  })

  it('allow lines for any subject where they leave less doubt than other lines need', () => {
    expect(stack.general).toBeLessThan(stack.careful)
    expect(allowsGeneral((stack.general - 0.01 - stack.bias) / stack.score, undefined)).toBe(true)
    expect(allowsGeneral((stack.general + 0.01 - stack.bias) / stack.score, undefined)).toBe(false)
  })
})
