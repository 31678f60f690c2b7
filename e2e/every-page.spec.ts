import type { Page } from '@playwright/test'
import { behindForms, finished, onDemand } from './support/pages.ts'
import { expect, islandsLive, test } from './support/test.ts'

/** So many journeys share the pages. */
const shares = 10
const widths = [1440, 1024, 768, 360]
/** The narrowest window that must do: 1280 px wide and enlarged four times (WCAG 2.2, 1.4.10). */
const smallest = { width: 320, height: 256 }

/** What is wider than its place: the page itself, or words that stick out of their block. */
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
      // A tile may cut its drawing off; words are never cut off.
      const cuts = getComputedStyle(block).overflowX !== 'visible'
      return !cuts && block.clientWidth > 0 && block.scrollWidth > block.clientWidth + 1
    })
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px stick out`] : []),
      ...out.map((block) => `${block.tagName} ${block.textContent?.trim().slice(0, 40)}`),
    ]
  })

/** Shows every part of the page once, so that what wakes when it is seen wakes. */
const look = (page: Page) =>
  page.evaluate(async () => {
    // An island has no box of its own; its first part has.
    for (const part of document.querySelectorAll('main > *, .island > :first-child, footer')) {
      part.scrollIntoView({ behavior: 'instant', block: 'center' })
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    }
  })

const all = [...finished, ...onDemand, ...behindForms]

for (let share = 0; share < shares; share++) {
  test(`pages load in silence and fit every window, part ${share + 1} of ${shares}`, async ({ page }) => {
    const wrong: string[] = []
    page.on('console', (message) => wrong.push(`${page.url()} says ${message.text()}`))
    page.on('response', (answer) => answer.status() >= 400 && wrong.push(`${answer.url()} ${answer.status()}`))
    for (const path of all.filter((_, index) => index % shares === share)) {
      await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
      await page.goto(path)
      await look(page)
      await islandsLive(page)
      for (const size of [...widths.map((width) => ({ width, height: 900 })), smallest]) {
        await page.setViewportSize(size)
        wrong.push(...(await tooWide(page)).map((what) => `${path} at ${size.width}: ${what}`))
      }
    }
    expect(wrong).toEqual([])
  })
}
