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
  test.each(allSayings.map((saying) => [saying.id, saying.example, saying] as const))(
    '%s is what “%s” says',
    (_id, example, saying) => {
      expect(says(saying, example)).toBe(true)
    },
  )

  test.each(allSayings.map((saying) => [saying.id, saying.miss, saying] as const))(
    '%s is not what “%s” says',
    (_id, miss, saying) => {
      expect(says(saying, miss)).toBe(false)
    },
  )

  test('no two sayings share an id', () => {
    expect(new Set(allSayings.map(({ id }) => id)).size).toBe(allSayings.length)
  })
})
