import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const posters = (page: Page) => main(page).locator('li[data-tabs]:visible')

for (const [path, limit] of [
  ['/project-grid-one', 6],
  ['/project-grid-two', 6],
  ['/project-grid-three', 12],
] as const) {
  test(`${path} shows ${limit} of all works, and everything that carries a label`, async ({ page }) => {
    await page.goto(path)
    const carry = (label: string) =>
      main(page)
        .locator('li[data-tabs]')
        .filter({ has: page.locator('p', { hasText: new RegExp(`\\b${label}\\b`) }) })
    await expect(main(page).getByRole('radio', { name: 'All Works' })).toBeChecked()
    await expect(posters(page)).toHaveCount(limit)
    await expect(main(page).getByRole('status')).toHaveText(`Showing ${limit} of 18`, { useInnerText: true })
    for (const label of ['Branding', 'Mobile']) {
      await main(page).getByText(label, { exact: true }).first().click()
      const count = await carry(label).count()
      expect(count).toBeGreaterThanOrEqual(4)
      await expect(posters(page)).toHaveCount(count)
      await expect(main(page).getByRole('status')).toHaveText(`Showing ${count} of 18`, { useInnerText: true })
    }
    await main(page).getByText('All Works', { exact: true }).click()
    await expect(posters(page)).toHaveCount(limit)
  })
}

const prices = { monthly: ['$0', '$10', '$30'], yearly: ['$0', '$100', '$300'] } as const

for (const path of ['/', '/pricing-table']) {
  test(`${path} starts with monthly prices and switches all of them`, async ({ page }) => {
    await page.goto(path)
    const shown = () => main(page).locator('[data-period]:visible').allInnerTexts()
    const figures = (texts: string[]) => texts.map((text) => /\$\d+/.exec(text)?.[0])
    expect(figures(await shown())).toEqual(prices.monthly)
    await main(page).getByText('Billed Yearly').click()
    expect(figures(await shown())).toEqual(prices.yearly)
    await main(page).getByText('Billed Monthly').click()
    expect(figures(await shown())).toEqual(prices.monthly)
  })
}

/** How many of what each place shows. Addresses are told by their beginning, and each counts once. */
const amounts: readonly (readonly [path: string, what: string, count: number])[] = [
  ['/', 'main a[href^="/service-details/"]', 3],
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

test('every list is as long as it should be', async ({ page }) => {
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

test('posts are in the order of their dates, newest first, over both pages', async ({ page }) => {
  const dates: string[] = []
  for (const path of ['/blog-grid/', '/blog-grid/2']) {
    await page.goto(path)
    const times = main(page).locator('time:not(aside *)')
    dates.push(...(await times.evaluateAll((parts) => parts.map((part) => part.getAttribute('datetime') ?? ''))))
  }
  expect(dates).toHaveLength(5)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('the numbers end at what they say', async ({ page }) => {
  for (const [path, numbers] of [
    ['/', ['15+', '360+', '600+', '64+']],
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
    await expect(main(page).getByText('Our Site is Ready to Go!')).toBeVisible()
    await expect(main(page).getByRole('timer')).toHaveCount(0)
  })

  test('runs towards a day that is still to come', async ({ page, ownHouse }) => {
    const house = await ownHouse({ COUNTDOWN_TARGET: '2031-01-10T17:00:00' })
    await page.clock.install({ time: new Date('2031-01-09T16:59:40') })
    await page.goto(`${house.origin}/coming-soon`)
    const timer = main(page).getByRole('timer')
    await expect(timer).toContainText(/01 Days\s*00 Hours\s*00 Minutes\s*\d\d Seconds/)
    await page.clock.pauseAt(new Date('2031-01-10T16:59:58'))
    await expect(timer).toContainText(/00 Days\s*00 Hours\s*00 Minutes\s*02 Seconds/)
    await page.clock.runFor(2_000)
    await expect(main(page).getByText('Our Site is Ready to Go!')).toBeVisible()
    await expect(timer).toHaveCount(0)
  })
})
