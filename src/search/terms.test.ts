import { expect, test } from 'vitest'
import { product } from '#content-model/site.ts'
import { stemOf } from '#language/stem.ts'
import { meaningOf, tellingWords } from '#search/terms.ts'
import { synonyms } from '#search/word-lists.ts'

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
  [`what is ${product}`, ['aboutproduct']],
  ['Tomás’s out-of-office e-mails', ['tomass', 'outofoffice', 'email']],
  ['How do I get rid of my personal information?', ['delete', 'data']],
  ['<script>alert(1)</script>', ['script', 'alert', 'script']],
  ['2 + 2', []],
])('%j is about %j', (text, words) => {
  expect(tellingWords(text)).toEqual(words)
})

test('no stem stands in the lexicon twice', () => {
  const stems = synonyms.flatMap((line) => line.split(' ').map(stemOf))
  expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([])
})
