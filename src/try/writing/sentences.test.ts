import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slice } from './range.ts'
import { sentenceAfter, sentenceAt, sentenceBefore, sentencesOf } from './sentences.ts'

const read = (text: string) => sentencesOf(text).map((range) => slice(text, range))

describe('a text is cut into its sentences', () => {
  test.each<readonly [what: string, text: string, sentences: readonly string[]]>([
    ['two sentences', 'Lunch is at noon. Bring a fork.', ['Lunch is at noon.', 'Bring a fork.']],
    [
      'p.m. at a sentence’s end',
      'We close at 4 p.m. Anything left is ours.',
      ['We close at 4 p.m.', 'Anything left is ours.'],
    ],
    ['p.m. before a day', 'We close at 4 p.m. Friday. Come early.', ['We close at 4 p.m. Friday.', 'Come early.']],
    ['p.m. before a time zone', 'Call at 4 p.m. ET on Monday.', ['Call at 4 p.m. ET on Monday.']],
    ['p.m. within', 'From 1 p.m. to 2 p.m. the line is busy.', ['From 1 p.m. to 2 p.m. the line is busy.']],
    ['Inc. within', 'Plinth Inc. Board members meet today.', ['Plinth Inc. Board members meet today.']],
    ['Inc. at the end', 'We are Plinth Inc. The desk is open.', ['We are Plinth Inc.', 'The desk is open.']],
    ['No. and a number', 'Use Gate No. 4 today. No. 5 is shut.', ['Use Gate No. 4 today.', 'No. 5 is shut.']],
    ['No as an answer', 'No. We tried.', ['No.', 'We tried.']],
    ['a title', 'Dr. Ortiz is out. Mr. Lee is in.', ['Dr. Ortiz is out.', 'Mr. Lee is in.']],
    ['an initial', 'J. Smith called. He will call again.', ['J. Smith called.', 'He will call again.']],
    ['a letter at the end', 'This is Plan B. It works.', ['This is Plan B.', 'It works.']],
    ['a month cut short', 'It opens on Sept. 4 at 9. Be early.', ['It opens on Sept. 4 at 9.', 'Be early.']],
    ['prices and decimals', 'It costs $4.50. Add 2.5% tax.', ['It costs $4.50.', 'Add 2.5% tax.']],
    ['an address', 'See deadpan.example. It is short.', ['See deadpan.example.', 'It is short.']],
    ['a question and a shout', 'Ready? Go! Stop.', ['Ready?', 'Go!', 'Stop.']],
    ['a dash of speech', '“Stop!” she said. He stopped.', ['“Stop!” she said.', 'He stopped.']],
    [
      'a sentence in quotes',
      'He read: \n“Doors open at 9.”\nThen he left.',
      ['He read:', 'Doors open at 9.', 'Then he left.'],
    ],
    ['quotes around two', '“Doors open at 9. Coffee is at 10.”', ['Doors open at 9.', 'Coffee is at 10.']],
    ['brackets', '(The lift is out.) Use the stairs.', ['The lift is out.', 'Use the stairs.']],
    ['brackets at the end', 'Use the stairs (both of them).', ['Use the stairs (both of them).']],
    ['apostrophes', '’Tis the season. Ask the Joneses’', ['’Tis the season.', 'Ask the Joneses’']],
    ['a greeting and a paragraph', 'Hi all,\n\nLunch is at noon.\n\nDana', ['Hi all,', 'Lunch is at noon.', 'Dana']],
    ['a list', '- Bring a chair\n- Bring a fork.\n• Leave.', ['Bring a chair', 'Bring a fork.', 'Leave.']],
    ['a numbered list', '1. Bring a chair.\n2) Leave.', ['Bring a chair.', 'Leave.']],
    ['Windows line breaks', 'One.\r\nTwo.\r\n\r\nThree.', ['One.', 'Two.', 'Three.']],
    [
      'a hard-wrapped paragraph',
      'The parking lot behind the building will be\nclosed on Friday. Use the street.',
      ['The parking lot behind the building will be\nclosed on Friday.', 'Use the street.'],
    ],
    ['short lines that begin small', 'hi all\nlunch is at noon', ['hi all', 'lunch is at noon']],
    ['a text without a period', 'Elevator out of order', ['Elevator out of order']],
    ['nothing but space', ' \n\t ', []],
    ['nothing but marks', '—— ... !!', []],
    ['nothing', '', []],
  ])('%s', (_what, text, sentences) => {
    expect(read(text)).toEqual(sentences)
  })
})

const part = fc.constantFrom(
  'Lunch is at 4 p.m. ',
  'No. 4',
  'Inc.',
  '“',
  '”',
  '"',
  '(',
  ')',
  '\n',
  '\r\n',
  '\n\n',
  '- ',
  '1. ',
  'Bring a fork. ',
  ' ',
  '😐',
  'é!',
  '?',
  'and so on\n',
)
const texts = [
  fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }),
] as const

describe.each([
  ['texts that people write', texts[0]],
  ['any text', texts[1]],
])('in %s', (_name, text) => {
  test('sentences come in order, apart, without space at their ends and with a word in each', () => {
    fc.assert(
      fc.property(text, (written) => {
        let end = 0
        for (const range of sentencesOf(written)) {
          expect(range.start).toBeGreaterThanOrEqual(end)
          expect(range.end).toBeLessThanOrEqual(written.length)
          const sentence = slice(written, range)
          expect(sentence).toBe(sentence.trim())
          expect(sentence).toMatch(/[\p{L}\p{N}]/u)
          end = range.end
        }
      }),
    )
  })

  test('no word is outside of a sentence but the number of an item', () => {
    fc.assert(
      fc.property(text, (written) => {
        let rest = ''
        let end = 0
        for (const range of [...sentencesOf(written), { start: written.length, end: written.length }]) {
          rest += `${written.slice(end, range.start)}\n`
          end = range.end
        }
        expect(rest.replace(/(?<![\p{L}\p{N}])(?:\d{1,3}|[a-z])[.)]/gu, '')).not.toMatch(/[\p{L}\p{N}]/u)
      }),
    )
  })
})

test('a place in the text belongs to the sentence that holds it, else to the nearest', () => {
  const text = '  One.    Two.'
  const sentences = sentencesOf(text)
  const at = (place: number) => slice(text, sentenceAt(sentences, place) ?? { start: 0, end: 0 })
  expect([0, 3, 6, 7, 9, 11, 14].map(at)).toEqual(['One.', 'One.', 'One.', 'One.', 'Two.', 'Two.', 'Two.'])
  expect(sentenceAt([], 0)).toBeUndefined()
})

test('one can go from sentence to sentence, also from a part of one, and stops at the ends', () => {
  const text = 'One. Two. Three.'
  const sentences = sentencesOf(text)
  const [one, two, three] = sentences
  expect(one && sentenceAfter(sentences, one)).toEqual(two)
  expect(sentenceAfter(sentences, { start: 5, end: 7 })).toEqual(three)
  expect(three && sentenceAfter(sentences, three)).toBeUndefined()
  expect(three && sentenceBefore(sentences, three)).toEqual(two)
  expect(one && sentenceBefore(sentences, one)).toBeUndefined()
})
