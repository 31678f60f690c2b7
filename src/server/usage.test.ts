import { expect, test } from 'vitest'
import { testHost } from '#server/fixtures/test-host.ts'
import { createTestLog, openTestHouse } from '#server/fixtures/test-house.ts'
import { until } from '#server/fixtures/until.ts'
import { createUsage, routeOf } from '#server/usage.ts'

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/blog-grid', '/blog-grid'],
  ['/blog-grid/2', '/blog-grid/:page'],
  ['/blog-details/1', '/blog-details/:id'],
  ['/service-details/writing', '/service-details/:slug'],
  ['/archive/dot-hargreaves', '/archive/:slug'],
  ['/constructor/x', '/constructor/x'],
])('%s is of the kind %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

async function openUsage() {
  const { database, clock } = await openTestHouse()
  const { log, lines } = createTestLog()
  const usage = createUsage({ database, clock, log })
  const rows = () => database.selectFrom('usage_counts').selectAll().orderBy('day').orderBy('route').execute()
  return { database, clock, usage, rows, lines }
}

test('counts by day and kind, writes each minute and at the stop, and adds up', async () => {
  const { clock, usage, rows } = await openUsage()
  usage.start()
  usage.count('/blog-details/1')
  usage.count('/blog-details/2')
  usage.count('/contact')
  expect(await rows()).toEqual([])
  clock.advance(60_000)
  const today = '2026-11-21'
  await until(async () =>
    expect(await rows()).toEqual([
      { day: today, route: '/blog-details/:id', opened: 2 },
      { day: today, route: '/contact', opened: 1 },
    ]),
  )
  usage.count('/contact')
  clock.advance(24 * 3_600_000)
  usage.count('/contact')
  await usage.stop()
  expect(await rows()).toEqual([
    { day: today, route: '/blog-details/:id', opened: 2 },
    { day: today, route: '/contact', opened: 2 },
    { day: '2026-11-22', route: '/contact', opened: 1 },
  ])
})

test('keeps what the database did not take', async () => {
  const { database, usage, rows, lines } = await openUsage()
  await database.schema.alterTable('usage_counts').renameTo('elsewhere').execute()
  usage.count('/contact')
  await usage.stop()
  expect(lines.join('')).toContain('page counts not saved')
  await database.schema.alterTable('elsewhere').renameTo('usage_counts').execute()
  usage.count('/contact')
  await usage.stop()
  expect(await rows()).toMatchObject([{ route: '/contact', opened: 2 }])
})

test('only pages that exist count, and without what was asked of them', async () => {
  const counted: string[] = []
  const host = await testHost({
    usage: { count: (path) => void counted.push(path) },
    onDemand: (request) => {
      if (new URL(request.url).pathname !== '/search') return undefined
      return new Response('<p>', { headers: { 'content-type': 'text/html' } })
    },
  })
  for (const url of [
    '/team',
    '/team/?utm=ada@example.com',
    '/search?q=secret',
    '/nothing',
    '/robots.txt',
    '/healthz',
  ]) {
    await host.inject(url)
  }
  await host.inject({ method: 'HEAD', url: '/team' })
  expect(counted).toEqual(['/team', '/team', '/search'])
})
