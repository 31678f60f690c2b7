import type { Page } from '@playwright/test'
import { comingSoonPage } from '#content-model/pages/form-pages.ts'
import { isShipped } from '#content-model/testing/shipped.ts'
import { batteryUnless } from './support/battery.ts'
import { built, isThere, pageOf } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { expect, shippedOnly, test, where } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const posters = (page: Page) => main(page).locator('li[data-tabs]:visible')

for (const path of ['/project-grid-one', '/project-grid-two', '/project-grid-three']) {
  where(isThere(path))(
    `${path} shows all works, and everything that carries a label${batteryUnless(path === '/project-grid-one')}`,
    async ({ page }) => {
      await page.goto(path)
      const carry = (label: string) =>
        main(page)
          .locator('li[data-tabs]')
          .filter({ has: page.locator('p', { hasText: new RegExp(`\\b${label}\\b`) }) })
      await expect(main(page).getByRole('radio', { name: 'All Works' })).toBeChecked()
      const all = await posters(page).count()
      expect(all).toBe(isShipped ? 18 : await main(page).locator('li[data-tabs]').count())
      await expect(main(page).getByRole('status')).toHaveText(`Showing ${all} of ${all}`, {
        useInnerText: true,
      })
      for (const label of ['Branding', 'Mobile']) {
        await main(page).getByText(label, { exact: true }).first().click()
        const count = await carry(label).count()
        expect(count).toBeGreaterThanOrEqual(isShipped ? 4 : 0)
        await expect(posters(page)).toHaveCount(count)
        await expect(main(page).getByRole('status')).toHaveText(`Showing ${count} of ${all}: ${label}`, {
          useInnerText: true,
        })
      }
      await main(page).getByText('All Works', { exact: true }).click()
      await expect(posters(page)).toHaveCount(all)
    },
  )
}

const prices = { monthly: ['$0', '$10', '$30'], yearly: ['$0', '$100', '$300'] } as const

for (const path of ['/', '/pricing-table']) {
  where(hasPart('plans'))(
    `${path} starts with monthly prices and switches all of them${batteryUnless(path !== '/')}`,
    async ({ page }) => {
      await page.goto(path)
      const shown = () => main(page).locator('[data-period]:visible').allInnerTexts()
      const figures = (texts: string[]) => texts.map((text) => /\$\d+/.exec(text)?.[0])
      const monthly = figures(await shown())
      await main(page).getByText('Billed Yearly', { exact: true }).click()
      const yearly = figures(await shown())
      expect(yearly).toHaveLength(monthly.length)
      expect(yearly).not.toEqual(monthly)
      expect({ monthly, yearly }).toEqual(isShipped ? prices : { monthly, yearly })
      await main(page).getByText('Billed Monthly', { exact: true }).click()
      expect(figures(await shown())).toEqual(monthly)
    },
  )
}

