import type { Page } from '@playwright/test'
import { batteryUnless } from './support/battery.ts'
import { isThere } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { expect, islandsLive, test, where } from './support/test.ts'

// Only the focus counts here; smooth scrolling would delay it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const walks: readonly (readonly [path: string, width: number])[] = [
  ['/', 1440],
  ['/', 390],
  ['/blog-grid/', 1440],
  ['/blog-details/3', 1440],
  ['/blog-details/5', 390],
  ['/service-details/writing', 1440],
  ['/project-grid-two', 1440],
  ['/project-details/toast-eventually', 1440],
  ['/case-details/insurance-but-people-read-it', 390],
  ['/team-details/ines-okafor', 1440],
  ['/pricing-table', 1440],
  ['/testimonials', 390],
  ['/contact', 390],
  ['/beta-sign-up', 1440],
  ['/coming-soon', 1440],
  ['/privacy-policy', 1440],
  ['/chat-gpt', 1440],
  ['/search?q=insurance', 390],
]

/** Pages that `npm test` walks: one each with the frame, a gallery, a form and an island. */
const inTest: ReadonlySet<string> = new Set(['/blog-details/3', '/service-details/writing', '/contact'])

/** Marks all elements that Tab should reach, in the order of the page, and returns their number. */
const markStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, video, [tabindex="0"]',
      ),
    ].filter((stop) => {
      if (stop.matches(':disabled, [type="hidden"], [tabindex="-1"]') || !stop.checkVisibility()) return false
      // Of radio buttons with one name, Tab reaches the chosen one.
      return !(stop instanceof HTMLInputElement && stop.type === 'radio' && !stop.checked)
    })
    for (const [index, stop] of stops.entries()) stop.dataset['stop'] = String(index)
    return stops.length
  })

/** The mark of the focused element, and the faults of its looks. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    // A pending frame may still move the layout.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    // A visually hidden field shows its focus on its label, a list of options on the active option.
    const option = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    // A pair of the drawer is one link and shows its focus on the pair, or on its block.
    const article = element.hasAttribute('data-result') ? element.closest('[data-pair]') : null
    const pair = [article, article?.parentElement].find((box) => box && getComputedStyle(box).outlineStyle !== 'none')
    const shown = element.closest('label') ?? option ?? pair ?? element
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    const { left, top, right, bottom } = shown.getBoundingClientRect()
    const inView = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    const inside = (middle: number, end: number) => Math.min(Math.max(middle, 1), end - 2)
    const above = document.elementFromPoint(
      inside((left + right) / 2, innerWidth),
      inside((top + bottom) / 2, innerHeight),
    )
    // The middle of a link in two lines may be beside it.
    const isCovered = shown.getClientRects().length === 1 && !shown.contains(above) && !above?.contains(shown)
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    const faults = {
      'shows no focus': outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2,
      'is out of sight': !inView,
      [`is behind ${above?.tagName}`]: inView && isCovered,
    }
    const wrong = Object.keys(faults).filter((fault) => faults[fault])
    return {
      stop: Number(element.dataset['stop'] ?? -1),
      wrong: wrong.map((fault) => `${element.tagName} ${name} ${fault}`),
    }
  })

for (const [path, width] of walks.filter(([path]) => isThere(path))) {
  test(`Tab walks through ${path} at ${width} px, in order, to the end, always seen${batteryUnless(inTest.has(path))}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await islandsLive(page)
    const total = await markStops(page)
    const wrong: string[] = []
    const met: number[] = []
    for (let presses = 0; presses < total + 5; presses++) {
      await page.keyboard.press('Tab')
      const at = await focused(page)
      // After the last stop the browser's own controls come, then the page again.
      if (at?.stop === 0 && met.length > 0) break
      // A button that disables itself while focused drops the focus; the next Tab goes on from there.
      if (!at) continue
      wrong.push(...at.wrong)
      if (at.stop !== -1 && met.at(-1) !== at.stop) met.push(at.stop)
    }
    expect(wrong).toEqual([])
    // A form that is hydrated on the way may disable its button; no other stop may be skipped.
    const missed = Array.from({ length: total }, (_, index) => index).filter((index) => !met.includes(index))
    const live = await page.evaluate(
      (marks) => marks.filter((mark) => document.querySelector(`[data-stop="${mark}"]:not(:disabled)`)),
      missed,
    )
    expect(live).toEqual([])
    expect(met).toEqual(met.toSorted((one, other) => one - other))
  })
}

where(hasPart('projects'))('the filter is chosen with the arrow keys @battery', async ({ page }) => {
  await page.goto('/project-grid-two')
  const tabs = page.locator('main fieldset')
  await tabs.getByRole('radio', { name: 'All Works' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('radio', { name: 'Branding' })).toBeChecked()
  await expect(page.locator('main li[data-tabs]:visible:not([data-tabs~="branding"])')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('radio', { name: 'Mobile' })).toBeChecked()
})

where(hasPart('plans'))('the price period is chosen with the arrow keys @battery', async ({ page }) => {
  await page.goto('/pricing-table')
  await page.getByRole('radio', { name: 'Billed Monthly' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Billed Yearly' })).toBeChecked()
  await expect(page.locator('main [data-period="yearly"]:visible')).toHaveCount(3)
})

where(isThere('/service-details/writing'))(
  'an accordion is opened and closed with Enter and Space @battery',
  async ({ page }) => {
    await page.goto('/service-details/writing')
    const items = page.locator('main details')
    await expect(items.nth(0)).toHaveAttribute('open')
    await items.nth(1).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(items.nth(1)).toHaveAttribute('open')
    await expect(items.nth(0)).not.toHaveAttribute('open')
    await page.keyboard.press('Space')
    await expect(items.nth(1)).not.toHaveAttribute('open')
  },
)
