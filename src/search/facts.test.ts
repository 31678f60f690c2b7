import { describe, expect, test } from 'vitest'
import { factsOf } from '#search/facts.ts'
import type { Passage } from '#search/passages.ts'

const passage = (href: string, text: string): Passage => ({
  kind: 'Page',
  title: 'Kettles',
  heading: '',
  href,
  text,
  keywords: '',
  weight: 1,
})

const fact = (page: string, quote: string | undefined, ...passages: Passage[]) =>
  factsOf([{ page, quote, asked: 'is it brown\n  what color\n' }], passages)[0]

test('a fact has the sentence that has its words, and how people ask for it, a wording a line', () => {
  const found = fact('/kettles', 'is brown', passage('/kettles', 'It boils in four minutes. The kettle is brown.'))
  expect(found).toMatchObject({ text: 'The kettle is brown.', wordings: ['is it brown', 'what color'] })
})

describe('a fact is quoted', () => {
  test.each([
    [
      'with what follows it',
      'The kettle',
      'Hello to all of you. The kettle is brown. It boils.',
      'The kettle is brown. It boils.',
    ],
    [
      'after the sentence that it leans on',
      'boils',
      'The kettle is brown. It boils.',
      'The kettle is brown. It boils.',
    ],
    ['after its label', 'The kettle', 'Color. The kettle is brown.', 'Color. The kettle is brown.'],
    ['not after another paragraph', 'boils', 'The kettle is brown.\nIt boils.', 'It boils.'],
    ['whatever the punctuation', 'kettles lid', 'The kettle’s lid, alas.', 'The kettle’s lid, alas.'],
    [
      'by words over the end of a sentence',
      'brown. It',
      'The lid. A kettle is brown. It boils.',
      'The lid. A kettle is brown. It boils.',
    ],
    ['by signs alone', '@', 'Write to us here now.\na@b.example', 'a@b.example'],
    [
      'by the second words where it has not the first',
      'green|brown',
      'Hello to all of you. The kettle is brown.',
      'The kettle is brown.',
    ],
    ['from the beginning without words', undefined, 'The kettle is brown. It boils.', 'The kettle is brown. It boils.'],
  ])('%s', (_, quote, text, expected) => {
    expect(fact('/kettles', quote, passage('/kettles', text))?.text).toBe(expected)
  })
})

test('an answer has sixty words at most', () => {
  const long = passage('/kettles', Array.from({ length: 20 }, (_, at) => `Kettle ${at} is a brown one.`).join(' '))
  const { text = '', short = '' } = fact('/kettles', 'Kettle 0', long) ?? {}
  expect(text.split(' ').length).toBeLessThanOrEqual(60)
  expect(short.split(' ').length).toBeLessThanOrEqual(30)
})

test('in half as many words a fact stands without the sentence that it leans on, where both do not fit', () => {
  const before = `The kettle ${'that we have here in the kitchen '.repeat(3)}is brown.`
  const text = `${before} It boils whenever ${'somebody asks '.repeat(4)}for tea.`
  const { short = '' } = fact('/kettles', 'It boils', passage('/kettles', text)) ?? {}
  expect(short.startsWith('It boils')).toBe(true)
})

describe('what to ask next', () => {
  const both = passage('/kettles', 'The kettle is brown as a nut. Every kettle boils.')
  const nextOf = (...asked: string[]) =>
    factsOf(
      [
        { page: '/kettles', quote: 'brown', asked: 'is it brown' },
        ...asked.map((each) => ({ page: '/kettles', quote: 'boils', asked: each })),
      ],
      [both],
    )[0]?.next

  test('is a whole question about something else on the page', () => {
    expect(nextOf('boiling\nhow fast does it boil')).toBe('How fast does it boil?')
  })

  test('is nothing where the page has nothing else, or nobody asks for it in a question', () => {
    expect(nextOf()).toBeUndefined()
    expect(nextOf('boiling?')).toBeUndefined()
  })
})

test('the place with the anchor comes first, then the rest of its page', () => {
  const passages = [passage('/kettles', 'The brown one.'), passage('/kettles#lid', 'The brown lid.')]
  expect(fact('/kettles#lid', 'brown', ...passages)?.passage.href).toBe('/kettles#lid')
  expect(fact('/kettles#spout', 'brown', ...passages)?.passage.href).toBe('/kettles')
})

test('a page is the same with a slash at its end', () => {
  expect(fact('/kettles', 'brown', passage('/kettles/', 'The brown one.'))?.text).toBe('The brown one.')
})

test.each([
  ['its page has its words no more', '/kettles', 'green'],
  ['its page is gone', '/toasters', 'brown'],
])('a fact is left out when %s', (_, page, quote) => {
  expect(fact(page, quote, passage('/kettles', 'The kettle is brown.'))).toBeUndefined()
})

test('what is asked in two places and has one answer is one fact, with the wordings of both', () => {
  const facts = factsOf(
    [
      { page: '/kettles', quote: 'is brown', asked: 'is it brown' },
      { page: '/kettles', quote: 'The kettle is', asked: 'what color' },
    ],
    [passage('/kettles', 'The kettle is brown.')],
  )
  expect(facts.map(({ wordings }) => wordings)).toEqual([['is it brown', 'what color']])
})
