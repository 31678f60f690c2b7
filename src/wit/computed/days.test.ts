import { expect, test } from 'vitest'
import { textsGiven } from '#wit/testing/texts-given.ts'

test.each([
  ['Send it by Friday.', 'deadline(day)', { day: 'Friday', 'next-day': 'Saturday', 'day-before': 'Thursday' }],
  ['Send it by March 31.', 'deadline(day)', { day: 'March 31', 'next-day': 'April 1', 'day-before': 'March 30' }],
  ['Send it by noon on Friday.', 'deadline(time)', { time: 'noon', 'minute-after-time': '12:01 p.m.', day: 'Friday' }],
  ['Vendors set up by 7 a.m. and leave by 7:30 a.m.', 'deadline(time)', { time: '7:30 a.m.' }],
  ['Send it by the end of the quarter.', 'deadline(end-of-month|end-of-quarter)', { period: 'quarter' }],
  ['Send it by EOD.', 'deadline(end-of-day)', { period: undefined }],
  ['Send it by EOW.', 'deadline(end-of-week)', { period: 'week' }],
  ['Send it by tomorrow.', 'deadline(tomorrow)', { day: undefined }],
  ['The sale ends Sunday.', 'until(day)', { 'next-day': 'Monday' }],
  ['The sale ends Sunday at 5 p.m.', 'until(time)', { 'minute-after-time': '5:01 p.m.', day: 'Sunday' }],
  ['The bar is closed until further notice.', 'until(further-notice)', { day: undefined }],
  ['On view through the end of the month.', 'until(end-of-month)', { period: 'month' }],
  ['The sale ends February 28.', 'until', { day: 'February 28', 'next-day': undefined, 'day-before': 'February 27' }],
  ['We are closed on Friday.', 'day(friday)', { day: 'Friday', 'weekday-or-day': 'Friday' }],
  ['We are closed on July 4.', 'day(date)', { day: 'July 4', 'next-day': 'July 5', 'weekday-or-day': 'day' }],
  ['We are closed on Mondays.', 'weekday(weekly)', { day: 'Monday', 'next-day': 'Tuesday', 'day-before': 'Sunday' }],
  ['We are closed on Monday.', 'weekday(once)', { day: 'Monday' }],
  [
    'Closed from July 28 to August 3.',
    'days(7..7)',
    { 'last-day': 'August 3', 'day-before': 'July 27', 'next-day': 'August 4', days: '7' },
  ],
  ['Closed July 4 to 5.', 'days', { 'last-day': 'July 5', days: undefined }],
  ['Closed December 24 to January 1.', 'days', { 'next-day': 'January 2', days: undefined }],
])('of “%s” computed:%s gives %o', (sentence, written, texts) => {
  expect(textsGiven(sentence, `computed:${written}`)).toMatchObject(texts)
})

test.each([
  ['Pay the fine by Friday.', 'deadline'],
  ['Send it by Friday or by Monday.', 'deadline'],
  ['The sale ends Sunday.', 'deadline'],
  ['Send it by Friday at noon.', 'deadline(day)'],
  ['Send it by Friday.', 'until'],
  ['From July 28 to August 3 we are open until 9.', 'until'],
  ['The sale ends Sunday.', 'until(time)'],
  ['The sale ends Sunday.', 'day'],
  ['We are closed on Mondays.', 'day'],
  ['We are closed on Monday and Tuesday.', 'day'],
  ['We are closed on Friday.', 'day(date)'],
  ['We are closed on July 4.', 'day(weekday)'],
  ['We are closed on Monday.', 'weekday(weekly)'],
  ['We are closed on Mondays and Tuesdays.', 'weekday'],
  ['Closed July 4.', 'days'],
  ['Closed July 4 to 6.', 'days(7..)'],
])('of “%s” nothing is computed by %s', (sentence, written) => {
  expect(textsGiven(sentence, `computed:${written}`)).toBeUndefined()
})
