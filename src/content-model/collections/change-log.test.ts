import { expect, test } from 'vitest'
import { changes } from '#content-model/pages/changes-page.ts'
import { changeLog } from './change-log.ts'

const entry = (text: string) => ({ kind: 'Added', title: 'A page.', text }) as const

test('the log is newest first, says its days in words and fills in its counts', () => {
  const log = changeLog(
    [
      { day: '2026-11-03', entries: [entry('one')] },
      { day: '2026-12-01', entries: [entry('{examples} sentences')] },
    ],
    { examples: 12 },
  )
  expect(log).toEqual([
    {
      title: undefined,
      days: [
        { day: '2026-12-01', date: '1', month: 'December 2026', entries: [entry('12 sentences')] },
        { day: '2026-11-03', date: '3', month: 'November 2026', entries: [entry('one')] },
      ],
    },
  ])
})

test('years have titles once the second one has begun', () => {
  const log = changeLog(
    [
      { day: '2026-12-31', entries: [entry('old')] },
      { day: '2027-01-01', entries: [entry('new')] },
    ],
    {},
  )
  expect(log.map(({ title }) => title)).toEqual(['2027', '2026'])
})

test('each day of the log is a day that has been, and stands in it once', () => {
  const days = changes.map(({ day }) => day)
  expect(new Set(days).size).toBe(days.length)
  for (const day of days) {
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
  }
})
