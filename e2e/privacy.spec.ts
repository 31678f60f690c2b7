import { brand } from '#content-model/brand.ts'
import { isReachable } from '#content-model/pages/company.ts'
import { erasePage } from '#content-model/pages/form-pages.ts'
import { noMail } from '#forms/erase/erase-rules.ts'
import { openMailbox } from './support/mailbox.ts'
import { expect, islandsLive, test } from './support/test.ts'

const ada = 'ada@example.com'

const subscribe = (origin: string, email: string) =>
  fetch(`${origin}/newsletter`, { method: 'POST', body: new URLSearchParams({ email }), redirect: 'manual' })

/** The link in a letter, whose long lines are folded. */
const linkIn = (text: string): string =>
  /\/erase\?token=[\w.-]+/.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? 'no link'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('whoever asks on the policy page gets a link, and the link erases', async ({ page, ownSite }) => {
      const mailbox = await openMailbox()
      try {
        const site = await ownSite({ SMTP_URL: mailbox.url, LEADS_TO: 'owner@deadpan.example' })
        await subscribe(site.origin, ada)
        await subscribe(site.origin, 'bob@example.com')
        await page.goto(`${site.origin}/privacy-policy`)
        const main = page.locator('main')
        await main.getByLabel('Email address').scrollIntoViewIfNeeded()
        if (javaScriptEnabled) await islandsLive(page)
        await main.getByLabel('Email address').fill(ada)
        await main.getByRole('button', { name: 'Erase' }).click()
        await expect(page.locator('main [data-accepted]')).toContainText('a letter with a link is on its way')

        // The sign-up causes a letter of its own.
        const letter = () =>
          mailbox.mails.find(({ to, text }) => to.includes(ada) && linkIn(text) !== 'no link')?.text ?? ''
        await expect.poll(() => linkIn(letter()), { timeout: 15_000 }).not.toBe('no link')
        await page.goto(site.origin + linkIn(letter()))
        expect(await site.leads()).toHaveLength(2)
        await page.getByRole('button', { name: 'Erase everything' }).click()
        await expect(page.getByText('Erased from our database')).toBeVisible()
        expect((await site.leads()).map(({ fields }) => fields['email'])).toEqual(['bob@example.com'])
      } finally {
        await mailbox.close()
      }
    })
  })
}

test.describe('without a mail server', () => {
  test.use({ expectedNoise: [/503/] })

  test('the page leads to a person before anything is typed', async ({ page }) => {
    await page.goto('/erase')
    await expect(page.getByRole('main').getByText(erasePage.withoutMail.lead)).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Email address')).toHaveCount(0)
    await page.getByRole('link', { name: erasePage.byHand.label }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('the policy’s form says how to ask instead, and names an address only where mail can reach it', async ({
    page,
  }) => {
    await page.goto('/privacy-policy')
    await islandsLive(page)
    await page.locator('main').getByLabel('Email address').fill(ada)
    await page.locator('main').getByRole('button', { name: 'Erase' }).click()
    await expect(
      page.locator('main').getByText(noMail(isReachable(brand.privacyEmail) ? brand.privacyEmail : undefined)),
    ).toBeVisible()
  })
})
