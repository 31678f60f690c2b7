import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Allowance, allowances, createLimits, mostVisitors, rateLimitKey } from '#server/platform/limits/limits.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const minute = 60_000
const testVisitor = { address: '203.0.113.7' }

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const advance = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

describe('posts', () => {
  const [post] = allowances.post
  const [erase] = allowances.erase

  async function openLimits(rateLimits = true) {
    const dataDir = temporaryFolder()
    const database = await openTestDatabase({ dataDir })
    return createLimits({ rateLimits, databaseUrl: await databaseUrlFor(dataDir) }, database)
  }

  const use = async (limits: ReturnType<typeof createLimits>, address: string, times: number) => {
    for (let time = 0; time < times; time++) await limits.take({ address })
  }

  test('are forty in ten minutes, and the next is told how long to wait', async () => {
    const limits = await openLimits()
    await use(limits, testVisitor.address, post.points - 1)
    expect(await limits.take(testVisitor)).toEqual({ allowed: true })
    advance(2 * minute)
    expect(await limits.take(testVisitor)).toEqual({ allowed: false, retryAfterSeconds: 480 })
    expect(await limits.take({ address: '203.0.113.8' })).toEqual({ allowed: true })
    advance(8 * minute + 1)
    expect(await limits.take(testVisitor)).toEqual({ allowed: true })
  })

  test('that ask for an erasure are counted by themselves, ten in ten minutes', async () => {
    const limits = await openLimits()
    for (let time = 0; time < erase.points; time++)
      expect(await limits.take(testVisitor, 'erase')).toEqual({ allowed: true })
    expect(await limits.take(testVisitor, 'erase')).toEqual({ allowed: false, retryAfterSeconds: 600 })
    expect(await limits.take(testVisitor)).toEqual({ allowed: true })
  })

  test('that come at the same time are counted each', async () => {
    const limits = await openLimits()
    const answers = await Promise.all(Array.from({ length: post.points + 5 }, () => limits.take(testVisitor)))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(post.points)
  })

  test('of neighbours in one IPv6 network are counted together', async () => {
    const limits = await openLimits()
    await use(limits, '2001:db8:1:2::1', post.points)
    expect(await limits.take({ address: '2001:db8:1:2:ffff::9' })).toMatchObject({ allowed: false })
    expect(await limits.take({ address: '2001:db8:1:3::1' })).toEqual({ allowed: true })
  })

  test('are without end when limits are off', async () => {
    const limits = await openLimits(false)
    await use(limits, testVisitor.address, post.points * 2)
    expect(await limits.take(testVisitor)).toEqual({ allowed: true })
    expect(await limits.look(testVisitor, 'ai')).toEqual({ allowed: true })
  })
})

describe('questions', () => {
  function open() {
    const limits = createLimits({ rateLimits: true, databaseUrl: undefined })
    /** The number of answered questions, of so many asked one right after the other. */
    const ask = async (times: number, allowance: Allowance = 'ai', visitor = testVisitor) => {
      let answered = 0
      for (let time = 0; time < times; time++) if ((await limits.take(visitor, allowance)).allowed) answered++
      return answered
    }
    return { limits, ask }
  }

  test('for the service are ten at once, then one every two minutes', async () => {
    const { limits, ask } = open()
    expect(await ask(12)).toBe(10)
    expect(await limits.take(testVisitor, 'ai')).toEqual({ allowed: false, retryAfterSeconds: 120 })
    advance(2 * minute - 1)
    expect(await limits.take(testVisitor, 'ai')).toEqual({ allowed: false, retryAfterSeconds: 1 })
    advance(1)
    expect(await ask(2)).toBe(1)
    advance(20 * minute)
    expect(await ask(12)).toBe(10)
  })

  test('that come at the same time are ten too', async () => {
    const { limits } = open()
    const answers = await Promise.all(Array.from({ length: 15 }, () => limits.take(testVisitor, 'ai')))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10)
  })

  test('for the service are thirty in an hour from the first, however they are spread', async () => {
    const { limits, ask } = open()
    let answered = 0
    for (let at = 0; at < 60; at++) {
      answered += await ask(3)
      advance(minute)
    }
    expect(answered).toBe(30)
    expect(await limits.take(testVisitor, 'ai')).toEqual({ allowed: true })
  })

  test('that are refused cost nothing', async () => {
    const { ask } = open()
    expect(await ask(500)).toBe(10)
    advance(20 * minute)
    expect(await ask(500)).toBe(10)
  })

  test('for the service are ninety a day, and a new day begins at midnight', async () => {
    vi.setSystemTime('2026-11-21T00:00:00Z')
    const { limits, ask } = open()
    let answered = 0
    for (let at = 0; at < 24 * 60; at++) {
      answered += await ask(2)
      if (at < 24 * 60 - 1) advance(minute)
    }
    expect(answered).toBe(90)
    expect(await limits.take(testVisitor, 'ai')).toMatchObject({ allowed: false })
    advance(minute)
    expect(await ask(12)).toBe(10)
  })

  test('for the search are sixty a minute, counted apart', async () => {
    const { ask } = open()
    expect(await ask(10)).toBe(10)
    expect(await ask(70, 'search')).toBe(60)
    advance(minute)
    expect(await ask(70, 'search')).toBe(60)
  })

  test('of neighbours in one IPv6 network are counted together, of other visitors apart', async () => {
    const { ask } = open()
    expect(await ask(11)).toBe(10)
    expect(await ask(11, 'ai', { address: '203.0.113.8' })).toBe(10)
    expect(await ask(6, 'ai', { address: '2001:db8:1:2::1' })).toBe(6)
    expect(await ask(6, 'ai', { address: '2001:db8:1:2::9' })).toBe(4)
  })

  test('of only so many visitors are remembered; the one seen longest ago is dropped first', async () => {
    const { ask } = open()
    const visitor = (number: number) => ({ address: `10.0.${number >> 8}.${number & 255}` })
    const [first, second] = [visitor(0), visitor(1)]
    for (const early of [first, second]) await ask(60, 'search', early)
    for (let number = 2; number < mostVisitors; number++) await ask(1, 'search', visitor(number))
    expect(await ask(1, 'search', first)).toBe(0)
    expect(await ask(1, 'search')).toBe(1)
    expect(await ask(1, 'search', first)).toBe(0)
    expect(await ask(1, 'search', second)).toBe(1)
  })

  test('are not taken by looking how long to wait', async () => {
    const { limits, ask } = open()
    for (let time = 0; time < 20; time++) expect(await limits.look(testVisitor, 'ai')).toEqual({ allowed: true })
    expect(await ask(10)).toBe(10)
    advance(minute)
    expect(await limits.look(testVisitor, 'ai')).toEqual({ allowed: false, retryAfterSeconds: 60 })
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
  ['1:2:3:4:5:ffff:cb00:7107', '1:2:3:4::/64'],
  ['', ''],
  ['not an address', 'not an address'],
])('rateLimitKey of %j is %j', (address, expected) => {
  expect(rateLimitKey(address)).toBe(expected)
})