for (const width of [320, 360]) {
  where(hasPart('plans'))(
    `the longest price fits a window of ${width} px${batteryUnless(width === 320)}`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/pricing-table?billed=yearly')
      await expect(main(page).locator('[data-period]:visible').first()).toContainText(/\d/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )
}

/** Pages whose address keeps a choice, as far as the site has what is chosen from: parameter, value, the label to press, and the choice at first. */
const choices = [
  ['/project-grid-one', 'show', 'branding', 'Branding', 'All Works'],
  ['/project-grid-two', 'show', 'branding', 'Branding', 'All Works'],
  ['/project-grid-two', 'show', 'mobile', 'Mobile', 'All Works'],
  ['/project-grid-three', 'show', 'mobile', 'Mobile', 'All Works'],
  ['/pricing-table', 'billed', 'yearly', 'Billed Yearly', 'Billed Monthly'],
  ['/', 'billed', 'yearly', 'Billed Yearly', 'Billed Monthly'],
] as const
const kept = choices.filter(([path, name]) => isThere(path) && (name === 'show' || hasPart('plans')))

/** Whether this value stands for all of its parameter in `npm test`. */
const stands = (path: string, value: string) =>
  path === '/pricing-table' || (value === 'mobile' && path === '/project-grid-two')

const chosen = (page: Page, label: string) => main(page).getByRole('radio', { name: label, exact: true })

/** The visible posters and prices. */
const seen = (page: Page) => main(page).locator('li[data-tabs]:visible, [data-period]:visible').allInnerTexts()

for (const [path, name, value, label, initial] of kept) {
  test(`${path} keeps ${label} in its address: on reload, on the way back, and for whoever gets the link${batteryUnless(stands(path, value))}`, async ({
    page,
  }) => {
    await page.goto(path)
    const first = await seen(page)
    await main(page).getByText(label, { exact: true }).first().click()
    await expect(page).toHaveURL(`${path}?${name}=${value}`)
    const second = await seen(page)
    expect(second).not.toEqual(first)
    await page.reload()
    await expect(chosen(page, label)).toBeChecked()
    expect(await seen(page)).toEqual(second)
    await page.getByRole('link', { name: 'Contact Us' }).first().click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await expect(page).toHaveURL(`${path}?${name}=${value}`)
    await expect(chosen(page, label)).toBeChecked()
    expect(await seen(page)).toEqual(second)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(chosen(page, initial)).toBeChecked()
    expect(await seen(page)).toEqual(first)
    await page.goForward()
    await expect(chosen(page, label)).toBeChecked()
    await main(page).getByText(initial, { exact: true }).click()
    await expect(page).toHaveURL(path)
  })
}

where(hasPart('projects'))('an address keeps what else it says when a choice is made @battery', async ({ page }) => {
  await page.goto('/project-grid-two?from=letter')
  await main(page).getByText('Mobile', { exact: true }).first().click()
  await expect(page).toHaveURL('/project-grid-two?from=letter&show=mobile')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, name, value, label, initial] of kept) {
    test(`${path} opens with ${label} when its address says so, and a button puts it there${batteryUnless(stands(path, value))}`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(chosen(page, initial)).toBeChecked()
      const first = await seen(page)
      await main(page).getByText(label, { exact: true }).first().click()
      const second = await seen(page)
      await main(page).getByRole('button', { name: 'Keep this choice' }).click()
      await expect(page).toHaveURL(`${path}?${name}=${value}`)
      await expect(chosen(page, label)).toBeChecked()
      expect(await seen(page)).toEqual(second)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await page.goto(`${path}?${name}=nonsense`)
      await expect(chosen(page, initial)).toBeChecked()
      expect(await seen(page)).toEqual(first)
    })
  }
})

where(kept.length > 0)(
  'a page with a choice made calls the page its own address, and has none of its own',
  async ({ request }) => {
    for (const [path, name, value] of kept) {
      const [page, chosenPage] = await Promise.all([request.get(path), request.get(`${path}?${name}=${value}`)])
      const [head, chosenHead] = [await page.text(), await chosenPage.text()].map((html) =>
        html.match(/<link rel="canonical"[^>]*>|<meta name="robots"[^>]*>/g),
      )
      expect(chosenHead).toEqual(head)
      expect(chosenHead?.[0]).toContain(`${pageOf(path)}"`)
      expect(chosenPage.headers()['etag']).not.toBe(page.headers()['etag'])
      expect(chosenPage.headers()['content-security-policy']).toContain('script-src')
      expect((await request.get(`${path === '/' ? '' : path}/${name}/${value}`)).status()).toBe(404)
    }
  },
)

