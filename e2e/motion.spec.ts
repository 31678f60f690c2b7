import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { pageHas } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { expect, test, where } from './support/test.ts'

/** Whether home has parts that come up: its lists do, and a site may have none of them yet. */
const reveals = pageHas('/', /<\w+ [^>]*data-reveal=""/g)

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]')
/** How many pixels lower than its place a part stands. */
const offsetOf = (part: Locator) => part.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42)
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
const lastPart = (page: Page) => page.locator('[data-reveal]').last()

test.describe('reveal', () => {
  where(reveals)('nothing moves before someone scrolls', async ({ page }) => {
    await page.goto('/')
    await expect(waiting(page)).toHaveCount(0)
    expect(await offsetOf(lastPart(page))).toBe(0)
  })

  where(reveals)(
    'a part stands lower until it is 150 px inside the window, and comes up once, in a second',
    async ({ page }) => {
      await page.goto('/')
      await page.mouse.wheel(0, 10)
      await expect(lastPart(page)).toHaveAttribute('data-reveal', 'waiting')
      expect(await offsetOf(lastPart(page))).toBe(24)
      // In an instant, as with a key, to a place where it is in the window and still within the offset.
      const within = (pixels: number) =>
        lastPart(page).evaluate(
          (part, pixels) =>
            scrollTo({ top: scrollY + part.getBoundingClientRect().top - innerHeight + pixels, behavior: 'instant' }),
          pixels,
        )
      await within(120)
      await twoFrames(page)
      await expect(lastPart(page)).toHaveAttribute('data-reveal', 'waiting')
      await within(200)
      await expect(lastPart(page)).toHaveAttribute('data-reveal', 'shown')
      const timing = await lastPart(page).evaluate((part) => {
        const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(part)
        return [transitionProperty, transitionDuration, transitionDelay]
      })
      expect(timing).toEqual(['transform', '1s', '0.05s'])
      await expect.poll(() => offsetOf(lastPart(page))).toBe(0)
      await page.keyboard.press('Home')
      await page.keyboard.press('End')
      await expect(lastPart(page)).toHaveAttribute('data-reveal', 'shown')
    },
  )

  test('words and pictures are never transparent, from the first frame of a scroll on', async ({ page }) => {
    await page.goto('/')
    // Looks at every frame while the page is paged through.
    await page.evaluate(() => {
      const least = { opacity: 1 }
      Reflect.set(window, 'least', least)
      const look = () => {
        for (const part of document.querySelectorAll('[data-reveal]')) {
          for (let element: Element | null = part; element; element = element.parentElement) {
            least.opacity = Math.min(least.opacity, Number(getComputedStyle(element).opacity))
          }
        }
        requestAnimationFrame(look)
      }
      look()
    })
    for (let pressed = 0; pressed < 6; pressed++) {
      await page.keyboard.press('PageDown')
      await twoFrames(page)
    }
    await page.keyboard.press('End')
    await twoFrames(page)
    expect(await page.evaluate(() => Reflect.get(window, 'least'))).toEqual({ opacity: 1 })
  })

  where(reveals)('a picture of the whole page has no blank part while parts wait', async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 10)
    await expect(waiting(page)).not.toHaveCount(0)
    const parts = await waiting(page).evaluateAll((all) =>
      all.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return {
          left: Math.round(x),
          top: Math.round(y + scrollY),
          width: Math.floor(width),
          height: Math.floor(height),
        }
      }),
    )
    const picture = await page.screenshot({ fullPage: true })
    for (const place of parts) {
      const { channels } = await sharp(await sharp(picture).extract(place).toBuffer()).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev)), JSON.stringify(place)).toBeGreaterThan(5)
    }
  })

  where(reveals)('a part that has the focus is in its place', async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 10)
    const part = page.locator('[data-reveal="waiting"]:has(a)').last()
    expect(await offsetOf(part)).toBe(24)
    await part
      .locator('a')
      .first()
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
    expect(await offsetOf(part)).toBe(0)
  })

  where(reveals)('on paper everything is in its place @battery', async ({ page }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 10)
    await expect(lastPart(page)).toHaveAttribute('data-reveal', 'waiting')
    await page.emulateMedia({ media: 'print' })
    expect(await offsetOf(lastPart(page))).toBe(0)
  })

  where(hasPart('services'))('what was linked to is there at once', async ({ page }) => {
    await page.goto('/service-one/#section5')
    const target = page.locator('#section5')
    await expect(target).toBeInViewport()
    expect(await target.evaluate((element) => element.closest('[data-reveal="waiting"]') !== null)).toBe(false)
  })

  where(reveals)('whoever comes back finds the page where it was', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('End')
    await expect
      .poll(() => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1))
      .toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL(/privacy-policy/)
    await page.goBack()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect.poll(() => offsetOf(lastPart(page))).toBe(0)
  })
})

test.describe('counters', () => {
  where(hasPart('examples'))(
    'count up over the final value, which nobody has to wait for @battery',
    async ({ page }) => {
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
    },
  )
})

test.describe('tilt', () => {
  const tile = (page: Page) => page.locator('[data-tilt]').first()
  const transformOf = (page: Page) => tile(page).evaluate((element) => getComputedStyle(element).transform)

  where(hasPart('projects'))(
    'a tile turns to the pointer, 35 degrees at most, and turns back @battery',
    async ({ page }) => {
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
    },
  )

  where(hasPart('projects'))('a tile can be clicked while it is tilted @battery', async ({ page }) => {
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

  where(hasPart('projects'))('nothing waits, counts or tilts', async ({ page }) => {
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
