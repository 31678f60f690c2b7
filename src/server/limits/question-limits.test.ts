import { expect, test } from 'vitest'
import { createVisitorLimits, mostVisitors } from '#server/limits/question-limits.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'

const minute = 60_000
const somebody = { address: '203.0.113.7' }

function open() {
  const clock = createFakeClock(Date.parse('2026-11-21T00:00:00Z'))
  const limits = createVisitorLimits(clock)
  /** How many of so many questions are answered, one right after the other. */
  const ask = (times: number, kind: 'ai' | 'search' = 'ai', visitor = somebody) =>
    Array.from({ length: times }, () => limits.take(kind, visitor)).filter((wait) => wait === 0).length
  return { clock, limits, ask }
}

test('ten at once, then one every two minutes', () => {
  const { clock, limits, ask } = open()
  expect(ask(12)).toBe(10)
  expect(limits.take('ai', somebody)).toBe(2 * minute)
  clock.advance(2 * minute - 1)
  expect(limits.take('ai', somebody)).toBe(1)
  clock.advance(1)
  expect(ask(2)).toBe(1)
  clock.advance(20 * minute)
  expect(ask(12)).toBe(10)
})

test('thirty in any hour, however they are spread', () => {
  const { clock, limits, ask } = open()
  let answered = 0
  for (let at = 0; at < 60; at++) {
    answered += ask(3)
    clock.advance(minute)
  }
  expect(answered).toBe(30)
  expect(limits.take('ai', somebody)).toBe(0)
})

test('an hour that begins in the middle of another has no more than thirty either', () => {
  const { clock, limits } = open()
  const asked: number[] = []
  const ask = () => limits.take('ai', somebody) === 0 && asked.push(clock.now())
  ask()
  clock.advance(40 * minute)
  for (let at = 0; at < 60; at++) {
    for (let time = 0; time < 3; time++) ask()
    clock.advance(minute)
  }
  const inHourFrom = (from: number) => asked.filter((at) => at >= from && at < from + 60 * minute).length
  expect(Math.max(...asked.map(inHourFrom))).toBe(30)
})

test('a refusal costs nothing', () => {
  const { clock, ask } = open()
  expect(ask(500)).toBe(10)
  clock.advance(20 * minute)
  expect(ask(500)).toBe(10)
})

test('ninety a day, and a new day at midnight', () => {
  const { clock, limits, ask } = open()
  let answered = 0
  for (let at = 0; at < 24 * 60; at++) {
    answered += ask(2)
    if (at < 24 * 60 - 1) clock.advance(minute)
  }
  expect(answered).toBe(90)
  expect(limits.take('ai', somebody)).toBeGreaterThan(0)
  clock.advance(minute)
  expect(ask(12)).toBe(10)
})

test('sixty searches a minute, counted apart', () => {
  const { clock, ask } = open()
  expect(ask(10)).toBe(10)
  expect(ask(70, 'search')).toBe(60)
  clock.advance(minute)
  expect(ask(70, 'search')).toBe(60)
})

test('visitors are counted apart, neighbours in one IPv6 network together', () => {
  const { ask } = open()
  expect(ask(11)).toBe(10)
  expect(ask(11, 'ai', { address: '203.0.113.8' })).toBe(10)
  expect(ask(6, 'ai', { address: '2001:db8:1:2::1' })).toBe(6)
  expect(ask(6, 'ai', { address: '2001:db8:1:2::9' })).toBe(4)
})

test('only so many visitors are remembered; the one who came first is forgotten first', () => {
  const { ask } = open()
  const visitor = (number: number) => ({ address: `10.0.${number >> 8}.${number & 255}` })
  const [first, second] = [visitor(0), visitor(1)]
  for (const early of [first, second]) ask(10, 'ai', early)
  for (let number = 2; number < mostVisitors; number++) ask(1, 'ai', visitor(number))
  expect(ask(1, 'ai', first)).toBe(0)
  expect(ask(1)).toBe(1)
  expect(ask(1, 'ai', second)).toBe(0)
  expect(ask(1, 'ai', first)).toBe(1)
})

test('whoever looks how long to wait has asked nothing', () => {
  const { clock, limits, ask } = open()
  for (let time = 0; time < 20; time++) expect(limits.waitFor('ai', somebody)).toBe(0)
  expect(ask(10)).toBe(10)
  clock.advance(minute)
  expect(limits.waitFor('ai', somebody)).toBe(minute)
})
