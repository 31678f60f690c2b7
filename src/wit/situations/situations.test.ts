import { describe, expect, test } from 'vitest'
import { read } from '../reading/reading.ts'
import { allSituations } from './all.ts'
import { allExamples, allNearMisses } from './examples/all.ts'
import { matches } from './situation.ts'

const byId = new Map(allSituations.map((situation) => [situation.id, situation]))
const isSaid = (id: string, sentence: string) => {
  const situation = byId.get(id)
  if (!situation) throw new Error(`There is no situation ${id}.`)
  return matches(situation, read(sentence))
}

describe('situations', () => {
  test('each is what its examples say', () => {
    expect(allExamples.filter(([id, sentence]) => !isSaid(id, sentence))).toEqual([])
  })

  test('none is what its near misses say', () => {
    expect(allNearMisses.filter(([id, sentence]) => isSaid(id, sentence))).toEqual([])
  })

  test('every situation has an example and a near miss', () => {
    const having = (table: readonly (readonly [string, string])[]) => new Set(table.map(([id]) => id))
    const ids = new Set(byId.keys())
    expect(having(allExamples)).toEqual(ids)
    expect(having(allNearMisses)).toEqual(ids)
  })

  test('no two situations share an id', () => {
    expect(byId.size).toBe(allSituations.length)
  })

  test('at least 300 pairs of what happens and to what have lines', () => {
    const pairs = allSituations.map(({ thing, event, negated, mood }) => JSON.stringify([thing, event, negated, mood]))
    expect(new Set(pairs).size).toBeGreaterThanOrEqual(300)
  })

  test('a situation that is only supposed is no situation', () => {
    expect(isSaid('parking-full', 'If the parking garage is full, call Dana.')).toBe(false)
    expect(isSaid('parking-full', 'The parking garage might be full.')).toBe(false)
  })

  test('a question is no situation', () => {
    expect(isSaid('parking-full', 'Is the parking garage full?')).toBe(false)
  })

  test('only the last sentence of a message counts', () => {
    expect(isSaid('parking-full', 'The parking garage is full. Please wait in the lobby.')).toBe(false)
    expect(isSaid('parking-full', 'Please wait in the lobby. The parking garage is full.')).toBe(true)
  })

  test('what a sentence says beside its main point is no situation', () => {
    expect(isSaid('elevator-out', 'The office has moved and the elevator is out of order.')).toBe(false)
    expect(isSaid('elevator-out', 'The elevator is out of order and the office has moved.')).toBe(false)
    expect(isSaid('fridge-full', 'Please remember that the fridge on the second floor is full.')).toBe(true)
  })

  test('what ought to be done is asked for', () => {
    expect(isSaid('receipt-kept', 'All receipts must be kept.')).toBe(true)
    expect(isSaid('coffee-machine-broken', 'The coffee machine must be out of order.')).toBe(false)
  })

  test('every situation has one to five lines', () => {
    const odd = allSituations.filter(({ lines }) => lines.length < 1 || lines.length > 5)
    expect(odd.map(({ id }) => id)).toEqual([])
  })

  test('every line begins with a capital, ends with a period and holds no exclamation mark', () => {
    const texts = allSituations.flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(texts.filter((text) => !/^[A-Z][^!]*\.$/.test(text))).toEqual([])
  })

  test('no line stands in two places', () => {
    const texts = allSituations.flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })
})
