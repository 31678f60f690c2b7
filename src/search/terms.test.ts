import { expect, test } from 'vitest'
import { synonyms } from '#search/lexicon.ts'
import { meaningOf, stemOf, tellingWords } from '#search/terms.ts'

test.each([
  ['plans', 'plan'],
  ['companies', 'company'],
  ['boxes', 'box'],
  ['writing', 'write'],
  ['deleted', 'deleting'],
  ['stopped', 'stopping'],
  ['cookies', 'cookie'],
  ['prices', 'price'],
])('%s and %s have one stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

test.each(['us', 'this', 'news', 'speed', 'ring', 'red', 'bus', 'plus', 'status'])(
  '%s keeps more than a letter',
  (word) => {
    expect(stemOf(word).length).toBeGreaterThan(1)
  },
)

test.each([
  ['subscription', 'plan'],
  ['annual', 'yearly'],
  ['erasing', 'deletes'],
  ['pictures', 'photo'],
  ['CEO'.toLowerCase(), 'founded'],
])('%s means %s', (one, other) => {
  expect(meaningOf(one)).toBe(meaningOf(other))
})

test.each([
  ['How much is the yearly Professional plan?', ['price', 'yearly', 'professional', 'plan']],
  ['Is it available outside the US?', ['available', 'outside', 'usa']],
  ['Tell us about it', []],
  ['what is Deadpan', ['aboutdeadpan']],
  ['Tomás’s out-of-office e-mails', ['tomass', 'outofoffice', 'email']],
  ['How do I get rid of my personal information?', ['delete', 'data']],
  ['<script>alert(1)</script>', ['script', 'alert', 'script']],
  ['2 + 2', []],
])('%j is about %j', (text, words) => {
  expect(tellingWords(text)).toEqual(words)
})

test('no word of the lexicon means two things', () => {
  const stems = synonyms.flatMap((line) => [...new Set(line.split(' ').map(stemOf))])
  expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([])
})
