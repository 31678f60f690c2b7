import { describe, expect, test } from 'vitest'
import { dealt, pageSize, score, soloGround, stanzaSize } from '#content-model/collections/examples/score.ts'

/** A number of pairs whose results have the given lengths, in turn. */
const pairs = (count: number, lengths: readonly number[] = [100, 60, 90, 110, 130, 84, 150, 101]) =>
  Array.from({ length: count }, (_, index) => ({ id: index, length: lengths[index % lengths.length] ?? 0 }))

/** The rows of a page as letters: S alone across the window, W wide, N narrow. */
const drawn = (count: number, lengths?: readonly number[]) =>
  score(pairs(count, lengths)).map((rows) =>
    rows.map((row) => row.map(({ place }) => place.charAt(0).toUpperCase()).join('')).join(' '),
  )

const whole = ['S WN NNN NW', 'NW NNN WN S', 'WN NNN NW S']

describe('a page of the wall', () => {
  test.each([
    [0, []],
    [1, ['W']],
    [2, ['WN']],
    [3, ['NNN']],
    [4, ['WN NW']],
    [5, ['WN NNN']],
    [6, ['S WN NNN']],
    [7, ['WN NNN NW']],
    [8, ['S WN NNN NW']],
    [9, ['S WN NNN NW', 'W']],
    [11, ['S WN NNN NW', 'NNN']],
    [14, ['S WN NNN NW', 'NNN WN S']],
    [15, ['S WN NNN NW', 'NW NNN WN']],
    [16, whole.slice(0, 2)],
    [22, [...whole.slice(0, 2), 'WN NNN S']],
    [24, whole],
  ])('of %i pairs is set in these rows', (count, rows) => {
    expect(drawn(count)).toEqual(rows)
  })

  test('has no solo where every result is too long to stand alone', () => {
    expect(drawn(24, [120])).toEqual(['WN NNN NNN', 'NNN NNN WN', 'WN NNN NNN'])
    expect(drawn(6, [120])).toEqual(['NNN NNN'])
  })

  test.each(Array.from({ length: pageSize + 1 }, (_, count) => count))(
    'of %i pairs shows each of them once, and never two solos in a row',
    (count) => {
      const items = pairs(count)
      const rows = score(items).flat()
      expect(new Set(rows.flat().map(({ item }) => item)).size).toBe(count)
      expect(rows.flat()).toHaveLength(count)
      expect(rows.every(({ length }) => length > 0)).toBe(true)
      const alone = rows.map((row) => row[0]?.place === 'solo')
      expect(alone.some((one, at) => one && alone[at + 1])).toBe(false)
    },
  )

  test('says the shortest of eight loudest, and the next shortest louder than the rest', () => {
    const [rows = []] = score(pairs(stanzaSize))
    const placed = rows.flat()
    expect(placed.filter(({ place }) => place === 'solo').map(({ item, voice }) => [item.length, voice])).toEqual([
      [60, 'loud'],
    ])
    expect(placed.filter(({ place }) => place === 'wide').map(({ item }) => item.length)).toEqual([90, 84])
  })

  test('keeps the drawer’s order among pairs that are as loud', () => {
    const narrow = score(pairs(stanzaSize))
      .flat(2)
      .filter(({ place }) => place === 'narrow')
    expect(narrow.map(({ item }) => item.id)).toEqual([0, 3, 4, 6, 7])
  })

  test.each([
    [62, 'loud'],
    [63, 'raised'],
    [80, 'raised'],
  ])('sets a result of %i characters that stands alone %s', (length, voice) => {
    const [rows = []] = score(pairs(8, [length, ...Array.from({ length: 7 }, () => 150)]))
    expect(rows[0]).toEqual([{ item: { id: 0, length }, place: 'solo', voice }])
  })

  test.each([
    [110, 'plain'],
    [111, 'quiet'],
  ])('sets a result of %i characters over seven columns %s', (length, voice) => {
    expect(score(pairs(1, [length]))[0]?.[0]?.[0]?.voice).toBe(voice)
  })
})

describe('dealing', () => {
  test.each([0, 1, 7, 8, 24, 400, 402])('%i pairs out loses none and adds none', (count) => {
    const items = pairs(count)
    expect(new Set(dealt(items))).toEqual(new Set(items))
    expect(dealt(items)).toHaveLength(count)
  })

  test('gives every group of eight one that can stand alone, while there are any', () => {
    // All short ones at the end of the drawer.
    const items = [...pairs(350, [120]), ...pairs(50, [60])]
    const groups = Array.from({ length: 50 }, (_, at) => dealt(items).slice(at * stanzaSize, (at + 1) * stanzaSize))
    expect(groups.map((group) => group.filter(({ length }) => length === 60).length)).toEqual(groups.map(() => 1))
  })
})

test('the three solos of a page stand on three grounds, and the next page begins with the next', () => {
  expect([1, 2, 3, 4].map((page) => [0, 1, 2].map((stanza) => soloGround(page, stanza)))).toEqual([
    ['lilac', 'yolk', 'mint'],
    ['yolk', 'mint', 'lilac'],
    ['mint', 'lilac', 'yolk'],
    ['lilac', 'yolk', 'mint'],
  ])
})
