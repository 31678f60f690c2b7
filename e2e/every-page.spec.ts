import type { Page } from '@playwright/test'
import { expectAccessible, rulesOfLooks } from './support/axe.ts'
import { behindForms, kinds, onDemand, prerendered } from './support/pages.ts'
import { unstyled } from './support/styles.ts'
import { expect, islandsLive, test } from './support/test.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 900 }
/** The last one is the narrowest required: 1280 px wide at a zoom of 400% (WCAG 2.2, 1.4.10). */
const windows = [wide, { width: 1024, height: 900 }, { width: 768, height: 900 }, narrow, { width: 320, height: 256 }]

/** Overflowing elements: the page itself, or words outside their block. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const blocks = document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, h4, p, li, a, button, label, dt, dd, th, td):not(.visually-hidden *)',
    )
    const out = [...blocks].filter((block) => {
      const { left, right, width } = block.getBoundingClientRect()
      if (width === 0 || block.closest('[role="group"], pre, table, [aria-hidden]')) return false
      if (right > clientWidth + 1 || left < -1) return true
      // A tile may crop its drawing, but words must not be cut off.
      const cuts = getComputedStyle(block).overflowX !== 'visible'
      return !cuts && block.clientWidth > 0 && block.scrollWidth > block.clientWidth + 1
    })
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px stick out`] : []),
      ...out.map((block) => `${block.tagName} ${block.textContent?.trim().slice(0, 40)}`),
    ]
  })

/** Scrolls through the page, so that its lazy parts are hydrated. */
const look = (page: Page) =>
  page.evaluate(async () => {
    // An island has no box of its own; its first part has.
    for (const part of document.querySelectorAll('main > *, .island > :first-child, footer')) {
      part.scrollIntoView({ behavior: 'instant', block: 'center' })
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    }
  })

/** Collects console messages and failed requests of pages. */
function listen(page: Page): string[] {
  const wrong: string[] = []
  page.on('console', (message) => wrong.push(`${page.url()} says ${message.text()}`))
  page.on('response', (answer) => answer.status() >= 400 && wrong.push(`${answer.url()} ${answer.status()}`))
  return wrong
}

async function tooWideIn(page: Page, path: string, sizes: readonly (typeof wide)[]): Promise<string[]> {
  const wrong: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    wrong.push(...(await tooWide(page)).map((what) => `${path} at ${size.width}: ${what}`))
  }
  return wrong
}

test.describe('one page of each kind', () => {
  // Pages are judged at rest: animated parts have passing colors.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of kinds) {
    test(`${path} loads in silence, has its styles, fits every window and can be used by everyone`, async ({
      page,
      expectedNoise,
    }) => {
      if (path === '/no-such-page') expectedNoise.push(/status of 404/)
      const wrong = listen(page)
      await page.goto(path)
      await look(page)
      await islandsLive(page)
      // The styles below the first screen may have a file, which the font doesn't wait for.
      await expect(page.locator('link[rel="stylesheet"]:not(main > link[fetchpriority="low"])')).toHaveCount(0)
      expect(await unstyled(page)).toEqual([])
      await expectAccessible(page)
      wrong.push(...(await tooWideIn(page, path, windows)))
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 390, height: 900 })
      await expectAccessible(page, undefined, rulesOfLooks)
      expect(wrong.filter((line) => path !== '/no-such-page' || !line.includes('404'))).toEqual([])
    })
  }
})

const all = [...prerendered, ...onDemand, ...behindForms]
const ofKinds: ReadonlySet<string> = new Set(kinds)
const others = all.filter((path) => !ofKinds.has(path))

/** How many journeys share the other pages. */
const shares = 4

for (let share = 0; share < shares; share++) {
  test(`every other page loads in silence and fits a phone, part ${share + 1} of ${shares}`, async ({ page }) => {
    const wrong = listen(page)
    await page.setViewportSize(narrow)
    for (const path of others.filter((_, index) => index % shares === share)) {
      await page.goto(path)
      wrong.push(...(await tooWideIn(page, path, [narrow])))
    }
    expect(wrong).toEqual([])
  })
}

const batteryShares = 10

for (let share = 0; share < batteryShares; share++) {
  test(`every page loads in silence and fits every window, part ${share + 1} of ${batteryShares} @battery`, async ({
    page,
  }) => {
    const wrong = listen(page)
    for (const path of all.filter((_, index) => index % batteryShares === share)) {
      await page.setViewportSize(wide)
      await page.goto(path)
      await look(page)
      await islandsLive(page)
      wrong.push(...(await tooWideIn(page, path, windows)))
    }
    expect(wrong).toEqual([])
  })
}
