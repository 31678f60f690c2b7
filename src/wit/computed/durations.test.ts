import { expect, test } from 'vitest'
import { textsGiven } from '#wit/testing/texts-given.ts'

test.each([
  ['It takes 15 minutes.', 'computed:duration', { unit: 'minute', number: 'fifteen', 'five-less': 'ten' }],
  ['It takes 15 minutes.', 'computed:duration', { 'double-figures': '30', 'triple-figures': '45' }],
  ['It takes 7 minutes.', 'computed:duration', { 'half-more-figures': '11', 'third-less-figures': '5' }],
  ['It takes 5 minutes.', 'computed:duration', { 'five-less': undefined, 'four-less-length': 'one minute' }],
  ['It takes 4 minutes.', 'computed:duration', { 'four-less-length': undefined, figures: '4' }],
  ['It takes 24 hours.', 'computed:duration', { 'one-less-length': '23 hours', 'rest-of-the-day': undefined }],
  ['It takes two hours.', 'computed:duration', { 'one-less-length': 'one hour', 'rest-of-the-day': '22' }],
  ['It takes 24 days.', 'computed:duration', { 'one-less-length': undefined, 'rest-of-the-day': undefined }],
  ['It takes 10 years.', 'computed:duration', { 'working-weeks': '480', 'year-then': '2016' }],
  ['It takes 10 weeks.', 'computed:duration', { 'working-weeks': undefined, 'year-then': undefined }],
  ['It takes 3 to 5 days.', 'computed:duration', { from: '3', 'up-to': '5', unit: 'day', figures: undefined }],
  ['It takes 5 to 3 days.', 'computed:duration', { from: undefined, 'up-to': undefined, unit: 'day' }],
  ['It takes 2.3 days.', 'computed:duration', { fraction: '0.3', figures: undefined }],
  ['It takes 10 hours.', 'computed:duration(hour, 3..)', { third: 'three' }],
  ['It takes 5 hours.', 'computed:duration(hour, 3..)', { third: undefined }],
  ['Change it every 90 days.', 'computed:duration(day)', { 'times-a-year': 'four' }],
  ['Change it every two weeks.', 'computed:duration(week)', { 'times-a-year': '26' }],
  ['Change it every 200 days.', 'computed:duration(day)', { 'times-a-year': undefined }],
])('“%s” gives %s %o', (sentence, needs, texts) => {
  const all = textsGiven(sentence, needs)
  expect(Object.fromEntries(Object.keys(texts).map((name) => [name, all?.[name]]))).toEqual(texts)
})

test.each([
  ['It takes 3 days.', 'computed:duration(week|month)'],
  ['It takes 3 days.', 'computed:duration(day, 4..)'],
  ['It takes 3 days or two weeks.', 'computed:duration'],
  ['It takes 0 days.', 'computed:duration'],
])('“%s” gives nothing for %s', (sentence, needs) => {
  expect(textsGiven(sentence, needs)).toBeUndefined()
})
