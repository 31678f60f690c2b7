import type { Page } from '@playwright/test'
import { figuresPath } from '#content-model/pages/company.ts'
import { home, triptych } from '#content-model/pages/home.ts'
import { tryWords } from '#content-model/pages/try-fields.ts'
import { tryPage } from '#content-model/pages/try-page.ts'
import { isShipped } from '#content-model/testing/shipped.ts'
import { batteryUnless } from './support/battery.ts'
import { isThere } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { expect, shippedOnly, test, where } from './support/test.ts'

/** Most transfers of a phone before the first interaction with the page. */
const budget = { requests: 4, bytes: 47_000, scriptBytes: 3_700 }

interface Transfer {
  url: string
  type: string
  bytes: number
}

/** Records all transfers from now on, in bytes on the wire with headers. */
async function watchTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page)
  const started = new Map<string, Omit<Transfer, 'bytes'>>()
  const transfers: Transfer[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) started.set(requestId, { url: request.url, type: type ?? 'Other' })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId)
    if (request) transfers.push({ ...request, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return transfers
}

/** The shipped title moves by nothing; words of another length by a hair when the font comes. */
const leastShift = isShipped ? 0 : 0.002

/** All layout shifts since the page began, with the moved elements. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    (least) =>
      new Promise<string[]>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]
          const seen = shifts.filter(({ value }) => value > least)
          done(seen.map(({ value, sources }) => `${value.toFixed(4)} ${sources?.[0]?.node?.nodeName}`))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without a shift the observer never calls back.
        setTimeout(() => done([]), 500)
      }),
    leastShift,
  )

test('a phone fetches little before it is touched', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  const transfers = await watchTransfers(page)
  await page.goto('/')
  expect(await layoutShifts(page)).toEqual([])

  const sum = (list: Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0)
  const told = transfers.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join('\n')
  expect(transfers.length, told).toBeLessThanOrEqual(budget.requests)
  expect(sum(transfers), told).toBeLessThanOrEqual(budget.bytes)
  expect(sum(transfers.filter(({ type }) => type === 'Script')), told).toBeLessThanOrEqual(budget.scriptBytes)
})

where(hasPart('try'))(
  'home shows the next example when asked, and copies the result that is shown',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    const [first, second] = triptych.examples
    const demo = page.getByRole('region', { name: triptych.label })
    const shown = demo.locator('[data-result]')
    await expect(shown).toContainText(first.result)
    await expect(demo.getByLabel(tryWords.message)).toHaveValue(first.message)
    await demo.getByRole('button', { name: tryWords.another }).click()
    await expect(shown).toContainText(second.result)
    await expect(demo.getByLabel(tryWords.message)).toHaveValue(second.message)
    await demo.getByRole('button', { name: tryWords.copy }).click()
    await expect(demo.getByRole('button', { name: tryWords.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(second.result)
  },
)

for (const [path, place] of [
  ['/', ['in the page']],
  ['/digital-agency', ['in the page']],
  ['/contact', []],
] as const) {
  where(hasPart('examples') && isThere(path))(
    `the script of home's examples costs no request and no other page its bytes: ${path}${batteryUnless(path === '/')}`,
    async ({ page }) => {
      await page.goto(path)
      const scripts = await page.evaluate(() => [...document.scripts].map(({ src, text }) => ({ src, text })))
      const read = scripts.map(async ({ src, text }) => ({
        place: src || 'in the page',
        code: src ? await (await page.request.get(src)).text() : text,
      }))
      const found = (await Promise.all(read)).filter(
        ({ code }) => code.includes('data-example') && code.includes('.select('),
      )
      expect(found.map(({ place }) => place)).toEqual(place)
    },
  )
}

for (const path of ['/', '/digital-agency', '/digital-agency/']) {
  shippedOnly(`${path} is home${batteryUnless(path !== '/digital-agency/')}`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle('Deadpan | GenerativeAI for Marketers and Content Creators')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /GenerativeAI for Marketers\s+and Content Creators/,
    )
    await expect(page.getByRole('heading', { name: 'Services we can help you with' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Flexible Pricing Options' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/beta-sign-up')
    for (const name of ['Estimate Project', 'Careers']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/contact')
    }
  })
}

/** The texts of home in order; the specification's headings are among them. */
const order = [
  'Before and after',
  'How it works',
  'Where not to joke',
  'Services we can help you with',
  'Featured work',
  'Flexible Pricing Options',
  'People will say things',
  'In numbers, one of them rounded',
  'Tell us something serious',
]

shippedOnly('home says what it is, shows it, and asks, in the order that serves a stranger', async ({ page }) => {
  await page.goto('/')
  const headings = await page.locator('main > section h2, main > * > h2').allTextContents()
  expect(headings.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => order.includes(text))).toEqual(order)
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  where(hasPart('try'))(
    `the first window of ${width} px says what it is, for whom and what to do${batteryUnless(width === 390)}`,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      for (const text of [home.promise, tryPage.share, home.note]) {
        await expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 })
      }
      await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 })
      const pane = page.getByRole('region', { name: triptych.label })
      await expect(pane.getByLabel(tryWords.message)).toBeInViewport({ ratio: 0.5 })
    },
  )
}