/** How many elements each page shows. Addresses are matched by their beginning, and each counts once. */
const amounts: readonly (readonly [path: string, what: string, count: number])[] = [
  // Three services by software; the others are folded links.
  ['/', 'main li[data-ground] a[href^="/service-details/"]', 3],
  ['/', 'main [data-fold] a[href^="/service-details/"]', 15],
  ['/service-two/', 'main a[href^="/service-details/"]', 6],
  ['/service-one/', 'main a[href^="/service-details/"]', 18],
  ['/service-details/writing', 'main a[href^="/project-details/"]', 2],
  ['/blog-grid/', 'main h2 a[href^="/blog-details/"]', 4],
  ['/blog-grid/2', 'main h2 a[href^="/blog-details/"]', 1],
  ['/blog-grid/', 'main aside a[href^="/blog-details/"]', 3],
  ['/project-width-one', 'main a[href^="/project-details/"]', 6],
  ['/project-width-one/2', 'main a[href^="/project-details/"]', 6],
  ['/project-width-one/3', 'main a[href^="/project-details/"]', 4],
  ['/project-width-two', 'main a[href^="/project-details/"]', 8],
  ['/project-width-two/2', 'main a[href^="/project-details/"]', 8],
  ['/team', 'main a[href^="/team-details/"]', 8],
  ['/case-study', 'main a[href^="/case-details/"]', 3],
  ['/pricing-table', 'main details', 6],
  ['/pricing-table', 'main details[open]:first-child', 1],
  ['/testimonials', 'main blockquote', 9],
  ['/our-clients', 'main svg[viewBox="0 0 64 64"]', 8],
]

shippedOnly('every list is as long as it should be', async ({ page }) => {
  const wrong: string[] = []
  for (const [path, what, count] of amounts) {
    await page.goto(path)
    const found = await page.locator(what).evaluateAll((parts) => {
      const names = parts.map((part, index) => part.getAttribute('href') ?? String(index))
      return new Set(names).size
    })
    if (found !== count) wrong.push(`${path}: ${found} of ${count} ${what}`)
  }
  expect(wrong).toEqual([])
})

where(built.has('/blog-grid/2'))(
  'posts are in the order of their dates, newest first, over both pages',
  async ({ page }) => {
    const dates: string[] = []
    for (const path of ['/blog-grid/', '/blog-grid/2']) {
      await page.goto(path)
      const times = main(page).locator('time:not(aside *)')
      dates.push(...(await times.evaluateAll((parts) => parts.map((part) => part.getAttribute('datetime') ?? ''))))
    }
    expect(dates.length).toBeGreaterThan(1)
    expect(dates).toEqual(dates.toSorted().toReversed())
  },
)

shippedOnly('the numbers end at what they say @battery', async ({ page }) => {
  for (const [path, numbers] of [
    ['/our-office', ['15+', '360+', '600+', '64+']],
    ['/case-details/insurance-but-people-read-it', ['15%', '60+', '10+', '1500+']],
  ] as const) {
    await page.goto(path)
    const counted = main(page).locator('[data-count]')
    for (const [index, number] of numbers.entries()) {
      await counted.nth(index).scrollIntoViewIfNeeded()
      await expect(counted.nth(index)).not.toHaveAttribute('data-counting')
      await expect(counted.nth(index).locator('xpath=..')).toHaveText(number)
    }
  }
})

test.describe('the countdown', () => {
  test('is over, says so, and offers the way in', async ({ page }) => {
    await page.goto('/coming-soon')
    await expect(main(page).getByText(comingSoonPage.countdown.done)).toBeVisible()
    await expect(main(page).getByRole('timer')).toHaveCount(0)
  })

  test('runs towards a day that is still to come', async ({ page, ownSite }) => {
    const site = await ownSite({ COUNTDOWN_TARGET: '2031-01-10T17:00:00' })
    await page.clock.install({ time: new Date('2031-01-09T16:59:40') })
    await page.goto(`${site.origin}/coming-soon`)
    const timer = main(page).getByRole('timer')
    await expect(timer).toContainText(/01 Days\s*00 Hours\s*00 Minutes\s*\d\d Seconds/)
    await page.clock.pauseAt(new Date('2031-01-10T16:59:58'))
    await expect(timer).toContainText(/00 Days\s*00 Hours\s*00 Minutes\s*02 Seconds/)
    await page.clock.runFor(2_000)
    await expect(main(page).getByText(comingSoonPage.countdown.done)).toBeVisible()
    await expect(timer).toHaveCount(0)
  })
})
