import { expect, test } from 'vitest'
import { textsGiven } from '#wit/testing/texts-given.ts'

test.each([
  ['The shop is open from 7 a.m. to 3 p.m.', 'computed:window', { start: '7 a.m.', length: 'eight hours' }],
  ['The shop is open from 7 a.m. to 3 p.m.', 'computed:window', { 'rest-of-the-day': 'sixteen hours' }],
  ['The shop is open on Sunday from 7 a.m. to 3 p.m.', 'computed:window', { 'rest-of-the-day': undefined }],
  ['The shop is open from 9 to 5.', 'computed:window', { end: '5', 'rest-of-the-day': undefined }],
  ['The shop is open from 8 to 9 a.m.', 'computed:window(60..60)', { length: 'one hour' }],
  ['The site is down from 10 p.m. to 4 a.m.', 'computed:window(night)', { 'late-start': '10 p.m.' }],
  ['The site is down from 4 to 6 a.m.', 'computed:window(night)', { start: '4 a.m.', 'late-start': undefined }],
  ['The site is down from 10 p.m. to 5 a.m.', 'computed:window(day)', { start: '10 p.m.' }],
  ['The site is down from 2 to 4 p.m.', 'computed:window(day)', { start: '2 p.m.' }],
  ['The shift runs from 11 p.m. to 7 a.m.', 'computed:window(overnight, 360..)', { end: '7 a.m.' }],
  ['It arrives between 9 a.m. and 1 p.m.', 'computed:window(noon)', { end: '1 p.m.' }],
])('“%s” gives %s %o', (sentence, needs, texts) => {
  expect(textsGiven(sentence, needs)).toMatchObject(texts)
})

test.each([
  ['The shop is open from 8 to 9 a.m.', 'computed:window(61..)'],
  ['The site is down from 9 p.m. to 1 a.m.', 'computed:window(night)'],
  ['The site is down from 2 to 4 a.m.', 'computed:window(day)'],
  ['The shift runs from 3 p.m. to midnight.', 'computed:window(overnight)'],
  ['It arrives between 9 a.m. and 12:59 p.m.', 'computed:window(noon)'],
  ['It arrives between 1 p.m. and 5 p.m.', 'computed:window(noon)'],
  ['Open from 9 to 11 a.m. and from 2 to 4 p.m.', 'computed:window'],
])('“%s” gives nothing for %s', (sentence, needs) => {
  expect(textsGiven(sentence, needs)).toBeUndefined()
})