shippedOnly('on a phone the first joke begins within 1,210 px @battery', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const result = page.getByRole('region', { name: triptych.label }).locator('[data-result]').getByText('Free shipping')
  expect((await result.first().boundingBox())?.y).toBeLessThan(1210)
})

shippedOnly('the counters are true', async ({ page }) => {
  await page.goto('/')
  const counted = await page.locator('main [data-count]').allTextContents()
  const all = await page.getByRole('link', { name: /^See all [\d,]+ examples$/ }).innerText()
  expect(counted[0]).toBe(all.replace(/\D/g, ''))
  expect(await page.context().cookies()).toHaveLength(Number(counted[3]))
  await page.getByRole('link', { name: tryPage.counted }).click()
  await expect(page).toHaveURL(figuresPath)
  await expect(page.locator(':target')).toContainText(/grave/i)
})

shippedOnly(
  'one line above everyone quoted on home says that they are samples, and the frame is empty',
  async ({ page }) => {
    await page.goto('/')
    const reviews = page.locator('main section').filter({ hasText: home.testimonials.title })
    await expect(reviews.locator('figure')).toHaveCount(4)
    await expect(reviews.getByText('These three are samples.')).toBeVisible()
    await expect(reviews.getByRole('img', { name: home.testimonials.frame.alt })).toBeVisible()
  },
)

shippedOnly('the scale under the prices follows the period @battery', async ({ page }) => {
  for (const path of ['/', '/pricing-table']) {
    await page.goto(path)
    await expect(page.getByText('Billed monthly, up to 200 queries')).toBeVisible()
    await expect(page.getByText('Billed yearly, up to 2,000 queries a year')).toBeHidden()
    await page.getByText('Billed Yearly', { exact: true }).click()
    await expect(page.getByText('Billed yearly, up to 2,000 queries a year')).toBeVisible()
    await expect(
      page.getByText('Ultimate costs least. We suggest a walk. At exactly 4,000, both come to $300.'),
    ).toBeVisible()
    await expect(page.getByText('Billed monthly, up to 200 queries')).toBeHidden()
  }
})

shippedOnly(
  'fifteen services are done by people: a list in wide windows, folded on phones @battery',
  async ({ page }) => {
    await page.goto('/')
    const links = page.locator('main details a[href^="/service-details/"]')
    await expect(links).toHaveCount(15)
    await expect(links.last()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(links.last()).toBeHidden()
    await page.getByText('Show all fifteen').click()
    await expect(links.last()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Join the quote list' })).toHaveAttribute(
      'href',
      '/quote',
    )
  },
)

for (const width of [360, 768, 1024, 1440]) {
  test(`home fits ${width} px and holds still${batteryUnless(width === 360)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect(await layoutShifts(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'px that stick out sideways').toBe(0)
  })
}

shippedOnly('the title keeps its three lines at every width that shows them @battery', async ({ page }) => {
  await page.goto('/')
  const lines = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)))
  for (const width of [768, 992, 1200, 1366, 1399, 1400, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await lines(), `at ${width}`).toBe(3)
  }
})

test('nothing stays hidden when the page is scrolled through', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there at once', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: home.action.title })).toBeVisible()
  })
})
