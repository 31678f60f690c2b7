import { expect, test } from 'vitest'
import { createPageViews, routeOf } from '#server/site/page-views.ts'
import { testApp } from '#server/testing/test-app.ts'
import { createTestLog, openTestServices } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/blog-grid', '/blog-grid'],
  ['/blog-grid/2', '/blog-grid/:page'],
  ['/blog-details/1', '/blog-details/:id'],
  ['/service-details/writing', '/service-details/:slug'],
  ['/archive/dot-hargreaves', '/archive/:slug'],
  ['/examples', '/examples'],
  ['/examples/parking-is-free', '/examples/:id'],
  ['/examples/page/2', '/examples/page/:page'],
  ['/constructor/x', '/constructor/x'],
])('%s is of the kind %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

async function openPageViews() {
  const { database, clock } = await openTestServices()
  const { log, lines } = createTestLog()
  const pageViews = createPageViews({ database, clock, log })
  const rows = () => database.selectFrom('usage_counts').selectAll().orderBy('day').orderBy('route').execute()
  return { database, clock, pageViews, rows, lines }
}

test('counts by day and kind, writes each minute and at the stop, and adds up', async () => {
  const { clock, pageViews, rows } = await openPageViews()
  pageViews.start()
  pageViews.count('/blog-details/1')
  pageViews.count('/blog-details/2')
  pageViews.count('/contact')
  expect(await rows()).toEqual([])
  clock.advance(60_000)
  const today = '2026-11-21'
  await until(async () =>
    expect(await rows()).toEqual([
      { day: today, route: '/blog-details/:id', opened: 2 },
      { day: today, route: '/contact', opened: 1 },
    ]),
  )
  pageViews.count('/contact')
  clock.advance(24 * 3_600_000)
  pageViews.count('/contact')
  await pageViews.stop()
  expect(await rows()).toEqual([
    { day: today, route: '/blog-details/:id', opened: 2 },
    { day: today, route: '/contact', opened: 2 },
    { day: '2026-11-22', route: '/contact', opened: 1 },
  ])
})

test('keeps what the database did not take', async () => {
  const { database, pageViews, rows, lines } = await openPageViews()
  await database.schema.alterTable('usage_counts').renameTo('elsewhere').execute()
  pageViews.count('/contact')
  await pageViews.stop()
  expect(lines.join('')).toContain('page counts not saved')
  await database.schema.alterTable('elsewhere').renameTo('usage_counts').execute()
  pageViews.count('/contact')
  await pageViews.stop()
  expect(await rows()).toMatchObject([{ route: '/contact', opened: 2 }])
})

test('only pages that exist count, and without what was asked of them', async () => {
  const counted: string[] = []
  const host = await testApp({
    pageViews: { count: (path) => void counted.push(path) },
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
