import { expectAccessible } from './support/axe.ts'
import { expect, islandsLive, test } from './support/test.ts'

const pages = [
  { path: '/', name: 'home' },
  { path: '/contact', name: 'contact' },
  { path: '/newsletter', name: 'newsletter' },
  { path: '/no-such-page', name: '404' },
]
const widths = [390, 1024, 1440]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Still pages are judged as they end up; what is in motion has passing colours.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const { path, name } of pages) {
      test(`${name} can be used by everyone`, async ({ page, expectedNoise }) => {
        expectedNoise.push(/status of 404/)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          await islandsLive(page, 'main astro-island')
          await expectAccessible(page)
        }
      })
    }

    test('so can the contact form with every message showing', async ({ page }) => {
      await page.goto('/contact')
      await islandsLive(page, 'main astro-island')
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3)
      await expectAccessible(page)
    })

    test('so can the open panel and the open menu', async ({ page }) => {
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Explore' }).click()
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
