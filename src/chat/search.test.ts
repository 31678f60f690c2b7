import { describe, expect, test } from 'vitest'
import { type Entry, queryLimit, search, tidyQuery } from '#chat/search.ts'

const entry = (title: string, text = ''): Entry => ({ kind: 'Post', title, href: `/${title}`, text })
const titles = (entries: readonly Entry[], query: string) => search(entries, query).map(({ title }) => title)

const entries = [
  entry('Insurance', 'A promise about a bad day.'),
  entry('Printer', 'Low toner. The duck insurance company called.'),
  entry('Tomás Leal', 'He drew the line. It can’t smile.'),
  entry('Uninsured', 'Nothing here is insured.'),
]

describe('search', () => {
  test.each([
    ['insurance', ['Insurance', 'Printer']],
    ['INSUR', ['Insurance', 'Uninsured', 'Printer']],
    ['sured', ['Uninsured']],
    ['duck toner', ['Printer']],
    ['duck day', []],
    ['tomas', ['Tomás Leal']],
    ['cant', ['Tomás Leal']],
    ["can't smile", ['Tomás Leal']],
    ['in', ['Insurance', 'Printer', 'Uninsured']],
    ['ay', []],
    ['', []],
    ['—!?', []],
    ['<script>', []],
    ['.*', []],
  ])('%j finds %j', (query, found) => {
    expect(titles(entries, query)).toEqual(found)
  })

  test('shows the words around the first match', () => {
    const long = entry('Long', `${'before '.repeat(40)}the Gap, here${' after'.repeat(40)}`)
    const [found] = search([long], 'gap')
    expect(found?.excerpt.map(({ text }) => text).join('')).toMatch(/^… (before ){5}the Gap, here (after ){20}…$/)
    expect(found?.excerpt.filter(({ match }) => match)).toEqual([{ text: 'Gap', match: true }])
  })

  test('shows the part where most of the words stand together', () => {
    const text = `Duck. ${'Other words. '.repeat(30)}A rubber duck, a “Rubber duck”.`
    const [found] = search([entry('Bath', text)], 'rubber duck')
    expect(found?.excerpt.filter(({ match }) => match).map(({ text }) => text)).toEqual(['rubber duck', 'Rubber duck'])
    expect(found?.excerpt.map(({ text }) => text).join('')).toContain('A rubber duck, a “Rubber duck”.')
  })

  test('puts the title that is nothing else first', () => {
    expect(titles([entry('Seven subject lines', 'Subject lines.'), entry('Subject Lines')], 'subject lines')).toEqual([
      'Subject Lines',
      'Seven subject lines',
    ])
  })

  test('shows the beginning when only the title matches', () => {
    const [found] = search([entry('Gap', 'One two three.')], 'gap')
    expect(found?.excerpt).toEqual([{ text: 'One two three.', match: false }])
  })
})

test.each([
  ['  a \n\t b ', 'a b'],
  ['x'.repeat(500), 'x'.repeat(queryLimit)],
  ['a\u0000b', 'a b'],
  ['😐'.repeat(300), '😐'.repeat(queryLimit)],
])('tidyQuery %#', (typed, tidy) => {
  expect(tidyQuery(typed)).toBe(tidy)
})
