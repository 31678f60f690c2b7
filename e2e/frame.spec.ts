import type { Page } from '@playwright/test'
import { brand } from '#content-model/brand.ts'
import { product } from '#content-model/site.ts'
import { hasPart } from './support/parts.ts'
import { expect, islandsLive, shippedOnly, test, where } from './support/test.ts'

const header = (page: Page) => page.locator('[data-header]')
const explore = (page: Page) => page.getByRole('button', { name: 'Explore' })
const panel = (page: Page) => page.locator('#explore')
const hamburger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('the first Tab is the way past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the header changes past 100 px and changes back @battery', async ({ page }) => {
  await page.goto('/')
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  const bottom = () => header(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  const tall = await bottom()
  await scrollTo(100)
  await expect(header(page)).not.toHaveAttribute('data-stuck')
  await scrollTo(101)
  await expect(header(page)).toHaveAttribute('data-stuck')
  await scrollTo(1500)
  // 64 px, and the hairline below them.
  await expect.poll(bottom).toBe(65)
  await scrollTo(0)
  await expect(header(page)).not.toHaveAttribute('data-stuck')
  await expect.poll(bottom).toBe(tall)
})

test.describe('Explore', () => {
  test('opens by keyboard, closes by Escape and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await explore(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(explore(page)).toBeFocused()
  })

  test('closes on a second press and on a click outside @battery', async ({ page }) => {
    await page.goto('/')
    await explore(page).click()
    await expect(panel(page)).toBeVisible()
    await explore(page).click()
    await expect(panel(page)).toBeHidden()
    await explore(page).click()
    await page.mouse.click(200, 880)
    await expect(panel(page)).toBeHidden()
  })

  shippedOnly('holds the pages, a search, the office and the five fronts @battery', async ({ page }) => {
    await page.goto('/contact')
    await explore(page).click()
    for (const [name, href] of [
      ['Pricing', '/pricing-table'],
      ['Ask it straight', '/chat-gpt'],
      ['Digital Agency', '/digital-agency'],
      ['Corporate Agency', '/corporate-agency'],
    ] as const) {
      await expect(panel(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await expect(panel(page).getByRole('searchbox', { name: 'Search' })).toBeVisible()
    await expect(panel(page).getByRole('link', { name: 'hello@deadpan.example' })).toBeVisible()
  })
})

test('in a low window the Explore panel scrolls to its last link @battery', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 })
  await page.goto('/contact')
  await explore(page).click()
  const last = panel(page).getByRole('link').last()
  await expect(last).not.toBeInViewport()
  await panel(page).hover()
  await page.mouse.wheel(0, 1000)
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('the Explore panel’s search is sent by its button @battery', async ({ page }) => {
  await page.goto('/contact')
  await explore(page).click()
  await panel(page).getByRole('searchbox', { name: 'Search' }).fill('insurance')
  await panel(page).getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=insurance$/)
})

test.describe('the full-screen menu', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('takes over from the header at 1024 px @battery', async ({ page }) => {
    await page.goto('/')
    await expect(hamburger(page)).toBeVisible()
    await expect(explore(page)).toBeHidden()
    await page.setViewportSize({ width: 1025, height: 768 })
    await expect(hamburger(page)).toBeHidden()
    await expect(explore(page)).toBeVisible()
  })

  test('opens, fills the screen and closes by its button', async ({ page }) => {
    await page.goto('/')
    await hamburger(page).click()
    await expect(menu(page)).toBeVisible()
    await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1024, height: 768 })
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()
  })

  test('closes by Escape and gives the focus back @battery', async ({ page }) => {
    await page.goto('/')
    await hamburger(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()
  })

  test('lets Tab reach nothing behind it', async ({ page }) => {
    await page.goto('/')
    await hamburger(page).click()
    await expect(menu(page)).toBeVisible()
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const behind = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && !focused?.closest('[data-menu]')
      })
      expect(behind, `after ${presses + 1} presses`).toBe(false)
    }
  })

  test('is closed by a window that grows past 1024 px, for good @battery', async ({ page }) => {
    await page.goto('/')
    await hamburger(page).click()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 1025, height: 768 })
    await expect(menu(page)).toBeHidden()
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(menu(page)).toBeHidden()
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })

  where(hasPart('office'))('searches, and tells where the office is and how to reach it @battery', async ({ page }) => {
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 768 })
      await page.goto('/contact')
      await hamburger(page).click()
      const office = menu(page).getByRole('list', { name: 'Where we are' })
      for (const [name, href] of [
        [brand.office.street, '/our-office'],
        [brand.office.phone, `tel:${brand.office.phone.replace(/[^\d+]/g, '')}`],
        [brand.office.email, `mailto:${brand.office.email}`],
      ] as const) {
        const link = office.getByRole('link', { name })
        await expect(link).toHaveAttribute('href', href)
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      await menu(page).getByRole('searchbox', { name: 'Search' }).fill('insurance')
      await menu(page).getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/search\?q=insurance$/)
    }
  })

  test('leads to its pages @battery', async ({ page }) => {
    await page.goto('/')
    await hamburger(page).click()
    await menu(page).getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu opens and closes all the same', async ({ page }) => {
    await page.goto('/')
    await hamburger(page).click()
    await expect(menu(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()
  })
})

test('an address that leads nowhere says so and leads back', async ({ page, expectedNoise }) => {
  expectedNoise.push(/status of 404/)
  for (const path of ['/no-such-page', '/blog-details/7x', '/404']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('main').getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/')
  }
  await page.getByRole('main').getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('old addresses move home for good', async ({ request }) => {
  for (const path of ['/creative-agency', '/personal-portfolio', '/home-startup', '/corporate-agency/']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']], path).toEqual([308, '/'])
  }
})

shippedOnly('the footer has six services, the question page and two networks', async ({ page }) => {
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('a[href^="/service-details/"]')).toHaveCount(6)
  await expect(footer.getByRole('link', { name: 'ChatGPT' })).toHaveAttribute('href', '/chat-gpt')
  await expect(footer.getByRole('link', { name: /LinkedIn|Instagram/ })).toHaveCount(2)
})

test('the footer has the support list, and says whose site it is', async ({ page }) => {
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    ['Contact Us', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Use', '/terms-use'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${product}`)
})

test('a contact message can be sent with the keyboard alone', async ({ page }) => {
  await page.goto('/contact')
  await islandsLive(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const label = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent)
  const words: Record<string, string> = {
    Name: 'Anne-Marie Martin Jr.',
    Email: 'anne+marie@duck.example',
    'Phone number': '',
    'How can we help?': 'A sentence.',
  }
  const met: string[] = []
  while (met.length < 4) {
    await page.keyboard.press('Tab')
    const name = await label()
    if (name === undefined || name === null) continue
    met.push(name)
    await page.keyboard.type(words[name] ?? '')
  }
  expect(met).toEqual(Object.keys(words))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Thanks for reaching out!/ })).toBeFocused()
})
