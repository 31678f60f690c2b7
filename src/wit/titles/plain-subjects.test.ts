import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gate } from '#wit/testing/gate-texts.ts'
import { titleTexts } from '#wit/testing/shipped-titles.ts'
import { createTitles } from './titles.ts'

const titles = createTitles(titleTexts, gate)

/** Whether each keyword of a file gets no joke: a line each, without the headings. */
const plainness = (file: string) =>
  readFileSync(new URL(`testing/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((keyword) => ({ keyword, plain: titles.write({ keywords: [keyword] }).titles.map(({ plain }) => plain) }))

test('medicine, money and safety get plain titles, or none', () => {
  expect(plainness('plain').filter(({ plain }) => plain.includes(false))).toEqual([])
})

test('what only sounds like them may be joked about', () => {
  expect(plainness('joking').filter(({ plain }) => plain.length !== 1 || plain.includes(true))).toEqual([])
})
