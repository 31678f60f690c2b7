import { describe, expect, test } from 'vitest'
import { isPlainFor, plainnessOf } from './plain-sentence.ts'
import { read } from './reading.ts'

describe('a plain sentence', () => {
  test('says one thing', () => {
    expect(isPlainFor(plainnessOf(read('Please keep the aisles clear.')), {})).toBe(true)
  })

  test('may be a question, about the writer too', () => {
    expect(isPlainFor(plainnessOf(read('My order, is it ready?')), {})).toBe(true)
  })

  test.each([
    ['two sentences', 'Please keep the aisles clear. Thank you all.'],
    ['a condition', 'If you are late, please keep the aisles clear.'],
    ['two clauses', 'Our sandwiches are made daily, so we close early.'],
    ['a delicate subject', 'All patients must sign in at the front desk.'],
    ['what a writer says of herself', 'I’m back at my desk.'],
    ['a long one', `Please keep ${'the wide '.repeat(15)}aisles clear.`],
  ])('is not %s', (_, message) => {
    expect(isPlainFor(plainnessOf(read(message)), {})).toBe(false)
  })

  test('may be about the writer where the line puts up with that', () => {
    expect(isPlainFor(plainnessOf(read('I am back at my desk.')), { mine: true })).toBe(true)
    expect(isPlainFor(plainnessOf(read('I am back, but my desk is not.')), { mine: true })).toBe(false)
  })

  test('may have two clauses where the line puts up with them', () => {
    expect(isPlainFor(plainnessOf(read('Your code is here, but it is short.')), { twofold: true })).toBe(true)
    expect(isPlainFor(plainnessOf(read('I am back, but my desk is not.')), { twofold: true })).toBe(false)
  })
})
