import { afterEach, describe, expect, test } from 'vitest'
import { inWords, localMoment, reachedEverywhere, timeLeft } from '#sections/coming-soon/time-left.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const at = (moment: string) => new Date(moment).getTime()

describe('timeLeft', () => {
  const target = at('2030-06-15T12:00:00Z')

  test.each([
    ['2030-06-03T04:18:51Z', { days: 12, hours: 7, minutes: 41, seconds: 9 }],
    ['2030-06-14T12:00:00Z', { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    ['2030-06-14T12:00:01Z', { days: 0, hours: 23, minutes: 59, seconds: 59 }],
    ['2030-06-15T11:00:00Z', { days: 0, hours: 1, minutes: 0, seconds: 0 }],
    ['2030-06-15T11:59:59Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['2030-06-15T11:59:59.999Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['2027-09-19T12:00:00Z', { days: 1000, hours: 0, minutes: 0, seconds: 0 }],
  ])('from %s', (now, left) => {
    expect(timeLeft(target, at(now))).toEqual(left)
  })

  test.each(['2030-06-15T12:00:00Z', '2030-06-15T12:00:00.001Z', '2041-01-01T00:00:00Z'])('is nothing at %s', (now) => {
    expect(timeLeft(target, at(now))).toBeUndefined()
  })

  test('is nothing when there is no target', () => {
    expect(timeLeft(Number.NaN, at('2030-01-01T00:00:00Z'))).toBeUndefined()
  })

  test.each([
    // Two nights, one of them an hour short, then one an hour long.
    ['2027-03-13T17:00:00', '2027-03-15T17:00:00', { days: 1, hours: 23, minutes: 0, seconds: 0 }],
    ['2027-11-06T17:00:00', '2027-11-08T17:00:00', { days: 2, hours: 1, minutes: 0, seconds: 0 }],
    ['2027-07-01T17:00:00', '2027-07-03T17:00:00', { days: 2, hours: 0, minutes: 0, seconds: 0 }],
  ])('counts the hours that really pass in New York between %s and %s', (now, end, left) => {
    process.env['TZ'] = 'America/New_York'
    expect(timeLeft(localMoment(end), localMoment(now))).toEqual(left)
  })
})

test.each([
  ['America/New_York', '2023-01-10T22:00:00Z'],
  ['Asia/Tokyo', '2023-01-10T08:00:00Z'],
  ['UTC', '2023-01-10T17:00:00Z'],
])('a target is read on the clock of %s', (timeZone, moment) => {
  process.env['TZ'] = timeZone
  expect(localMoment('2023-01-10T17:00:00')).toBe(at(moment))
})

test.each([
  ['2023-01-10T17:00:00Z', false],
  ['2023-01-11T04:59:59Z', false],
  ['2023-01-11T05:00:00Z', true],
  ['2026-11-21T00:00:00Z', true],
])('at %s the target is reached everywhere: %s', (now, reached) => {
  expect(reachedEverywhere('2023-01-10T17:00:00', at(now))).toBe(reached)
})

test('a target in words is the one that was written, whatever the clock', () => {
  process.env['TZ'] = 'Asia/Tokyo'
  expect(inWords('2023-01-10T17:00:00').replace(/\s/g, ' ')).toBe('January 10, 2023 at 5:00 PM')
  expect(inWords('2023-01-10T17:00').replace(/\s/g, ' ')).toBe('January 10, 2023 at 5:00 PM')
})
