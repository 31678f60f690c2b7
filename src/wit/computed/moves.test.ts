import { expect, test } from 'vitest'
import { textsGiven } from '#wit/testing/texts-given.ts'

test.each([
  ['The call moved from 3:00 to 3:05.', 'computed:shift(later, 1..15)', { 'later-by': '5 minutes' }],
  ['The call moved from 2 p.m. to 4 p.m.', 'computed:shift', { 'later-by': 'two hours', 'earlier-by': undefined }],
  ['The call moved from 4 p.m. to 2 p.m.', 'computed:shift', { 'later-by': undefined, 'earlier-by': 'two hours' }],
  ['The call moved from 11 to 10:30.', 'computed:shift(earlier)', { 'earlier-by': '30 minutes' }],
  ['The call moved from 11:30 p.m. to 12:30 a.m.', 'computed:shift(later)', { 'later-by': 'one hour' }],
  ['The call was extended by 90 minutes.', 'computed:shift(by)', { length: '1.5 hours' }],
  [
    'The call has been moved to Friday.',
    'computed:moved-to(day)',
    { 'day-before': 'Thursday', 'next-day': 'Saturday' },
  ],
  ['The call has been moved to March 1.', 'computed:moved-to', { 'day-before': undefined, 'next-day': 'March 2' }],
  ['The Monday call has been moved to Tuesday.', 'computed:moved-to', { 'day-before': undefined }],
  [
    'The call moves from Tuesday to Thursday.',
    'computed:other-day',
    { 'old-day': 'Tuesday', 'earlier-day': 'Tuesday' },
  ],
  ['The call moves from Friday to Monday.', 'computed:other-day', { 'old-day': 'Friday', 'earlier-day': undefined }],
  ['The call moves from Friday to Sunday.', 'computed:other-day', { 'new-day': 'Sunday', 'earlier-day': 'Friday' }],
  ['The call has been moved to room 12B.', 'computed:label(room)', { label: 'room 12B' }],
  [
    'Doors open at 6, speeches at 7, buffet at 8.',
    'computed:times(3..)',
    { first: '6', last: '8', 'minute-before-last': '7:59' },
  ],
  ['Lunch is at 12:30.', 'computed:time(at)', { time: '12:30', 'minute-after-time': '12:31' }],
  ['Yoga starts at 6:30 a.m.', 'computed:time(certain, 240..390)', { time: '6:30 a.m.' }],
])('"%s" gives %s its texts', (sentence, needs, texts) => {
  expect(textsGiven(sentence, needs)).toMatchObject(texts)
})

test.each([
  ['The call is at 3.', 'computed:shift'],
  ['The call moved from 4 p.m. to 2 p.m.', 'computed:shift(later)'],
  ['The call moved from 3 p.m. to 3 p.m.', 'computed:shift(1..360)'],
  ['The trip was extended by 3 days.', 'computed:shift(by)'],
  ['The call was extended by 10 to 20 minutes.', 'computed:shift(by)'],
  ['The call has been moved.', 'computed:moved-to'],
  ['The call has been moved to Friday at 3.', 'computed:moved-to(day)'],
  ['The call has been moved to Friday.', 'computed:moved-to(time)'],
  ['We meet on Tuesday and Thursday.', 'computed:other-day'],
  ['The class moves from Mondays to Tuesdays.', 'computed:other-day'],
  ['The call has been moved to gate 4.', 'computed:label(room)'],
  ['Doors open at 6.', 'computed:times'],
  ['Lunch is served until 2 p.m.', 'computed:time(at)'],
  ['Come after 2 p.m.', 'computed:time(at)'],
  ['Yoga starts at 6:30.', 'computed:time(certain)'],
  ['Yoga starts at 7 a.m.', 'computed:time(240..390)'],
  ['The funeral is at 10 a.m.', 'computed:time'],
  ['The hearing has been moved to Friday.', 'computed:moved-to'],
])('"%s" gives %s nothing', (sentence, needs) => {
  expect(textsGiven(sentence, needs)).toBeUndefined()
})
