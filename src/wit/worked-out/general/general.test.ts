import { describe, expect, test } from 'vitest'
import { sceneOf } from '../../computed/scene.ts'
import { read } from '../../reading/reading.ts'
import { generalPatterns } from './all.ts'

const textsIn = (pattern: (typeof generalPatterns)[number] | undefined, message: string) =>
  pattern?.answer(sceneOf(read(message), 2026))?.lines.map(({ text }) => text) ?? []
const rows = (kind: 'fits' | 'near') =>
  generalPatterns.flatMap((each) =>
    each[kind].map((sentence) => ({ id: each.id, sentence, texts: textsIn(each, sentence) })),
  )

describe('a general pattern', () => {
  test('holds the sentences that it names', () => {
    expect(rows('fits').filter(({ texts }) => texts.length === 0)).toEqual([])
  })

  test('does not hold its near misses', () => {
    expect(rows('near').filter(({ texts }) => texts.length > 0)).toEqual([])
  })

  test.each<[string, string, string]>([
    ['seats-number', 'The training room seats 40 people.', 'Number 41 stands.'],
    ['ahead-or-wish', 'All cakes must be ordered 48 hours in advance.', 'At 47, it is only a wish.'],
  ])('%s works out the figures of "%s"', (id, sentence, line) => {
    const pattern = generalPatterns.find((each) => each.id === id)
    expect(textsIn(pattern, sentence)).toContain(line)
  })

  test('has no line that another one has', () => {
    const pairs = [...new Set(rows('fits').flatMap(({ id, texts }) => texts.map((text) => `${text}|${id}`)))]
    const lines = pairs.map((pair) => pair.split('|')[0])
    expect(lines.filter((text, at) => lines.indexOf(text) !== at)).toEqual([])
  })

  test('writes lines that begin with a capital or a figure and end as a sentence', () => {
    const texts = rows('fits').flatMap((row) => row.texts)
    expect(texts.filter((text) => !/^[A-Z\d][^!?]*\.$/.test(text))).toEqual([])
  })
})
