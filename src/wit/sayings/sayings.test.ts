import { describe, expect, test } from 'vitest'
import { wordsIn } from '../needs.ts'
import { read } from '../reading/reading.ts'
import { allSayings } from './all.ts'
import { isSaid, type Saying } from './saying.ts'

const says = (saying: Saying, sentence: string) => {
  const reading = read(sentence)
  return isSaid(saying, reading, wordsIn(reading))
}

describe('sayings', () => {
  test('each is what its example says', () => {
    const lost = allSayings.filter((saying) => !says(saying, saying.example))
    expect(lost.map(({ id, example }) => [id, example])).toEqual([])
  })

  test('none is what its near miss says', () => {
    const mistaken = allSayings.filter((saying) => says(saying, saying.miss))
    expect(mistaken.map(({ id, miss }) => [id, miss])).toEqual([])
  })

  test('no two sayings share an id', () => {
    expect(new Set(allSayings.map(({ id }) => id)).size).toBe(allSayings.length)
  })
})
