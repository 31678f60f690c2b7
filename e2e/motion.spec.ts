import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]')
const opacityOf = (part: Locator) => part.evaluate((element) => Number(getComputedStyle(element).opacity))
const lastPart = (page: Page) => page.locator('[data-reveal]').last()

test.describe('reveal', () => {
  test('nothing is hidden before someone scrolls', async ({ page }) => {
    await page.goto('/')
    await expect(waiting(page)).toHaveCount(0)
    expect(await opacityOf(lastPart(page))).toBe(1)
  })

  test('a part waits below the window, and comes up once', async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 10)
    await expect(lastPart(page)).toHaveAttribute('data-reveal', 'waiting')
    expect(await opacityOf(lastPart(page))).toBe(0)
    await lastPart(page).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect(lastPart(page)).toHaveAttribute('data-reveal', 'shown')
    await expect.poll(() => opacityOf(lastPart(page))).toBe(1)
    await page.keyboard.press('Home')
    await page.keyboard.press('End')
    await expect(lastPart(page)).toHaveAttribute('data-reveal', 'shown')
  })

  test('a part that has the focus is there', async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 10)
    const part = page.locator('[data-reveal="waiting"]:has(a)').last()
    expect(await opacityOf(part)).toBe(0)
    await part
      .locator('a')
      .first()
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
    expect(await opacityOf(part)).toBe(1)
  })

  test('paper shows everything @battery', async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 10)
    await expect(lastPart(page)).toHaveAttribute('data-reveal', 'waiting')
    await page.emulateMedia({ media: 'print' })
    expect(await opacityOf(lastPart(page))).toBe(1)
  })

  test('what was linked to is there at once', async ({ page }) => {
    await page.goto('/service-one/#section5')
    const target = page.locator('#section5')
    await expect(target).toBeInViewport()
    const hidden = await target.evaluate((element) => element.closest('[data-reveal="waiting"]') !== null)
    const seen = await target.evaluate(
      (element) => getComputedStyle(element.closest('[data-reveal]') ?? element).opacity,
    )
    expect([hidden, Number(seen)]).toEqual([false, 1])
  })

  test('whoever comes back finds the page where it was', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('End')
    await expect
      .poll(() => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1))
      .toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL(/privacy-policy/)
    await page.goBack()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect.poll(() => opacityOf(lastPart(page))).toBe(1)
  })
})

test.describe('counters', () => {
  test('count up over the final value, which nobody has to wait for @battery', async ({ page }) => {
    await page.goto('/')
    const number = page.locator('[data-count]').first()
    const final = await number.textContent()
    await expect(number).not.toHaveAttribute('data-counting')
    const box = await number.boundingBox()
    await number.scrollIntoViewIfNeeded()
    await expect(number).toHaveAttribute('data-counting')
    expect(await number.textContent()).toBe(final)
    expect((await number.boundingBox())?.width).toBeCloseTo(box?.width ?? 0, 1)
    await expect(number).not.toHaveAttribute('data-counting')
    expect(await number.textContent()).toBe(final)
  })
})

test.describe('tilt', () => {
  const tile = (page: Page) => page.locator('[data-tilt]').first()
  const transformOf = (page: Page) => tile(page).evaluate((element) => getComputedStyle(element).transform)

  test('a tile turns to the pointer, 35 degrees at most, and turns back @battery', async ({ page }) => {
    await page.goto('/')
    await tile(page).scrollIntoViewIfNeeded()
    const box = await tile(page).boundingBox()
    if (!box) throw new Error('no tile')
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2)
    await expect(tile(page)).toHaveAttribute('data-tilt', 'on')
    const turn = Number.parseFloat(
      await tile(page).evaluate((element: HTMLElement) => element.style.getPropertyValue('--tilt-y')),
    )
    expect(turn).toBeGreaterThan(-35)
    expect(turn).toBeLessThan(-5)
    await expect.poll(() => transformOf(page)).toMatch(/^matrix3d/)
    await page.mouse.move(box.x - 20, box.y - 20)
    await expect(tile(page)).toHaveAttribute('data-tilt', '')
    await expect.poll(() => transformOf(page)).toBe('none')
  })

  test('a tile can be clicked while it is tilted @battery', async ({ page }) => {
    await page.goto('/')
    await tile(page).scrollIntoViewIfNeeded()
    const href = await tile(page).getAttribute('href')
    const box = await tile(page).boundingBox()
    if (!box) throw new Error('no tile')
    await page.mouse.click(box.x + box.width * 0.93, box.y + box.height * 0.9)
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing waits, counts or tilts', async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 300)
    await expect(waiting(page)).toHaveCount(0)
    const tile = page.locator('[data-tilt]').first()
    await tile.hover()
    await expect(tile).toHaveAttribute('data-tilt', '')
    await page.locator('[data-count]').first().scrollIntoViewIfNeeded()
    await expect(page.locator('[data-counting]')).toHaveCount(0)
  })
})

test.describe('menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page behind it rests, and it is closed for whoever comes back @battery', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.getByRole('dialog').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/contact/)
    await page.goBack()
    await expect(page.locator('[data-menu]')).toBeHidden()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })

  test('a window that grows closes it @battery', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('[data-menu]')).toBeVisible()
    await page.setViewportSize({ width: 1200, height: 844 })
    await expect(page.locator('[data-menu]')).toBeHidden()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })
})
