import { expect, test } from 'vitest'
import { exampleTexts } from '#wit/testing/example-texts.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const dated = new RegExp(`\\b(\\w+day), (${months.join('|')}) (\\d{1,2})\\b`, 'g')
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** Whether a date falls on that day of the week this year or next, counted from when the site was written. */
const fits = (day: string, month: string, date: string) =>
  [2026, 2027].some((year) => weekday.format(Date.UTC(year, months.indexOf(month), Number(date))) === day)

test('an example that names a weekday and a date names two that meet', () => {
  const shown = exampleTexts.flatMap(({ before, results }) => [before, ...results.map(({ after }) => after)])
  const found = shown.flatMap((text) => [...text.matchAll(dated)])
  expect(found.length).toBeGreaterThan(20)
  const apart = found.filter(([, day = '', month = '', date = '']) => !fits(day, month, date)).map(([text]) => text)
  expect(apart).toEqual([])
})
