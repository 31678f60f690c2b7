import { describe, expect, test } from 'vitest'
import type { DrawerText } from '#content-model/drawer-entry.ts'
import { read } from '#wit/reading/reading.ts'
import { holds, linesFor, readEntry } from './entry.ts'
import { saidIn } from './said.ts'

const text: DrawerText = {
  id: 'queues',
  file: 'turns-sales',
  before: 'Our most popular tour is on Friday.',
  needs: '"most popular {tour|menu item}"',
  why: 'What can be said for the other end.',
  rank: 'general',
  lines: [{ dryness: 'crisp', text: '{thing} is a word. The least popular {thing} has shorter lines.' }],
}

function told(message: string, changed: Partial<DrawerText> = {}): string[] {
  const entry = readEntry({ ...text, ...changed })
  const reading = read(message)
  const said = saidIn(reading, 2026)
  return holds(entry, reading, said) ? linesFor(entry, said).map((line) => line.text) : []
}

describe('a line that takes up words of the message', () => {
  test('has them as they were typed, with a capital where it begins with them', () => {
    expect(told('Our most popular menu item is soup.')).toEqual([
      'Menu item is a word. The least popular menu item has shorter lines.',
    ])
    expect(told('It is our most popular TOUR!')).toEqual(['TOUR is a word. The least popular TOUR has shorter lines.'])
  })

  test('has them as they are, also where they look like a pattern', () => {
    const needs = '"the most popular {*}"'
    expect(told('It is the most popular $&b.', { needs })).toEqual([
      '$&b is a word. The least popular $&b has shorter lines.',
    ])
  })

  test('takes them from the first of several phrases that stands there', () => {
    const needs = '"use the {* *?} for free $"|"use the {* *?} $"'
    const lines = [{ dryness: 'crisp', text: 'So, the {thing}.' }] as const
    expect(told('You may use the pool house for free.', { needs, lines })).toEqual(['So, the pool house.'])
    expect(told('You may use the pool.', { needs, lines })).toEqual(['So, the pool.'])
  })

  test.each([
    ['no words in braces', { needs: '"most popular (tour|menu item)"' }],
    ['no line that takes them up', { lines: [{ dryness: 'crisp', text: 'The others have shorter lines.' }] }],
  ] as const)('is refused with %s', (_, changed) => {
    expect(() => readEntry({ ...text, ...changed })).toThrow(
      'src/content/drawer/turns-sales.yaml: queues: Expected both a line with {thing} and words',
    )
  })
})

describe('a general entry', () => {
  const needs = '"most popular tour"'
  const lines = [{ dryness: 'crisp', text: 'The others have shorter lines.' }] as const

  test.each([
    ['a sentence of two clauses', 'It is our most popular tour, but it is short.', { twofold: true }],
    ['what is said of the writer', 'My most popular tour is short.', { mine: true }],
  ] as const)('follows %s where it says so', (_, message, changed) => {
    expect(told(message, { needs, lines })).toEqual([])
    expect(told(message, { needs, lines, ...changed })).toHaveLength(1)
  })

  test('follows one sentence, whatever others follow', () => {
    const message = 'We are open. Our most popular tour is short.'
    expect(told(message, { needs, lines })).toEqual([])
    expect(told(message, { needs, lines, rank: 'last' })).toHaveLength(1)
  })

  test('is no entry of words alone, which are looked at in longer messages', () => {
    expect(readEntry({ ...text, needs: 'popular + tour', lines }).ofWords).toBe(false)
    expect(readEntry({ ...text, needs: 'popular + tour', lines, rank: 'last' }).ofWords).toBe(true)
  })
})

describe('an entry that takes up what is computed', () => {
  const needs = 'computed:time'
  const lines = [
    { dryness: 'crisp', text: '{time} is early.' },
    { dryness: 'sandy', text: 'It can be done by {minute-before-time}.' },
  ] as const
  const computed = { needs, lines, rank: undefined }

  test('has it by its name, and a mark that ends a time ends the sentence too', () => {
    expect(told('The gate closes at 6 p.m.', computed)).toEqual(['6 p.m. is early.', 'It can be done by 5:59 p.m.'])
  })

  test('leaves out lines that name what the sentence says nothing of', () => {
    const named = [...lines, { dryness: 'arid', text: 'Until {day}, it is a plan.' }] as const
    const changed = { ...computed, needs: 'computed:time|computed:deadline', lines: named }
    expect(told('The gate closes at 6 p.m.', changed)).toHaveLength(2)
  })

  test.each([
    ['what is over', 'The gate closed at 6 p.m. yesterday.', { past: true }],
    ['what is denied', 'The gate does not close at 6 p.m.', { denied: true }],
  ] as const)('follows %s where it says so', (_, message, changed) => {
    expect(told(message, computed)).toEqual([])
    expect(told(message, { ...computed, ...changed })).toHaveLength(2)
  })

  test('comes first unless it says otherwise', () => {
    expect(readEntry({ ...text, ...computed }).rank).toBe('first')
    expect(readEntry({ ...text, ...computed, rank: 'last' }).rank).toBe('last')
  })

  test('is refused with a name that nothing gives, and told those that are given', () => {
    const unknown = [{ dryness: 'crisp', text: '{hour} is early.' }] as const
    expect(() => readEntry({ ...text, ...computed, lines: unknown })).toThrow(
      /queues: Expected one of time, minute-before-time, .* in braces, and found \{hour\}/,
    )
  })
})
