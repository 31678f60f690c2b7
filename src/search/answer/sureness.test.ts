import { expect, test } from 'vitest'
import { signsOf, sureness } from '#search/answer/sureness.ts'
import type { Guess } from '#search/question/asked-index.ts'

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

test('what is hardly like the question is hardly sure', () => {
  expect(sureness([guess('/a', 0.1), guess('/b', 0.1)])).toBeLessThan(0.1)
  expect(sureness([guess('/a', 0.9), guess('/b', 0.1)])).toBeGreaterThan(0.9)
})

/** A guess with these likenesses and 0 for the others. */
const alike = (page: string | undefined, score: number, all: number, meaning: number, said: number): Guess => ({
  ...guess(page, score),
  like: { same: false, wording: 0, wordings: 0, meanings: 0, all, meaning, said },
})

const rounded = (signs: ReturnType<typeof signsOf>) =>
  Object.fromEntries(Object.entries(signs ?? {}).map(([name, value]) => [name, Math.round(value * 1000) / 1000]))

test('the signs are how far the likeliest fact is ahead of other pages and of what no page answers', () => {
  const guesses = [
    alike('/a', 0.8, 0.9, 0.7, 0.5),
    alike('/a#b', 0.7, 0.1, 0.1, 0.1),
    alike('/c', 0.6, 0.2, 0.2, 0.2),
    alike(undefined, 0.5, 0.4, 0.3, 0.3),
    alike(undefined, 0.2, 0.1, 0.6, 0.1),
    alike('/d', 0.1, 0.1, 0.1, 0.1),
  ]
  const signs = { aheadOfPages: 0.2, aheadOfUnsaid: 0.3, meant: 0.1, worded: 0.5, all: 0.9, said: 0.5 }
  expect(rounded(signsOf(guesses))).toEqual({ ...signs, agreeing: 0.167 })
})

test('where every guess has an answer, the last one is what it is ahead of', () => {
  const guesses = [
    alike('/a', 0.8, 0.9, 0.7, 0.5),
    alike('/a#b', 0.7, 0.1, 0.2, 0.1),
    alike('/a#c', 0.3, 0.1, 0.4, 0.1),
  ]
  const signs = { aheadOfPages: 0.8, aheadOfUnsaid: 0.5, meant: 0.5, worded: 0.9, all: 0.9, said: 0.5 }
  expect(rounded(signsOf(guesses))).toEqual({ ...signs, agreeing: 0.25 })
})

test('guesses far behind neither agree nor disagree', () => {
  const agreeing = Array.from({ length: 14 }, () => guess('/a', 0.5))
  expect(signsOf(agreeing)?.agreeing).toBe(1)
})
