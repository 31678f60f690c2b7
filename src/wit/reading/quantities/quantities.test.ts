import { describe, expect, test } from 'vitest'
import { tag } from '#language/tagger.ts'
import { clockText } from './clock-times.ts'
import { lastSentence, readQuantities } from './quantities.ts'

const read = (text: string) => readQuantities(text, tag(text))

test.each([
  ['We open at 9. Doors close at 5 p.m. sharp', 'Doors close at 5 p.m. sharp'],
  ['The talk is at 3 p.m. ET in room 2.', 'The talk is at 3 p.m. ET in room 2.'],
  ['The talk ends at 3 p.m. Please clap.', 'Please clap.'],
  ['Dr. Lindqvist comes at noon.', 'Dr. Lindqvist comes at noon.'],
  ['Good news! The lift works.', 'The lift works.'],
  ['', ''],
])('the last sentence of "%s" is found', (text, last) => {
  expect(lastSentence(text)).toBe(last)
})

test.each([
  ['Doors open at 9 a.m.', [540]],
  ['Doors open at 3:30 PM.', [930]],
  ['Lunch is at noon.', [720]],
  ['The bar stays open until midnight.', [0]],
  ['The shift starts at 14:00.', [840]],
  ['Doors open at 6, speeches at 7, buffet at 8.', [360, 420, 480]],
  ['The class starts at eight on Monday.', [480]],
  ['Your ticket #58213 has been assigned.', []],
  ['Preheat the oven to 375.', []],
  ['The price is capped at 12.', []],
])('clock times of "%s"', (text, minutes) => {
  expect(read(text).clocks.map((clock) => clock.minutes)).toEqual(minutes)
})

test.each([
  ['Your package arrives between 9 a.m. and 5 p.m.', 540, 1020, 480, false],
  ['Water will be off from 9 to 11.', 540, 660, 120, false],
  ['Open from 9 to 5 p.m. daily.', 540, 1020, 480, false],
  ['The power is off from 6 to 8 p.m.', 1080, 1200, 120, false],
  ['The power is off from 10 to noon.', 600, 720, 120, false],
  ['The site is down from 6 p.m. to midnight.', 1080, 0, 360, false],
  ['Quiet hours are from 10 p.m. to 7 a.m.', 1320, 420, 540, true],
  ['The bar is open 11 a.m. to 2.', 660, 840, 180, false],
  ['The office is open 08:30-17:00.', 510, 1020, 510, false],
  ['Maintenance: Sunday, 2:00 to 4:00 a.m. ET.', 120, 240, 120, false],
])('the window of "%s"', (text, start, end, length, overnight) => {
  const [window] = read(text).windows
  expect([window?.start.minutes, window?.end.minutes, window?.length, window?.overnight]).toEqual([
    start,
    end,
    length,
    overnight,
  ])
})

test.each([
  'Rate yourself from 1 to 5 in every category.',
  'The team won 3 to 1.',
  'Children from 4 to 6 are welcome.',
  'Call 555-0134 for details.',
])('no window is read in "%s"', (text) => {
  expect(read(text).windows).toEqual([])
})

test.each([
  ['Doors open at 9:59 p.m.', 1, '10 p.m.'],
  ['Doors open at 10PM.', 1, '10:01PM'],
  ['Doors open at 9.', -1, '8:59'],
  ['Doors open at 12.', 1, '12:01'],
  ['Doors open at 1.', -1, '12:59'],
  ['The shift starts at 14:00.', 5, '14:05'],
  ['The shift starts at 09:00.', -1, '08:59'],
  ['Lunch is at 11:59 a.m.', 1, 'noon'],
  ['The bar closes at midnight.', -1, '11:59 p.m.'],
])('a minute more or less is written as in "%s"', (text, plus, written) => {
  const [clock] = read(text).clocks
  expect(clock && clockText(clock, plus)).toBe(written)
})

