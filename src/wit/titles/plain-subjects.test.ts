import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gate } from '../testing/gate-texts.ts'
import { writeTitles } from './titles.ts'

/** The keywords of a file, a line each, without its headings. */
const keywords = (file: string) =>
  readFileSync(new URL(`testing/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

describe('medicine, money and safety get plain titles, or none', () => {
  test.each(keywords('plain'))('%s', (keyword) => {
    expect(writeTitles({ keywords: [keyword] }, gate).titles.filter(({ plain }) => !plain)).toEqual([])
  })
})

describe('what only sounds like them may be joked about', () => {
  test.each(keywords('joking'))('%s', (keyword) => {
    expect(writeTitles({ keywords: [keyword] }, gate).titles.map(({ plain }) => plain)).toEqual([false])
  })
})
