import { expect, test } from 'vitest'
import { earlierLimits, questionRule } from '#content-model/pages/chat-page.ts'
import { readEarlier, readQuestion } from '#server/questions/read-question.ts'

const { messages, most } = questionRule

test.each([
  ['Are you laughing?', 'Are you laughing?'],
  ['  two\r\nlines \n', 'two\nlines'],
  ['nul\u0000 and bell\u0007 and escape\u001b[0m', 'nul and bell and escape[0m'],
  ['half \ud83d a face', 'half \ufffd a face'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['?', '?'],
  ['x'.repeat(most), 'x'.repeat(most)],
  ['😐'.repeat(most), '😐'.repeat(most)],
  [` ${'x'.repeat(most)}\n`, 'x'.repeat(most)],
])('%j is read as %j', (typed, question) => {
  expect(readQuestion(typed)).toEqual({ ok: true, question })
})

test.each([
  ['', messages.empty],
  [' \n\t ', messages.empty],
  ['\u0000\u0007', messages.empty],
  ['\u200b\u00a0\u2028', messages.empty],
  ['x'.repeat(most + 1), messages.long],
  ['😐'.repeat(most + 1), messages.long],
])('%j is not: %s', (typed, message) => {
  expect(readQuestion(typed)).toEqual({ ok: false, message })
})

test.each([
  ['/pricing-table#basic how much is it', [{ at: '/pricing-table#basic', question: 'how much is it' }]],
  [' and why', [{ at: '', question: 'and why' }]],
  ['why', []],
  ['/pricing-table ', []],
  ['https://other.example how much', []],
  ['//other.example:80 how much', []],
  ['/a"><script> how much', []],
  [`/${'a'.repeat(earlierLimits.characters)} why`, []],
  [`/a ${'x'.repeat(most + 1)}`, []],
  ['/a nul\u0000 and', [{ at: '/a', question: 'nul and' }]],
])('what was asked before, sent as %j, is read as %j', (sent, turns) => {
  expect(readEarlier([sent])).toEqual(turns)
})

test('no more turns are read than there may be', () => {
  expect(readEarlier(Array(50).fill('/a why'))).toHaveLength(earlierLimits.turns)
})
