import { expect, test } from 'vitest'
import { markInvented, noteAskedFor } from '#search/answer/invented.ts'
import { passage } from '#search/testing/passage.ts'

const invented = { pages: new Set(['/our-clients']), names: ['Dot', 'A. B. Plain'] }
const marked = (text: string, href = '/faq') => markInvented([passage(text, { href })], invented)[0]?.sample

test.each([
  ['Support is Dot.', true],
  ['Dot’s chair.', true],
  ['Signed: A. B. Plain', true],
  ['A Dotted line, and a dot.', undefined],
  ['AxBx Plain', undefined],
])('%s names somebody invented: %s', (text, sample) => {
  expect(marked(text)).toBe(sample)
})

test('a part of a page about something invented is marked, and nothing is once all of it is real', () => {
  expect(marked('Nothing here.', '/our-clients#beige')).toBe(true)
  expect(
    markInvented([passage('Dot.', { href: '/our-clients' })], { pages: new Set(), names: [] })[0]?.sample,
  ).toBeUndefined()
})

const note = {
  ...passage('A sample person.', { href: '/team/dot' }),
  kind: 'Person',
  title: 'Dot Plain',
  sample: true,
  note: true,
} as const

test.each([
  ['is Dot real', true],
  ['does Dot Plain exist?', true],
  ['is Dot in', false],
  ['is the kettle real', false],
])('%s asks for the line about what is invented: %s', (question, asked) => {
  expect(noteAskedFor(question, [note])).toBe(asked ? note : undefined)
})
