import { expect, test } from 'vitest'
import { read } from '#wit/reading/reading.ts'
import { hasNeeds, readNeeds, textsIn } from '../entries/needs.ts'
import { saidIn } from '../entries/said.ts'

test.each([
  ['The limit is 600 requests per minute.', 'count(request)', { sixtieth: 'ten' }],
  ['The limit is 100 requests per minute.', 'count(request)', { sixtieth: undefined }],
  ['The limit is 0 requests per minute.', 'count(request)', { sixtieth: undefined }],
  ['The battery lasts 10 hours.', 'duration(hour, 3..)', { third: 'three' }],
  ['The battery lasts 5 hours.', 'duration(hour, 3..)', { third: undefined }],
  ['Change it every 90 days.', 'duration(day)', { 'times-a-year': 'four' }],
  ['Change it every two weeks.', 'duration(week)', { 'times-a-year': '26' }],
  ['Change it every 200 days.', 'duration(day)', { 'times-a-year': undefined }],
])('of “%s” computed:%s gives %o', (sentence, written, texts) => {
  const needs = readNeeds(`computed:${written}`)
  const said = saidIn(read(sentence), 2026)
  expect(hasNeeds(needs, said)).toBe(true)
  expect(textsIn(needs, said, false)).toMatchObject(texts)
})
