import { expect, test } from 'vitest'
import { openedPath } from '#content-model/opened-path.ts'
import { browserAgent, testApp } from '#server/testing/test-app.ts'
import { createTestLog, openTestServices } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'
import { createPageViews, openedRoutes, routeOf } from '#server/visits/page-views.ts'

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
  const dayRows = async () => {
    const found = await database
      .selectFrom('day_counts')
      .selectAll()
      .orderBy('kind')
      .orderBy('path')
      .orderBy('name')
      .execute()
    return found.map(({ kind, path, name, times }) => `${kind} on ${path || 'all'}: ${name} ${times}`)
  }
  const routes = () => openedRoutes(database, '2026-11-21')
  return { database, clock, pageViews, routes, dayRows, lines }
}

test('counts by day and kind, writes each minute and at the stop, and adds up', async () => {
  const { clock, pageViews, routes } = await openPageViews()
  pageViews.start()
  pageViews.count('/blog-details/1')
  pageViews.count('/blog-details/2')
  pageViews.count('/contact')
  expect(await routes()).toEqual([])
  clock.advance(60_000)
  const today = '2026-11-21'
  await until(async () =>
    expect(await routes()).toEqual([
      { day: today, route: '/blog-details/:id', opened: 2 },
      { day: today, route: '/contact', opened: 1 },
    ]),
  )
  pageViews.count('/contact')
  clock.advance(24 * 3_600_000)
  pageViews.count('/contact')
  await pageViews.stop()
  expect(await routes()).toEqual([
    { day: '2026-11-22', route: '/contact', opened: 1 },
    { day: today, route: '/blog-details/:id', opened: 2 },
    { day: today, route: '/contact', opened: 2 },
  ])
})

test('counts each page, where people came from, and what was not found, on each page and on all', async () => {
  const { pageViews, dayRows } = await openPageViews()
  pageViews.count('/', { host: '' })
  pageViews.count('/', { host: 'news.example', campaign: 'qr\t\tposter' })
  pageViews.count('/blog-details/1', {})
  pageViews.countMissing('/wp-login.php')
  pageViews.countEmptySearch()
  pageViews.countCampaignLead('/', 'qr\t\tposter')
  await pageViews.stop()
  pageViews.count('/', { host: 'news.example' })
  await pageViews.stop()
  expect(await dayRows()).toEqual([
    'campaign on all: qr\t\tposter 1',
    'campaign on /: qr\t\tposter 1',
    'campaign-lead on all: qr\t\tposter 1',
    'campaign-lead on /: qr\t\tposter 1',
    'empty-search on all:  1',
    'host on all:  1',
    'host on all: news.example 2',
    'host on /:  1',
    'host on /: news.example 2',
    'missing on all:  1',
    'missing on all: /wp-login.php 1',
    'page on all:  4',
    'page on /:  3',
    'page on /blog-details/1:  1',
  ])
})

test('of names that anybody can send, the 200 commonest of a day are kept, and never more than a few thousand held', async () => {
  const { pageViews, database } = await openPageViews()
  const sendAll = () => {
    for (let index = 0; index < 5_000; index++) pageViews.countMissing(`/made-up-${index}`)
  }
  for (let times = 0; times < 3; times++) pageViews.countMissing('/common')
  sendAll()
  pageViews.countMissing('/common')
  await pageViews.stop()
  sendAll()
  pageViews.countMissing('/common')
  await pageViews.stop()
  const kept = await database
    .selectFrom('day_counts')
    .select(['name', 'times'])
    .where('kind', '=', 'missing')
    .orderBy('times', 'desc')
    .execute()
  expect(kept).toHaveLength(201)
  expect(kept.slice(0, 2)).toEqual([
    { name: '', times: 10_005 },
    { name: '/common', times: 5 },
  ])
})

test('campaigns of one page do not push out what other pages count', async () => {
  const { pageViews, database } = await openPageViews()
  for (let index = 0; index < 500; index++) pageViews.count('/', { host: '', campaign: `\t\tc${index}` })
  await pageViews.stop()
  const rows = await database.selectFrom('day_counts').select(['kind', 'path']).execute()
  const count = (kind: string, path: string) => rows.filter((row) => row.kind === kind && row.path === path).length
  expect([count('campaign', ''), count('campaign', '/'), count('page', '/'), count('host', '/')]).toEqual([
    200, 500, 1, 1,
  ])
})

test('keeps counts that the database refused', async () => {
  const { database, pageViews, routes, lines } = await openPageViews()
  await database.schema.alterTable('day_counts').renameTo('elsewhere').execute()
  pageViews.count('/contact')
  await pageViews.stop()
  expect(lines.join('')).toContain('counts (sums) not saved')
  await database.schema.alterTable('elsewhere').renameTo('day_counts').execute()
  pageViews.count('/contact')
  await pageViews.stop()
  expect(await routes()).toMatchObject([{ route: '/contact', opened: 2 }])
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
    await host.inject({ url, headers: browserAgent })
  }
  await host.inject({ method: 'HEAD', url: '/team', headers: browserAgent })
  expect(counted).toEqual(['/team', '/team', '/search'])
})

test('a page that was fetched early counts when it is opened, once', async () => {
  const counted: string[] = []
  const host = await testApp({ pageViews: { count: (path) => void counted.push(path) } })
  await host.inject({ url: '/team', headers: { 'sec-purpose': 'prefetch;prerender' } })
  expect(counted).toEqual([])
  const opened = (referer: string) =>
    host.inject({
      method: 'POST',
      url: openedPath,
      headers: { referer, host: 'site.example', 'sec-fetch-site': 'same-origin' },
    })
  expect((await opened('https://site.example/team/')).statusCode).toBe(204)
  expect(counted).toEqual(['/team'])
  for (const elsewhere of ['https://site.example/nothing', 'https://other.example/team']) await opened(elsewhere)
  expect(counted).toEqual(['/team'])
})

test('another site can count nothing', async () => {
  const host = await testApp()
  const answer = await host.inject({ method: 'POST', url: openedPath, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.statusCode).toBe(403)
})
