import { expect, test } from 'vitest'
import { makeDist, page, smallSite } from '#server/testing/dist-folder.ts'
import { browserAgent, testApp } from '#server/testing/test-app.ts'

const grid = 'project-grid-two'
const files = {
  ...smallSite,
  [`${grid}.html`]: page('Every project'),
  [`${grid}/show/branding.html`]: page('Branding alone'),
  'billed/yearly.html': page('Home by the year'),
}
const policies = [
  '/',
  '/team',
  '/blog-grid/2',
  '/cases/',
  '/404',
  `/${grid}`,
  `/${grid}/show/branding`,
  '/billed/yearly',
]

async function openHost() {
  const counted: string[] = []
  const host = await testApp({ dist: makeDist(files, policies), pageViews: { count: (path) => counted.push(path) } })
  return { host, counted }
}

test.each([
  ['?show=branding', 'Branding alone'],
  ['/?show=branding', 'Branding alone'],
  ['?from=letter&show=branding', 'Branding alone'],
  ['?billed=yearly&show=branding', 'Branding alone'],
  ['', 'Every project'],
  ['?show=all', 'Every project'],
  ['?show=mobile', 'Every project'],
  ['?show=constructor', 'Every project'],
  ['?show=BRANDING', 'Every project'],
  ['?show=', 'Every project'],
  ['?show=%zz', 'Every project'],
])('a grid asked for with "%s" is the page "%s", counted as the grid', async (query, words) => {
  const { host, counted } = await openHost()
  const { statusCode, body } = await host.inject({ url: `/${grid}${query}`, headers: browserAgent })
  expect([statusCode, body]).toEqual([200, page(words)])
  expect(counted).toEqual([`/${grid}`])
})

test('a page without choices is the same whatever its query says', async () => {
  const { host } = await openHost()
  expect((await host.inject('/team?show=branding')).body).toBe(page('Team'))
})

test('the page with a choice made has a tag of its own', async () => {
  const { host } = await openHost()
  const tagOf = async (url: string) => (await host.inject(url)).headers.etag?.toString() ?? ''
  const chosen = await tagOf(`/${grid}?show=branding`)
  expect(chosen).not.toBe(await tagOf(`/${grid}`))
  const again = { url: `/${grid}?show=branding`, headers: { 'if-none-match': chosen } }
  expect((await host.inject(again)).statusCode).toBe(304)
})

test.each([
  `/${grid}/show/branding`,
  `/${grid}/show/branding/`,
  `/${grid}/show`,
  `/${grid}/show/branding?show=branding`,
])('%s, where the build left the page, is no address', async (url) => {
  const { host, counted } = await openHost()
  expect((await host.inject(url)).statusCode).toBe(404)
  expect(counted).toEqual([])
})

test('the front page has choices too, and no address for them but its own', async () => {
  const { host, counted } = await openHost()
  expect((await host.inject({ url: '/?billed=yearly', headers: browserAgent })).body).toBe(page('Home by the year'))
  expect((await host.inject('/billed/yearly')).statusCode).toBe(404)
  expect(counted).toEqual(['/'])
})
