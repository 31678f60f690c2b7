import { deskLink, deskNoise, sendLead, signIn, withDesk } from './support/desk.ts'
import { expectNoBarrier, twoWindows } from './support/desk-windows.ts'
import { somePost } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

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
  // The journeys of a screen cover more windows, and its states.
  await expectNoBarrier(page, [door], { windows: twoWindows })
  await page.setViewportSize({ width: 1440, height: 900 })
  const origin = await signIn(page, site)
  const screens = await page
    .locator('[data-go]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(screens.length).toBeGreaterThan(7)
  const addresses = [...screens, `/leads/${lead?.id}`, '/keys'].map((path) => origin + path)
  await expectNoBarrier(page, addresses, { windows: twoWindows })
})
