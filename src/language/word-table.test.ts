import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableOf, tableOfLines } from '#language/word-table.ts'

test('finds each word by its place, and no other', () => {
  const word = fc.string().filter((text) => !text.includes('\n'))
  fc.assert(
    fc.property(fc.uniqueArray(word), fc.array(word), (words, others) => {
      const table = tableOf(words)
      expect(table.size).toBe(words.length)
      expect(words.map(table.numberOf)).toEqual(words.map((_, number) => number))
      expect(words.map((_, number) => table.wordAt(number))).toEqual(words)
      for (const other of others)
        expect(table.numberOf(other)).toBe(new Map(words.map((each, at) => [each, at])).get(other))
    }),
  )
})

test('tells how long a word is and how it begins', () => {
  const table = tableOf(['lamp', 'kettle'])
  expect([table.lengthAt(0), table.lengthAt(1)]).toEqual([4, 6])
  expect([table.startsWith(1, 'kett'), table.startsWith(1, 'kettle'), table.startsWith(1, 'lamp')]).toEqual([
    true,
    true,
    false,
  ])
  // The prefix reaches into the next word.
  expect(tableOf(['lamp', 'kettle']).startsWith(0, 'lamp\nk')).toBe(false)
})

test('reads lines whether the last one ends or not', () => {
  for (const lines of ['lamp\nkettle', 'lamp\nkettle\n']) {
    const table = tableOfLines(lines)
    expect([table.size, table.numberOf('lamp'), table.numberOf('kettle'), table.numberOf('')]).toEqual([
      2,
      0,
      1,
      undefined,
    ])
  }
})

test('of nothing there is nothing', () => {
  expect(tableOfLines('').size).toBe(0)
  expect(tableOf([]).numberOf('lamp')).toBeUndefined()
})
