import { expectAccessible } from './support/axe.ts'
import { batteryUnless } from './support/battery.ts'
import { kinds } from './support/pages.ts'
import { expect, islandsLive, test } from './support/test.ts'

const schemes = ['light', 'dark'] as const
const widths = [1440, 390]

// Pages are judged at rest: animated parts have passing colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of kinds) {
  test(`${path} can be used by everyone, in each window and scheme @battery`, async ({ page, expectedNoise }) => {
    if (path === '/no-such-page') expectedNoise.push(/status of 404/)
    await page.goto(path)
    await islandsLive(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
    }
  })
}

for (const colorScheme of schemes) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`the contact form with every message showing can be used too${batteryUnless(colorScheme === 'light')}`, async ({
      page,
    }) => {
      await page.goto('/contact')
      await islandsLive(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3)
      await expectAccessible(page)
    })

    test(`so can the open panel and the open menu${batteryUnless(colorScheme === 'light')}`, async ({ page }) => {
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
