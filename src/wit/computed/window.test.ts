import { expect, test } from 'vitest'
import { readNeeds, textsIn } from '../entries/needs.ts'
import { saidIn } from '../entries/said.ts'
import { read } from '../reading/reading.ts'

const given = (sentence: string, needs: string) => textsIn(readNeeds(needs), saidIn(read(sentence), 2026), false)

test.each([
  ['The shop is open from 7 a.m. to 3 p.m.', 'computed:window', { start: '7 a.m.', length: 'eight hours' }],
  ['The shop is open from 7 a.m. to 3 p.m.', 'computed:window', { 'rest-of-the-day': 'sixteen hours' }],
  ['The shop is open on Sunday from 7 a.m. to 3 p.m.', 'computed:window', { 'rest-of-the-day': undefined }],
  ['The shop is open from 9 to 5.', 'computed:window', { end: '5', 'rest-of-the-day': undefined }],
  ['The shop is open from 8 to 9 a.m.', 'computed:window(60..60)', { length: 'one hour' }],
  ['The shop is open from 8 to 9 a.m.', 'computed:window(61..)', { start: undefined }],
  ['The site is down from 10 p.m. to 4 a.m.', 'computed:window(night)', { 'late-start': '10 p.m.' }],
  ['The site is down from 4 to 6 a.m.', 'computed:window(night)', { start: '4 a.m.', 'late-start': undefined }],
  ['The site is down from 9 p.m. to 1 a.m.', 'computed:window(night)', { start: undefined }],
  ['The site is down from 10 p.m. to 5 a.m.', 'computed:window(day)', { start: '10 p.m.' }],
  ['The site is down from 2 to 4 p.m.', 'computed:window(day)', { start: '2 p.m.' }],
  ['The site is down from 2 to 4 a.m.', 'computed:window(day)', { start: undefined }],
  ['The shift runs from 11 p.m. to 7 a.m.', 'computed:window(overnight, 360..)', { end: '7 a.m.' }],
  ['The shift runs from 3 p.m. to midnight.', 'computed:window(overnight)', { end: undefined }],
  ['It arrives between 9 a.m. and 1 p.m.', 'computed:window(noon)', { end: '1 p.m.' }],
  ['It arrives between 9 a.m. and 12:59 p.m.', 'computed:window(noon)', { end: undefined }],
  ['It arrives between 1 p.m. and 5 p.m.', 'computed:window(noon)', { end: undefined }],
  ['Open from 9 to 11 a.m. and from 2 to 4 p.m.', 'computed:window', { start: undefined }],
  ['The shop is open from 7 a.m. to 3 p.m.', 'computed:window(winter)', { start: undefined }],
])('"%s" gives %s %o', (sentence, needs, texts) => {
  const all = given(sentence, needs)
  expect(Object.fromEntries(Object.keys(texts).map((name) => [name, all[name]]))).toEqual(texts)
})