describe('days', () => {
  test.each([
    ['Your points expire on September 30.', 9, 30, 'October 1', 'September 29'],
    ['The sale ends 1 March.', 3, 1, 'March 2', undefined],
    ['The sale ends March 1, 2028.', 3, 1, 'March 2', 'February 29'],
    ['The sale ends on December 31st.', 12, 31, 'January 1', 'December 30'],
    ['The sale ends on February 28.', 2, 28, undefined, 'February 27'],
    ['Please reply by 3/14.', 3, 14, 'March 15', 'March 13'],
  ])('the date of "%s" has its neighbors', (text, month, day, next, previous) => {
    expect(read(text).dates).toMatchObject([{ month, day, next, previous }])
  })

  test('a range counts its first and last day', () => {
    expect(read('We are closed from July 28 to August 3.').ranges[0]?.days).toBe(7)
    expect(read('We are closed from December 24 through January 1.').ranges[0]?.days).toBeUndefined()
  })

  test.each([
    ['Bins are collected every second Tuesday.', 'Tuesday', true],
    ['We are closed on Mondays.', 'Monday', true],
    ['The sale ends Sunday.', 'Sunday', false],
  ])('the weekday of "%s"', (text, day, repeats) => {
    expect(read(text).weekdays).toMatchObject([{ day, repeats }])
  })

  test('"may" is no month and "sun" no day', () => {
    expect(read('You may bring 3 friends into the sun.')).toMatchObject({ dates: [], weekdays: [] })
  })

  test.each([
    ['Please reply by noon on Friday.', { kind: 'by', clock: { minutes: 720 }, weekday: { day: 'Friday' } }],
    ['The form is due on March 3.', { kind: 'by', date: { day: 3 } }],
    ['The sale ends Sunday.', { kind: 'until', weekday: { day: 'Sunday' } }],
    ['The deadline for entries is April 15.', { kind: 'by', date: { day: 15 } }],
    ['I will send it by end of day.', { kind: 'by', phrase: 'end of day' }],
  ])('the deadline of "%s"', (text, deadline) => {
    expect(read(text).deadlines).toMatchObject([deadline])
  })
})

describe('amounts', () => {
  test.each([
    ['Delivery takes 3 to 5 business days.', { value: 3, upTo: 5, unit: 'day', business: true }],
    ['This is a 15-minute call.', { value: 15, unit: 'minute', attributive: true, minutes: 15 }],
    ['Your wait is about 20 minutes.', { value: 20, bound: 'about' }],
    ['We answer within 48 hours.', { value: 48, bound: 'most', minutes: 2880 }],
    ['It takes half an hour.', { value: 30, unit: 'minute' }],
    ['It is done in two weeks.', { value: 2, unit: 'week', minutes: 20160 }],
  ])('the duration of "%s"', (text, duration) => {
    expect(read(text).durations).toMatchObject([duration])
  })

  test.each([
    ['It costs $1,200.50.', { cents: 120050, symbol: '$', per: undefined }],
    ['It costs 12 USD.', { cents: 1200, symbol: '$' }],
    ['It costs $9 a month.', { cents: 900, per: 'month' }],
    ['It costs €4 per person.', { cents: 400, symbol: '€', per: 'person' }],
    ['Rooms from $99/night.', { cents: 9900, per: 'night' }],
    ['We raised $2k.', { cents: 200000 }],
  ])('the price of "%s"', (text, price) => {
    expect(read(text).prices).toMatchObject([price])
  })

  test.each([
    ['You have 3 unused vacation days.', { value: 3, things: 'unused vacation days', lemma: 'day' }],
    ['Trusted by over 4,000 teams.', { value: 4000, lemma: 'team', bound: 'over' }],
    ['The first 25 customers get cake.', { value: 25, lemma: 'customer', first: true }],
    ['Bring up to four guests.', { value: 4, lemma: 'guest', bound: 'most' }],
  ])('the count of "%s"', (text, count) => {
    expect(read(text).counts).toMatchObject([count])
  })

  test.each([
    'Your invoice number is 2047.',
    'Call us at 555-0134.',
    'Use code SPRING15 at the counter.',
    'Take Route 9 to the bridge.',
    'See https://example.org/2024/12 for more.',
  ])('a code is no amount: "%s"', (text) => {
    const { counts, prices, years, clocks, durations } = read(text)
    expect({ counts, prices, years, clocks, durations }).toEqual({
      counts: [],
      prices: [],
      years: [],
      clocks: [],
      durations: [],
    })
  })

  test('percentages, ratings, sizes, versions, floors and years have their values', () => {
    expect(read('Now 20% lighter.').percentages).toMatchObject([{ value: 20 }])
    expect(read('We offer 99.95 percent uptime.').percentages).toMatchObject([{ value: 99.95 }])
    expect(read('Rated 4.8 out of 5.').ratings).toMatchObject([{ value: 4.8, best: 5 }])
    expect(read('The desk is 120 x 60 cm.').sizes).toMatchObject([{ sides: [120, 60], unit: 'cm' }])
    expect(read('Version 2.4.1 is out.').versions).toMatchObject([{ parts: [2, 4, 1] }])
    expect(read('We are on the 4th floor.').ordinals).toMatchObject([{ value: 4, noun: 'floor' }])
    expect(read('Serving the town since 1987.').years).toMatchObject([{ year: 1987, since: true }])
    expect(read('Please meet in room 2B.').labels).toMatchObject([{ kind: 'room', name: '2B' }])
  })
})
