import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFirstColumn, readKeywords } from './keyword-list.ts'

test.each([
  ['one on a line', 'desk lamp\nstanding desk\r\noffice plants', ['desk lamp', 'standing desk', 'office plants']],
  ['commas', 'desk lamp, standing desk,office plants', ['desk lamp', 'standing desk', 'office plants']],
  [
    'lines and commas together',
    'desk lamp\nstanding desk, office plants',
    ['desk lamp', 'standing desk', 'office plants'],
  ],
  ['semicolons', 'a lamp;a desk', ['a lamp', 'a desk']],
  ['empty lines and cells', '\n\n desk lamp ,, \n', ['desk lamp']],
  ['a comma in quotes', '"desk lamp, black"\ndesk', ['desk lamp, black', 'desk']],
  ['inches, which are no quotes', '6" pipe\n12" pipe', ['6" pipe', '12" pipe']],
  ['a table with a header', 'Keyword,Volume\ndesk lamp,1200\nchair,high', ['desk lamp', 'chair']],
  ['figures beside each keyword', 'desk lamp,1200,$0.50\nchair,90,$2', ['desk lamp', 'chair']],
  ['cells from a spreadsheet', 'desk lamp\t1200\tyes\nchair\t90\tno', ['desk lamp', 'chair']],
  ['a byte order mark', '\ufeffdesk lamp\nchair', ['desk lamp', 'chair']],
  ['a line break in a cell', '"desk\nlamp",3', ['desk lamp']],
  ['nothing', ' \n\t\n', []],
])('keywords are read from %s', (_, text, keywords) => {
  expect(readKeywords(text).keywords).toEqual(keywords)
})

test('a repetition counts as one, whatever its capitals', () => {
  expect(readKeywords('Desk lamp\ndesk lamp\nchair\nDESK LAMP')).toEqual({
    keywords: ['Desk lamp', 'chair'],
    repeated: 2,
  })
})

test('a lone keyword that is called like a header stays', () => {
  expect(readKeywords('keywords').keywords).toEqual(['keywords'])
})

test('of a file the first column is read', () => {
  expect(readFirstColumn('desk lamp,bright\n"chair, oak",dark\n').keywords).toEqual(['desk lamp', 'chair, oak'])
})

test('what was quoted for a spreadsheet is read back', () => {
  const cell = fc
    .string({ unit: 'grapheme-ascii' })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const property = fc.property(
    fc.uniqueArray(cell, { selector: (text) => text.toLowerCase(), minLength: 1 }),
    (cells) => {
      const csv = ['keyword', ...cells].map((text) => `"${text.replaceAll('"', '""')}",1`).join('\r\n')
      expect(readFirstColumn(csv).keywords).toEqual(cells)
    },
  )
  fc.assert(property)
})

test('any text is read, a long one of quotes too', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void readKeywords(text)))
  for (const part of ['"', '"" ', '"a"b', '",', '"\n']) expect(() => readKeywords(part.repeat(60_000))).not.toThrow()
}, 30_000)
