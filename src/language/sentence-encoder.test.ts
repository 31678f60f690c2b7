import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { encoderFiles, sentenceDimensions, sentenceEncoder } from '#language/sentence-encoder.ts'

const pieces = readFileSync(encoderFiles.pieces, 'utf8')
const numbers = readFileSync(encoderFiles.numbers)
const { encode } = sentenceEncoder(pieces, numbers)

const alike = (one: string, other: string) => {
  const second = encode(other)
  return encode(one).reduce((sum, value, at) => sum + value * (second[at] ?? 0), 0)
}

test('a sentence has a vector of length 1', () => {
  const vector = encode('How much does it cost?')
  expect(vector).toHaveLength(sentenceDimensions)
  expect(vector.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5)
})

describe('what means the same is nearer than what begins the same', () => {
  test.each([
    ['are you hiring', 'do you have any jobs', 'are you a robot'],
    ['do you keep my data', 'how long is what I send stored', 'do you keep a dog'],
    ['what do you charge', 'price of a plan', 'what do you eat'],
  ])('%s', (question, meant, begun) => {
    expect(alike(question, meant)).toBeGreaterThan(alike(question, begun))
  })
})

test('capitals, accents and signs do not matter', () => {
  expect(alike('Do you sell cafés?', 'do you sell cafes')).toBeCloseTo(1, 5)
})

test('the order of words matters', () => {
  expect(alike('who pays whom', 'whom pays who')).toBeLessThan(0.9999)
})

test.each(['', '?!', ' '])('a text without words has a vector of zeros: “%s”', (text) => {
  expect([...encode(text)].every((value) => value === 0)).toBe(true)
})

test('a text of any length takes a bounded time', () => {
  expect(alike('word '.repeat(100), 'word '.repeat(10_000))).toBeCloseTo(1, 5)
})

test('numbers that do not fit the pieces are refused', () => {
  expect(() => sentenceEncoder(`${pieces}▁unheardof\n`, numbers)).toThrow()
})
