import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { firstAnswer, pageLimit } from '../scripts/build/compress.ts'
import { batteryUnless } from './support/battery.ts'
import { isThere, prerendered } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { expect, islands, islandsLive, test } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'
import { beginningOf, weigh } from './support/weighed.ts'

test.use({ viewport: { width: 412, height: 823 } })

const areThere = <Path extends string>(paths: readonly Path[]) => paths.filter(isThere)

/** The page, its font, the script of all pages, and the styles below the first screen or a script of the page's own. */
const mostRequests = 4

/** One of each kind. */
const inTest: ReadonlySet<string> = new Set(['/', '/blog-details/1', '/examples', '/contact', '/try'])

/** The try-out and the footer's form; a site without the tool has the form alone. */
const islandsOfHome = hasPart('try') ? 2 : 1

// Of a page before any interaction, in bytes, with the headers of HTTP/1.1, which HTTP/2 compresses.
const weighed = [
  // The next six have half of their styles in a file, which others of their kind share.
  ['/', islandsOfHome, 43_300],
  ['/blog-details/1', 2, 40_700],
  ['/blog-details/2', 2, 40_400],
  ['/service-details/ad-scripts', 2, 40_300],
  ['/service-details/writing', 3, 41_100],
  ['/examples', 2, 39_100],
  ['/pricing-table', 1, 35_000],
  ['/team', 1, 34_100],
  ['/contact', 2, 35_800],
  ['/chat-gpt', 2, 36_600],
  ['/beta-sign-up', 2, 36_400],
  ['/coming-soon', 2, 35_500],
  ['/search', 1, 35_600],
  ['/try', 1, 36_800],
] as const

for (const [path, count, bytes] of weighed.filter(([path]) => isThere(path))) {
  test(`${path} asks for ${mostRequests} things at most, and for no island before it is touched${batteryUnless(inTest.has(path))}`, async ({
    page,
  }) => {
    const weight = await weigh(page)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(weight.requests.length, weight.requests.join(' ')).toBeLessThanOrEqual(mostRequests)
    expect(weight.bytes).toBeLessThanOrEqual(bytes)
    await page.mouse.wheel(0, 100_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect(page.locator(islands())).toHaveCount(count)
    await expect(page.locator('[data-hydrated], astro-island:not([ssr])')).toHaveCount(0)
  })
}

test('the script of a prerendered page waits for the font', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  const asked = new Map<string, string>()
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ request, type = '' }) => asked.set(type, request.initialPriority))
  for (const path of areThere(['/', '/about-us', '/blog-details/1', '/examples', '/service-details/ad-scripts'])) {
    asked.clear()
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect([asked.get('Font'), asked.get('Script')], path).toEqual(['High', 'Low'])
  }
})

test('prerendered pages say themselves what may be fetched early, others in a file', async ({ page }) => {
  const rules = page.locator('script[type="speculationrules"]')
  for (const path of areThere(['/', '/blog-details/1', '/contact'])) {
    const count = path === '/contact' ? 0 : 1
    const asked = await page.goto(path)
    await expect(rules, path).toHaveCount(count)
    expect(asked?.headers()['speculation-rules'] === undefined, path).toBe(count === 1)
  }
})

test('no page rendered on demand is larger than its limit', async ({ site }) => {
  for (const path of areThere(['/contact', '/chat-gpt', '/beta-sign-up', '/coming-soon', '/search?q=plain', '/try']))
    expect((await beginningOf(site.origin + path)).size, path).toBeLessThanOrEqual(pageLimit)
})

/** Bytes of a page's end that may come a round trip after the rest: those of the footer and of a little before it. */
const footer = 1_800

test('each prerendered page but for its footer comes with the first answer of a connection', () => {
  const folder = join(testsBuild(), 'client')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html.br'))
  expect(pages.length).toBeGreaterThanOrEqual(prerendered.length)
  expect(pages.filter((name) => statSync(join(folder, name)).size > firstAnswer + footer)).toEqual([])
})

for (const path of areThere(['/', '/blog-details/5', '/project-grid-three', '/contact', '/chat-gpt'])) {
  test(`the first 14 KB of ${path} hold its first screen${batteryUnless(path === '/' || path === '/contact')}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = async () => {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      return page.screenshot({ animations: 'disabled', caret: 'hide' })
    }
    const whole = await look()
    const { html } = await beginningOf(site.origin + path, firstAnswer)
    await page.route(`${site.origin}${path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: html })
    })
    expect((await look()).equals(whole)).toBe(true)
  })
}

test('letters of other languages come in a file of their own, when a page shows one @battery', async ({ page }) => {
  const weight = await weigh(page)
  await page.goto('/search?q=plain')
  await page.evaluate(() => document.fonts.ready)
  const fonts = () => weight.requests.filter((path) => path.endsWith('.woff2'))
  expect(fonts()).toHaveLength(1)
  await page.goto(`/search?q=${encodeURIComponent('Çelik')}`)
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => new Set(fonts()).size).toBe(2)
  await page.goto(`/search?q=${encodeURIComponent('Wałęsa')}`)
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => new Set(fonts()).size).toBe(3)
})

test('an island is fetched once, on approach, for all forms of the page', async ({ page }) => {
  const weight = await weigh(page)
  await page.goto('/contact')
  await page.getByLabel('Name').hover()
  await expect(page.locator(`${islands('ContactForm')}[data-hydrated]`)).toHaveCount(1)
  const before = weight.requests.length
  await islandsLive(page, islands())
  expect(weight.requests.slice(before).filter((path) => !/newsletter|one-line/.test(path))).toEqual([])
  expect(new Set(weight.requests).size).toBe(weight.requests.length)
})

test.describe('where scripts never come', () => {
  test.use({ expectedNoise: [/Failed to load resource|net::ERR_FAILED/] })

  test('a form that was touched is posted as it is, within moments', async ({ page, site }) => {
    await page.route(/\/_astro\/(?!page\.astro).*\.js$/, () => {})
    await page.goto('/')
    const form = page.locator(islands('NewsletterForm'))
    await expect(form.getByRole('button')).toBeDisabled()
    await form.getByRole('textbox').fill('slow@phone.example')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/newsletter\?/)
    expect((await site.leads()).filter(({ fields }) => fields['email'] === 'slow@phone.example')).toHaveLength(1)
  })
})
