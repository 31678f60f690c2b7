import type { Page } from '@playwright/test'
import { messages, thanks } from '#forms/engine/rules.ts'
import { batteryUnless } from './support/battery.ts'
import { uniqueEmail } from './support/people.ts'
import { expect, holdScripts, islands, islandsLive, test } from './support/test.ts'

const block = (page: Page) => page.getByRole('contentinfo').locator('form[action="/newsletter"]')
const address = (page: Page) => block(page).getByLabel('Email address')
const subscribe = (page: Page) => block(page).getByRole('button', { name: 'Subscribe' })

test.describe('with JavaScript', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await block(page).scrollIntoViewIfNeeded()
    await expect(subscribe(page)).toBeDisabled()
    await islandsLive(page, islands('NewsletterForm'))
  })

  test('Subscribe waits for a right address', async ({ page }) => {
    await expect(subscribe(page)).toBeDisabled()
    await address(page).pressSequentially('walt@duck')
    await expect(subscribe(page)).toBeDisabled()
    await address(page).pressSequentially('.example')
    await expect(subscribe(page)).toBeEnabled()
    await address(page).fill('')
    await expect(subscribe(page)).toBeDisabled()
  })

  test('a wrong address is explained once it was left @battery', async ({ page }) => {
    await address(page).pressSequentially('a@b.c')
    await expect(address(page)).not.toHaveAttribute('aria-invalid', 'true')
    await address(page).blur()
    await expect(address(page)).toHaveAccessibleDescription(messages.email.min)
  })

  test('an address is saved, thanked for, and the form is reset', async ({ page, site }) => {
    const email = uniqueEmail()
    await address(page).fill(email)
    await subscribe(page).click()
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(address(page)).toHaveValue('')
    await expect(subscribe(page)).toBeDisabled()
    await expect(page).toHaveURL(/\/$/)
    const saved = (await site.leads()).filter(({ fields }) => fields['email'] === email)
    expect(saved).toMatchObject([{ form: 'newsletter', fields: { email } }])
  })

  for (const key of [true, false]) {
    test(`sent ${key ? 'by Enter' : 'by the button'}, the thanks have the focus${batteryUnless(key)}`, async ({
      page,
    }) => {
      await address(page).fill(uniqueEmail())
      if (key) await address(page).press('Enter')
      else await subscribe(page).click()
      await expect(block(page).getByRole('status')).toBeFocused()
      await expect(address(page)).not.toHaveAttribute('aria-invalid', 'true')
    })
  }

  test('the thanks go when the next address is wrong @battery', async ({ page }) => {
    await address(page).fill(uniqueEmail())
    await subscribe(page).click()
    await expect(page.getByText(thanks)).toBeVisible()
    await address(page).fill('walt@duck')
    await expect(page.getByText(thanks)).toBeVisible()
    await address(page).blur()
    await expect(address(page)).toHaveAccessibleDescription(messages.email.pattern)
    await expect(page.getByText(thanks)).toHaveCount(0)
    await address(page).fill(uniqueEmail())
    await expect(page.getByText(thanks)).toHaveCount(0)
  })
})

test('an address typed before the form woke counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await address(page).fill('walt@duck')
  await release()
  // The button is disabled only by a hydrated form that has read the typed address.
  await expect(subscribe(page)).toBeDisabled()
  await address(page).press('End')
  await address(page).pressSequentially('.example')
  await expect(address(page)).toHaveValue('walt@duck.example')
  await expect(subscribe(page)).toBeEnabled()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const main = (page: Page) => page.getByRole('main')

  test('Subscribe is enabled, and the server saves', async ({ page, site }) => {
    const email = uniqueEmail()
    await page.goto('/')
    await expect(subscribe(page)).toBeEnabled()
    await address(page).fill(email)
    await subscribe(page).click()
    await expect(page).toHaveURL(/\/newsletter\?/)
    await expect(main(page).getByText(thanks)).toBeVisible()
    await page.reload()
    const saved = (await site.leads()).filter(({ fields }) => fields['email'] === email)
    expect(saved).toMatchObject([{ form: 'newsletter', fields: { email } }])
  })

  test('a wrong address comes back with its message', async ({ page, expectedNoise }) => {
    expectedNoise.push(/status of 422/)
    await page.goto('/')
    await address(page).fill('walt@duck')
    await subscribe(page).click()
    await expect(page).toHaveURL(/\/newsletter$/)
    const field = main(page).getByLabel('Email address')
    await expect(field).toHaveValue('walt@duck')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(messages.email.pattern)
  })
})

test.describe('whose module did not come', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED/] })

  test('the form posts as it is, and no error goes uncaught', async ({ page, site }) => {
    await page.route(/newsletter-form/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/')
    await address(page).focus()
    await failed
    const email = uniqueEmail()
    await address(page).fill(email)
    await subscribe(page).click()
    await expect(page).toHaveURL(/\/newsletter\?/)
    await expect(page.getByText(thanks)).toBeVisible()
    expect((await site.leads()).filter(({ fields }) => fields['email'] === email)).toHaveLength(1)
  })
})
