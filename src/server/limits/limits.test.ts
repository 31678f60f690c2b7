import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { createLimits, eraseLimit, postLimit, rateLimitKey } from '#server/limits/limits.ts'
import { databaseUrlFor } from '#server/testing/test-database.ts'
import { openTestDatabase, temporaryFolder } from '#server/testing/test-services.ts'

const start = Date.parse('2026-11-21T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const quiet = { error() {} }

async function openLimits(rateLimits = true) {
  const dataDir = temporaryFolder()
  const database = await openTestDatabase({ dataDir })
  return createLimits({ rateLimits, databaseUrl: await databaseUrlFor(dataDir) }, database, quiet)
}

const use = async (limits: ReturnType<typeof createLimits>, address: string, times: number) => {
  for (let post = 0; post < times; post++) await limits.takePost({ address })
}

describe('takePost', () => {
  test('allows forty posts in ten minutes, then says how long to wait', async () => {
    const limits = await openLimits()
    await use(limits, '203.0.113.7', postLimit.posts - 1)
    expect(await limits.takePost({ address: '203.0.113.7' })).toEqual({ allowed: true })
    vi.setSystemTime(start + 120_000)
    expect(await limits.takePost({ address: '203.0.113.7' })).toEqual({ allowed: false, retryAfterSeconds: 480 })
    expect(await limits.takePost({ address: '203.0.113.8' })).toEqual({ allowed: true })
    vi.setSystemTime(start + 600_001)
    expect(await limits.takePost({ address: '203.0.113.7' })).toEqual({ allowed: true })
  })

  test('counts what asks for an erasure by itself, ten in ten minutes', async () => {
    const limits = await openLimits()
    const visitor = { address: '203.0.113.7' }
    for (let post = 0; post < eraseLimit.posts; post++)
      expect(await limits.takePost(visitor, 'erase')).toEqual({ allowed: true })
    expect(await limits.takePost(visitor, 'erase')).toEqual({ allowed: false, retryAfterSeconds: 600 })
    expect(await limits.takePost(visitor)).toEqual({ allowed: true })
  })

  test('counts posts that come at the same time', async () => {
    const limits = await openLimits()
    const take = () => limits.takePost({ address: '203.0.113.7' })
    const answers = await Promise.all(Array.from({ length: postLimit.posts + 5 }, take))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(postLimit.posts)
  })

  test('counts neighbours in one IPv6 network together', async () => {
    const limits = await openLimits()
    await use(limits, '2001:db8:1:2::1', postLimit.posts)
    expect(await limits.takePost({ address: '2001:db8:1:2:ffff::9' })).toMatchObject({ allowed: false })
    expect(await limits.takePost({ address: '2001:db8:1:3::1' })).toEqual({ allowed: true })
  })

  test('allows everything when limits are off', async () => {
    const limits = await openLimits(false)
    await use(limits, '203.0.113.7', postLimit.posts * 2)
    expect(await limits.takePost({ address: '203.0.113.7' })).toEqual({ allowed: true })
  })
})

describe('what counts can not be loaded', () => {
  const broken = {
    getExecutor() {
      throw new Error('no database')
    },
  } as unknown as Database
  const open = (rateLimits: boolean) => {
    const logged: unknown[] = []
    const log = { error: (...words: unknown[]) => logged.push(words) }
    return { logged, limits: createLimits({ rateLimits, databaseUrl: undefined }, broken, log) }
  }

  test('the site is not ready, no post is taken, and the log says why', async () => {
    const { limits, logged } = open(true)
    await expect(limits.prepare()).rejects.toThrow('no database')
    await expect(limits.takePost({ address: '203.0.113.7' })).rejects.toThrow('no database')
    const line = [{ err: new Error('no database') }, expect.stringContaining('none is taken')]
    expect(logged).toEqual([line, line])
  })

  test('nobody asks for it where limits are off', async () => {
    const { limits, logged } = open(false)
    await limits.prepare()
    expect(await limits.takePost({ address: '203.0.113.7' })).toEqual({ allowed: true })
    expect(logged).toEqual([])
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
