import { describe, expect, test } from 'vitest'
import { askedReal } from '#search/answer/invented.ts'
import { factsOf } from '#search/passages/facts.ts'
import type { Passage } from '#search/passages/passages.ts'
import { passage as kettles } from '#search/testing/passage.ts'

const passage = (href: string, text: string): Passage => kettles(text, { href })

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
    ['by signs alone, after others', 'green| @ ', 'Write to us here now.\na@b.example', 'a@b.example'],
    [
      'after a label of four words',
      'is brown',
      'Color of the kettle. The kettle is brown.',
      'Color of the kettle. The kettle is brown.',
    ],
    [
      'with the paragraph that follows, on its own line',
      'brown',
      'The kettle is brown.\nIt boils.',
      'The kettle is brown.\nIt boils.',
    ],
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

/** A sentence of this many words. */
const sentence = (first: string, words: number) => `${first} ${'word '.repeat(words - 2)}end.`

test.each([
  ['goes on with one sentence up to sixty words, and then no further', [20, 40, 16], 2],
  ['does not go on with one that would be too much', [20, 41, 15], 1],
  ['goes on with several while it has little', [10, 10, 10, 10, 40], 4],
  ['is one sentence, whole, where that alone is too long', [75, 3], 1],
  ['goes on to the end of its paragraph up to seventy-five words', [20, 41, 14], 3],
])('an answer %s', (_, lengths, count) => {
  const sentences = lengths.map((words, at) => sentence(`Kettle${at}`, words))
  const { text } = fact('/kettles', 'Kettle0', passage('/kettles', sentences.join(' '))) ?? {}
  expect(text).toBe(sentences.slice(0, count).join(' '))
})

test('an answer of sixty words goes on with no other paragraph', () => {
  const long = passage('/kettles', `${sentence('Kettle', 60)}\nIt boils.`)
  expect(fact('/kettles', 'Kettle', long)?.text).toBe(sentence('Kettle', 60))
})

test.each([
  ['stands alone where both have more than sixty words', 31, false],
  ['follows it where they have sixty', 30, true],
])('a sentence that leans on another %s', (_, words, isAfter) => {
  const text = `${sentence('Kettle', 30)} ${sentence('It', words)}`
  const found = fact('/kettles', sentence('It', words), passage('/kettles', text))
  expect(found?.text.startsWith('Kettle')).toBe(isAfter)
})

test('in half as many words a fact still follows the sentence that it leans on, where both fit', () => {
  const text = `${sentence('Kettle', 15)} ${sentence('It', 15)}`
  expect(fact('/kettles', sentence('It', 15), passage('/kettles', text))?.short).toBe(text)
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
    expect(nextOf('why boil')).toBeUndefined()
    expect(nextOf('please tell me how it boils')).toBeUndefined()
  })

  test('has one question mark', () => {
    expect(nextOf('does it boil?')).toBe('Does it boil?')
    expect(nextOf('does it boil? really now')).toBe('Does it boil? really now?')
  })

  test('is the most typical wording of the fact that is asked most like it, and of no other page', () => {
    const passages = [
      passage('/kettles#0', 'The kettle is brown.'),
      passage('/kettles#1', 'Tea is free.'),
      passage('/kettles#2', 'The brown paint is lead.'),
      passage('/toasters', 'The toaster is brown, too.'),
    ]
    const asked = [
      'is the kettle brown',
      'is there tea',
      'will the old one do\nis the paint brown\nis brown paint lead in the lamp',
      'is it brown',
    ]
    const facts = factsOf(
      passages.map(({ href }, at) => ({ page: href, asked: asked[at] ?? '' })),
      passages,
    )
    expect(facts.map(({ next }) => next)).toEqual(['Is the paint brown?', undefined, 'Is the kettle brown?', undefined])
  })

  test('is no figure, and after somebody invented it is whether such people are real', () => {
    const dot = {
      ...passage('/dot', 'The coat of Dot has a chair of its own. All of support is one person, Dot.'),
      kind: 'Person',
      sample: true as const,
    }
    const facts = factsOf(
      [
        { page: '/dot', quote: 'support', asked: 'who is Dot in support' },
        { page: '/dot', quote: 'coat', asked: 'does Dot have a coat' },
        { page: '/terms', asked: askedReal },
        { page: '/terms', quote: 'two', asked: 'how many people are real' },
      ],
      [dot, passage('/terms', 'None of the people on this site is real. Of the companies there are two.')],
    )
    expect(facts.map(({ next }) => next)).toEqual([
      'Are the people on this site real?',
      'Are the people on this site real?',
      undefined,
      'Are the people on this site real?',
    ])
  })

  test('is not what has been said, in another place of the page', () => {
    const twice = ['/kettles#a', '/kettles#b'].map((href) => passage(href, 'The kettle is brown.'))
    const facts = factsOf(
      twice.map(({ href }) => ({ page: href, asked: 'is it brown at all' })),
      twice,
    )
    expect(facts.map(({ next }) => next)).toEqual([undefined, undefined])
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

test('the answer to a question begins with its yes or no', () => {
  const text = 'No. The kettle does the work. The lid helps.'
  const question = { ...passage('/kettles', text), kind: 'Question', heading: 'Is it work?' }
  expect(fact('/kettles', 'lid helps', question)?.text).toBe(text)
  expect(fact('/kettles', 'lid helps', passage('/kettles', text))?.text).toBe('The lid helps.')
})
