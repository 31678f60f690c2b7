import { expect, test } from 'vitest'
import type { Guess } from '#search/asked-index.ts'
import { sureness } from '#search/sureness.ts'

const guess = (page: string | undefined, score: number, same = false): Guess => ({
  fact: page === undefined ? undefined : factOf(page),
  score,
  like: { same, all: score, wording: score, wordings: score, meaning: score, meanings: score, said: score },
})

const factOf = (page: string): NonNullable<Guess['fact']> => ({
  passage: { kind: 'Page', title: page, heading: '', href: page, text: page, keywords: '', weight: 1 },
  text: page,
  short: page,
})

test('the further ahead of other pages, the surer', () => {
  expect(sureness([guess('/a', 0.8), guess('/b', 0.4)])).toBeGreaterThan(
    sureness([guess('/a', 0.8), guess('/b', 0.75)]),
  )
})

test('a fact of the same page does not make it less sure', () => {
  expect(sureness([guess('/a', 0.8), guess('/a#b', 0.78), guess('/c', 0.4)])).toBeGreaterThan(
    sureness([guess('/a', 0.8), guess('/b', 0.78), guess('/c', 0.4)]),
  )
})

test('what no page answers makes it less sure, the nearer the less', () => {
  expect(sureness([guess('/a', 0.8), guess(undefined, 0.4)])).toBeGreaterThan(
    sureness([guess(undefined, 0.85), guess('/a', 0.8)]),
  )
})

test('a wording that is the question leaves no doubt', () => {
  expect(sureness([guess('/a', 0.5, true), guess('/b', 0.5)])).toBe(1)
  expect(sureness([guess(undefined, 0.5, true), guess('/b', 0.5)])).toBe(0)
})

test('nothing is not sure', () => {
  expect(sureness([])).toBe(0)
  expect(sureness([guess(undefined, 0.5)])).toBe(0)
})
