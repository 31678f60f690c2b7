import { deskNoise, signIn, withDesk } from './support/desk.ts'
import { expectNoBarrier } from './support/desk-windows.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('lines that fall flat are a link away, and say so where there are none @battery', async ({
      page,
      ownSite,
    }) => {
      const site = await ownSite(withDesk)
      await signIn(page, site)
      await page.getByRole('link', { name: 'Falls flat' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Falls flat' })).toBeVisible()
      await expect(page.getByText('Nothing fell flat.')).toBeVisible()
    })
  })
}

test('lines that fall flat have no barrier at any width, in light and dark, and a key leads there @battery', async ({
  page,
  ownSite,
}) => {
  const site = await ownSite(withDesk)
  await signIn(page, site)
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await expect(page.getByRole('heading', { level: 1, name: 'Falls flat' })).toBeVisible()
  await expectNoBarrier(page, [page.url()])
})
