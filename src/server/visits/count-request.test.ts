import { expect, test } from 'vitest'
import { browserAgent, formHeaders, testApp } from '#server/testing/test-app.ts'

/** A site that prints its counts. */
async function countingSite() {
  const counted: string[] = []
  const site = await testApp({
    env: { SITE_URL: 'https://deadpan.test' },
    pageViews: {
      count: (path, { host, campaign } = {}) => counted.push(`${path} from ${host} by ${campaign}`),
      countMissing: (name) => counted.push(`missing ${name}`),
      countEmptySearch: () => counted.push('empty search'),
      countCampaignLead: (path, campaign) => counted.push(`lead of ${path} by ${campaign}`),
    },
    onDemand(request, locals) {
      const { pathname } = new URL(request.url)
      if (pathname === '/search') locals.foundNothing?.()
      if (pathname === '/contact' && locals.posted) return Response.redirect('https://deadpan.test/x', 303)
      if (!['/search', '/contact'].includes(pathname)) return undefined
      return new Response('<p>', { headers: { 'content-type': 'text/html' } })
    },
  })
  const open = (url: string, headers: Record<string, string> = {}) =>
    site.inject({ url, headers: { host: 'deadpan.test', ...browserAgent, ...headers } })
  return { site, counted, open }
}

test('an opening is counted by its page, the host it came from and the campaign in its address', async () => {
  const { open, counted } = await countingSite()
  await open('/team?utm_source=newsletter&utm_campaign=autumn&email=ada@example.com')
  await open('/team', { referer: 'https://news.example/item?id=ada' })
  await open('/team', { referer: 'https://deadpan.test/' })
  expect(counted).toEqual([
    '/team from  by newsletter\t\tautumn',
    '/team from news.example by undefined',
    '/team from undefined by undefined',
  ])
})

test.each([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }],
  ['a browser that draws ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older browser that fetches ahead', { purpose: 'prefetch' }],
])('nothing is counted of %s', async (_who, headers) => {
  const { open, counted } = await countingSite()
  await open('/team', headers)
  await open('/nothing', headers)
  expect(counted).toEqual([])
})

test('an address that leads nowhere and a search without result are counted without words', async () => {
  const { open, counted } = await countingSite()
  await open('/erase/ada@example.com?why=secret')
  await open('/search?q=secret')
  expect(counted).toEqual(['missing /erase/…', '/search from  by undefined', 'empty search'])
})

test('a form counts for the campaign of the page that it was sent from, when it was taken', async () => {
  const { site, counted } = await countingSite()
  const send = (referer: string, method: 'GET' | 'POST' = 'POST') =>
    site.inject({
      method,
      url: '/contact',
      payload: 'name=Ada',
      headers: { host: 'deadpan.test', ...browserAgent, ...formHeaders, referer },
    })
  await send('https://deadpan.test/pricing-table?utm_campaign=autumn')
  await send('https://deadpan.test/pricing-table')
  await send('https://elsewhere.test/pricing-table?utm_campaign=autumn')
  expect(counted).toEqual(['lead of /pricing-table by \t\tautumn'])
})
