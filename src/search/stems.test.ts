import { expect, test } from 'vitest'
import { isFaint, meaningOf, stemOf } from '#search/terms.ts'

test.each([
  // Plurals.
  ['users', 'user'],
  ['wishes', 'wish'],
  ['matches', 'match'],
  ['boxes', 'box'],
  ['chests', 'chest'],
  ['ties', 'ty'],
  ['gas', 'gas'],
  ['glass', 'glass'],
  ['status', 'status'],
  ['analysis', 'analysis'],
  // Endings of tenses, where a word is left without them.
  ['planning', 'plan'],
  ['buttering', 'butter'],
  ['falling', 'fall'],
  ['eyeing', 'eye'],
  ['carried', 'carri'],
  ['carry', 'carri'],
  ['agreed', 'agreed'],
  ['being', 'being'],
  ['string', 'string'],
  ['meetinghouse', 'meetinghous'],
  // What is no ending stays.
  ['egg', 'egg'],
  ['use', 'use'],
  ['dry', 'dry'],
  ['player', 'player'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})

test.each([
  ['writing', true],
  ['helps', true],
  ['kettle', false],
])('whether %s decides little: %s', (word, faint) => {
  expect(isFaint(meaningOf(word))).toBe(faint)
})
