import type { Page } from '@playwright/test'
import { tryWords } from '#content-model/pages/try-fields.ts'
import { isShipped } from '#content-model/testing/shipped.ts'
import { batteryUnless } from './support/battery.ts'
import { isThere, kinds } from './support/pages.ts'
import { hasPart } from './support/parts.ts'
import { uniqueEmail } from './support/people.ts'
import { stylesOf, unstyled } from './support/styles.ts'
import { expect, islands, islandsLive, test, where } from './support/test.ts'

// After each journey, support/test.ts checks that no class on the page lacks its rules.

const prerenderedKinds = kinds.filter((path) => stylesOf(path))

test('pages carry only rules of their own, and no page has an element that lacks its rules @battery', async ({
  page,
}) => {
  test.slow()
  expect(prerenderedKinds.length).toBeGreaterThan(isShipped ? 25 : 0)
  for (const path of prerenderedKinds) {
    await page.goto(path)
    // A file with all of them is linked where the first screen ends.
    const links = await page.locator('main link[rel="stylesheet"]').count()
    expect(links === 1 || Number(stylesOf(path)?.leftOut.length) > 0, path).toBe(true)
    expect(await unstyled(page), path).toEqual([])
  }
})

test('nothing that a page needs to be shown is asked for, besides its font @battery', async ({ page }) => {
  for (const path of [...prerenderedKinds, ...['/contact', '/chat-gpt', '/search', '/try'].filter(isThere)]) {
    await page.goto(path)
    await expect(page.locator('head link[rel="stylesheet"], script[src]:not([type="module"])'), path).toHaveCount(0)
    // The styles below the first screen may have a file, which the font doesn't wait for.
    await expect(page.locator('link[rel="stylesheet"]:not(main > link[fetchpriority="low"])'), path).toHaveCount(0)
    await expect(page.locator('style'), path).not.toHaveCount(0)
  }
})

const shot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })

/**
 * A screenshot of the whole page, once two in a row are the same: lazy parts have loaded and animations have ended. Chromium
 * sometimes takes none on a busy machine ("Unable to capture screenshot"), so the next one counts.
 */
async function picture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0)
  await expect(async () => {
    const before = last
    last = await shot(page)
    expect(last.equals(before)).toBe(true)
  }).toPass({ timeout: 30_000 })
  return last
}

/** Replaces a page's style sheets by the complete ones of its parts. */
const putWholeStyles = (page: Page, path: string) =>
  page.evaluate((css) => {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.remove()
    const style = document.querySelector('style')
    if (style) style.textContent = css
  }, stylesOf(path)?.full ?? '')

/** The page with the most parts, and one with an island of its own. */
const stands: ReadonlySet<string> = new Set(['/ 412', '/service-details/writing 1440'])

test.describe('looks as it does with all style sheets of its parts:', () => {
  // The comparison inserts a style sheet, which the page's policy forbids.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of [
    '/',
    '/team',
    '/blog-details/1',
    '/blog-details/3',
    '/examples',
    '/pricing-table',
    '/service-details/marketing',
    '/service-details/writing',
  ].filter(isThere)) {
    for (const width of [412, 1440]) {
      test(`${path} at ${width} px${batteryUnless(stands.has(`${path} ${width}`))}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const pruned = await picture(page)
        await putWholeStyles(page, path)
        expect((await picture(page)).equals(pruned)).toBe(true)
      })
    }
  }

  where(hasPart('try'))('a sentence that was tried, and thanks @battery', async ({ page }) => {
    await page.goto('/')
    const footer = page.locator(islands('NewsletterForm'))
    await footer.scrollIntoViewIfNeeded()
    const hero = page.locator(islands('HeroTry'))
    // Before hydration, the form would be posted and lead to another page.
    await islandsLive(page, islands('NewsletterForm'))
    await islandsLive(page, islands('HeroTry'))
    await footer.getByRole('textbox').fill(uniqueEmail())
    await footer.getByRole('button').click()
    await expect(footer.getByRole('status')).toBeVisible()
    await hero.locator('button[type="submit"]').click()
    await expect(hero.getByRole('button', { name: tryWords.flat })).toBeVisible()
    const pruned = await picture(page)
    await putWholeStyles(page, '/')
    expect((await picture(page)).equals(pruned)).toBe(true)
  })
})
