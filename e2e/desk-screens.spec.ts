import { expectAccessible } from './support/axe.ts'
import { deskLink, deskNoise, sendLead, signIn, withDesk } from './support/desk.ts'
import { somePost } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

/** The journeys of a screen cover more windows, and its states. */
const windows = [
  [1440, 'light'],
  [390, 'dark'],
] as const

test('no screen of the desk has a barrier, in a wide light window and a narrow dark one', async ({ page, ownSite }) => {
  test.slow()
  const site = await ownSite(withDesk)
  await sendLead(site, 'a'.repeat(30), 'long'.repeat(60))
  await sendLead(site, 'Grace Hopper', `We sell backlinks, guest posts and SEO services. ${'long'.repeat(60)}`)
  for (const [path, fields] of [
    [
      '/comment',
      { post: somePost?.key ?? '', name: 'محمود', email: '', phone: '', website: '', message: 'long'.repeat(60) },
    ],
    ['/newsletter', { email: `${'long.'.repeat(6)}long@duck.example` }],
  ] as const) {
    await fetch(site.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  }
  const [lead] = await site.leads()
  const door = new URL('/sign-in', await deskLink(site)).href
  const look = async (address: string) => {
    for (const [width, colorScheme] of windows) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto(address)
      await expectAccessible(page)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways, `${address} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await look(door)
  await page.setViewportSize({ width: 1440, height: 900 })
  const origin = await signIn(page, site)
  const screens = await page
    .locator('[data-go]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(screens.length).toBeGreaterThan(7)
  for (const path of [...screens, `/leads/${lead?.id}`, '/keys']) await look(origin + path)
})
