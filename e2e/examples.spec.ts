import { readdirSync, readFileSync } from 'node:fs'
import { examplePage, examplesPage, filterWords, nothingWords, pairWords } from '#content-model/pages/examples.ts'
import { notFoundPage } from '#content-model/pages/not-found.ts'
import { product } from '#content-model/site.ts'
import { expectAccessible } from './support/axe.ts'
import { batteryUnless } from './support/battery.ts'
import { invalidIn } from './support/html.ts'
import { madeWhenAsked, oneExample } from './support/pages.ts'
import { expect, onlyWith, test } from './support/test.ts'

onlyWith('examples')

const drawer = 'src/content/examples'
/** The first example with more than one dryness. */
const file = readdirSync(drawer).find(
  (name) => readFileSync(`${drawer}/${name}`, 'utf8').match(/dryness:/g)?.length !== 1,
)
const one = `/examples/${file?.replace('.yaml', '')}`

test('the wall shows 24 pairs in three stanzas, each with one that stands alone, and the next page others', async ({
  page,
}) => {
  await page.goto('/examples')
  const pairs = page.locator('main article')
  await expect(pairs).toHaveCount(24)
  await expect(page.locator('main article[data-place="solo"]')).toHaveCount(3)
  const first = await pairs.getByRole('link').allTextContents()
  await page.getByRole('navigation', { name: examplesPage.pages }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/examples/page/2')
  await expect(page).toHaveTitle(`${product} | ${examplesPage.page(2)}`)
  const second = await page.locator('main article').getByRole('link').allTextContents()
  expect(second.filter((text) => first.includes(text))).toEqual([])
})

test('no two blocks of color touch, and neighbours in a row stand on one line @battery', async ({ page }) => {
  await page.goto('/examples')
  const grounds = await page.locator('main > *, main > * > *').evaluateAll((all) =>
    all
      .filter((one) => one.matches('[data-ground]'))
      .map((one) => one.getBoundingClientRect())
      .map(({ top, bottom }) => ({ top, bottom })),
  )
  expect(grounds.length).toBeGreaterThanOrEqual(4)
  const gaps = grounds.slice(1).map(({ top }, at) => top - (grounds[at]?.bottom ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(40)
  const tops = await page
    .locator('[data-pairs="3"]')
    .first()
    .locator('article > :nth-child(2)')
    .evaluateAll((all) => all.map((after) => after.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('a change in the sentence shows what it asks for, and Clear shows everything again', async ({ page }) => {
  await page.goto('/examples')
  await expect(page.getByRole('button', { name: filterWords.submit, exact: true })).toBeHidden()
  await page.getByLabel(filterWords.dryness.label).selectOption('arid')
  await expect(page).toHaveURL('/examples?dryness=arid')
  await expect(page.getByLabel(filterWords.dryness.label)).toHaveValue('arid')
  const said = await page.locator('main article div > p:nth-child(2)').allTextContents()
  expect(new Set(said)).toEqual(new Set(['arid']))
  await page.getByLabel(filterWords.channel.label).selectOption('sign')
  await expect(page).toHaveURL('/examples?channel=sign&dryness=arid')
  await page.getByRole('link', { name: filterWords.clear, exact: true }).click()
  await expect(page).toHaveURL('/examples')
})

test('a long answer to the sentence has pages, and each keeps the sentence @battery', async ({ page }) => {
  await page.goto('/examples?dryness=arid')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/examples?dryness=arid&page=2')
  await expect(page.getByLabel(filterWords.dryness.label)).toHaveValue('arid')
})

test('a filtered wall names the whole one as its address, and is not for search engines', async ({ page }) => {
  await page.goto('/examples?channel=sign')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/examples$/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
})

test('a page that the build left to be made has what prerendered pages have: one style sheet, a tag, no bytes for HEAD', async ({
  site,
}) => {
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(site.origin + madeWhenAsked, { method, headers })
  const [built, made] = await Promise.all([fetch(site.origin + oneExample), ask()])
  const kept = ['cache-control', 'content-type', 'vary', 'referrer-policy', 'permissions-policy', 'x-frame-options']
  const headersOf = (answer: Response) => kept.map((name) => [name, answer.headers.get(name)])
  expect(headersOf(made)).toEqual(headersOf(built))
  const html = await made.text()
  expect(html.match(/<style>/g)).toHaveLength(1)
  expect(html).toContain('<script type="speculationrules">')
  expect(made.headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(
    built.headers.get('content-security-policy')?.match(/'sha256-/g)?.length ?? 0,
  )
  const tag = made.headers.get('etag') ?? ''
  expect(tag).toMatch(/^"/)
  expect((await ask({ 'if-none-match': tag })).status).toBe(304)
  const head = await ask({}, 'HEAD')
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, ''])
  expect((await fetch(`${site.origin}${madeWhenAsked}/`)).status).toBe(200)
  const shouted = await fetch(site.origin + madeWhenAsked.toUpperCase(), { redirect: 'manual' })
  expect([shouted.status, shouted.headers.get('location')]).toEqual([308, madeWhenAsked])
  expect((await fetch(`${site.origin}/examples/no-such-example`)).status).toBe(404)
})

test('a filter by a word that the drawer does not know is no page', async ({ request }) => {
  for (const query of ['channel=nope', 'audience=constructor', 'channel=sign&dryness=wet']) {
    const answer = await request.get(`/examples?${query}`)
    expect([query, answer.status()]).toEqual([query, 404])
    expect(await answer.text()).toContain(`<title>${product} | ${notFoundPage.title}</title>`)
  }
  // A parameter that a letter's link adds is no filter.
  expect((await request.get('/examples?utm_source=letter')).status()).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sentence is a form, and nothing offers to copy', async ({ page }) => {
    await page.goto('/examples')
    await expect(page.getByRole('button', { name: pairWords.copy })).toHaveCount(0)
    await page.getByLabel(filterWords.channel.label).selectOption('sign')
    await page.getByRole('button', { name: filterWords.submit, exact: true }).click()
    await expect(page).toHaveURL('/examples?channel=sign&audience=&dryness=')
    await expect(page.getByLabel(filterWords.channel.label)).toHaveValue('sign')
    expect(await page.locator('main article').count()).toBeGreaterThan(0)
  })
})

/** A filter without results, found by trying, since it depends on the drawer. */
async function emptyFilter(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/examples`)).text()
  const values = (name: string) =>
    [...(new RegExp(`<select name="${name}".*?</select>`).exec(html)?.[0] ?? '').matchAll(/value="([^"]+)"/g)].map(
      ([, value = '']) => value,
    )
  for (const channel of values('channel')) {
    for (const audience of values('audience')) {
      const path = `/examples?${new URLSearchParams({ channel, audience, dryness: 'arid' })}`
      if ((await (await fetch(origin + path)).text()).includes(nothingWords.all)) return path
    }
  }
  throw new Error('Every filter leaves something')
}

test('where nothing is left the page says so, and has two ways on @battery', async ({ page, site }) => {
  const path = await emptyFilter(site.origin)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: nothingWords.title })).toBeVisible()
  await expect(page.locator('main article')).toHaveCount(0)
  await expect(page.getByRole('link', { name: nothingWords.write })).toHaveAttribute('href', '#yours')
  await page.getByRole('link', { name: nothingWords.all }).click()
  await expect(page).toHaveURL('/examples')
})

test('an example in another dryness has an address, and the one without is canonical', async ({ page }) => {
  await page.goto(one)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const other = page.locator(`main a[href^="${one}?dryness="]`).first()
  const dryness = new URL((await other.getAttribute('href')) ?? '', 'http://localhost').searchParams.get('dryness')
  await other.click()
  await expect(page).toHaveURL(`${one}?dryness=${dryness}`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${one}$`))
  await expect(page.getByRole('link', { name: examplePage.dryness(dryness as 'arid') })).toBeVisible()
})

test('a word on an example’s page leads to all of its kind, and the last line to its neighbours @battery', async ({
  page,
}) => {
  await page.goto(one)
  await page.getByRole('list', { name: examplePage.tags }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/examples\?channel=/)
  await page.goBack()
  const next = page.getByRole('navigation', { name: examplePage.others }).locator('[rel="next"]')
  const address = await next.getAttribute('href')
  await next.click()
  await expect(page).toHaveURL(address ?? '')
  await page.getByRole('navigation', { name: examplePage.others }).locator('[rel="prev"]').click()
  await expect(page).toHaveURL(one)
})

test('copying gives the result as one line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/examples')
  const pair = page.locator('main article').nth(1)
  await pair.getByRole('button', { name: pairWords.copy }).click()
  await expect(pair.getByRole('button', { name: pairWords.copied })).toBeVisible()
  await expect(pair.getByRole('status')).toHaveText(pairWords.copied)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const shown = (await pair.getByRole('link').textContent()) ?? ''
  expect(copied).toBe(shown.replace(/\s+/g, ' ').trim())
  expect(copied).not.toMatch(/\u00a0|\n/)
  await page.goto(one)
  const button = page.getByRole('banner').or(page.locator('main header')).getByRole('button', { name: pairWords.copy })
  await button.click()
  await expect(page.locator('main header button[data-done]')).toHaveText(pairWords.copied)
})

test('the keyboard goes from pair to pair, each with its own frame, and its copy button after it @battery', async ({
  page,
}) => {
  await page.goto('/examples')
  const pair = page.locator('main article').nth(1)
  await pair.getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(pair.getByRole('link')).toBeFocused()
  expect(await pair.evaluate((article) => getComputedStyle(article).outlineStyle)).toBe('solid')
  await page.keyboard.press('Tab')
  await expect(pair.getByRole('button')).toBeFocused()
})

test('each example has a card of its own that is there, and may be kept for ever', async ({ page, request }) => {
  await page.goto(one)
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  const image = new URL((await content('og:image')) ?? '')
  expect(await content('og:image:alt')).toBe(
    ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/\s+/g, ' ').trim(),
  )
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  const answer = await request.get(image.pathname)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(answer.headers()['cache-control']).toContain('immutable')
  const png = await answer.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(40_000)
  await page.goto('/examples')
  expect(await content('og:image')).not.toBe(image.href)
})

for (const state of ['/examples', '/examples?channel=label', one]) {
  test(`${state === one ? 'an example' : state} can be used by everyone, is valid, and scrolls no way but down${batteryUnless(false)}`, async ({
    page,
  }) => {
    await page.goto(state)
    expect(await invalidIn(state, await (await page.request.get(state)).text())).toEqual([])
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
