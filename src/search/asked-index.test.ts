import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { vectorFiles, wordVectors } from '#language/word-vectors.ts'
import { createAskedIndex } from '#search/asked-index.ts'
import type { Fact } from '#search/facts.ts'

const vectors = wordVectors(readFileSync(vectorFiles.words, 'utf8'), readFileSync(vectorFiles.table))

const fact = (text: string, ...wordings: string[]): Fact => ({
  passage: { kind: 'Page', title: 'Page', heading: '', href: `/${text}`, text, keywords: '', weight: 1 },
  text,
  short: text,
  wordings,
})

const facts = [
  fact('Ten dollars.', 'how much does the kettle cost', 'price of a kettle'),
  fact('Brown.', 'what color is the kettle', 'which colors are there'),
  fact('Dot repairs it.', 'who repairs the kettle', 'who mends kettles'),
  fact('In the drawer.', 'where is the manual', 'where do I find the instructions'),
]
const uncovered = ['do you sell bicycles', 'what is the weather tomorrow']

describe('a question finds its fact', () => {
  test.each([
    ['in the words of a wording', 'price of a kettle', 'Ten dollars.'],
    ['in other words', 'what is the cost of a kettle', 'Ten dollars.'],
    ['in words that are only alike', 'who fixes kettles', 'Dot repairs it.'],
    ['in short', 'whats the kettles colour', 'Brown.'],
    ['typed for short', 'where r the instructions', 'In the drawer.'],
    ['with a typing error', 'where do I find the instrucktions', 'In the drawer.'],
  ])('%s', (_, question, expected) => {
    expect(createAskedIndex(facts, uncovered, vectors).guesses(question, 1)[0]?.fact?.text).toBe(expected)
  })
})

test('every wording finds its own fact, first', () => {
  const { guesses } = createAskedIndex(facts, uncovered, vectors)
  for (const each of facts)
    for (const wording of each.wordings) expect(guesses(wording, 1)[0]?.fact?.text).toBe(each.text)
})

test('what no page answers wins over a fact that is less like it', () => {
  const { guesses } = createAskedIndex(facts, uncovered, vectors)
  expect(guesses('are you selling bicycles', 1)[0]).toMatchObject({ fact: undefined })
})

test('a question about something else is like nothing', () => {
  const [best] = createAskedIndex(facts, [], vectors).guesses('capital of France', 1)
  expect(best?.score ?? 0).toBeLessThan(0.3)
})

test('without vectors the same words still find it', () => {
  expect(createAskedIndex(facts, uncovered).guesses('the price of my kettle', 1)[0]?.fact?.text).toBe('Ten dollars.')
})

test.each(['', '?!', '😐'])('%j is like nothing at all', (question) => {
  expect(createAskedIndex(facts, uncovered, vectors).guesses(question, 3)).toEqual([])
})

test('no more guesses are made than are wanted', () => {
  expect(createAskedIndex(facts, uncovered, vectors).guesses('kettle', 2)).toHaveLength(2)
})
