import { expectAccessible } from './support/axe.ts'
import { deskNoise, sendLead, signIn, withDesk } from './support/desk.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

test('the list of keys takes the lead’s place, and goes again with the focus where it was @battery', async ({
  page,
  ownSite,
}) => {
  const site = await ownSite(withDesk)
  await sendLead(site, 'Ada Lovelace')
  await signIn(page, site)
  await page.getByRole('link', { name: /Ada Lovelace/ }).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('region', { name: 'Keys' })
  await expect(keys).toBeFocused()
  await expect(keys.getByText('select up to here')).toBeVisible()
  await expect(page.getByLabel('Select Ada Lovelace')).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Ada Lovelace/ })).toBeFocused()
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
  await page.keyboard.press('?')
  await expect(keys).toHaveCount(0)
})

test('g and a letter lead to every screen of the navigation', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  await signIn(page, site)
  const links = await page
    .locator('[data-go]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('data-go') ?? '', link.getAttribute('href') ?? '']))
  expect(new Set(links.map(([key]) => key)).size).toBe(links.length)
  // The inbox comes last, since it is open already.
  for (const [key = '', href = ''] of links.toReversed()) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await page.waitForURL(`**${href}`)
  }
})

test('single keys can be turned off in a browser, and on again', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  await sendLead(site, 'Ada Lovelace')
  const origin = await signIn(page, site)
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Turn them off in this browser.' }).click()
  await expect(page.getByText('Single keys are off in this browser.')).toBeVisible()
  await page.goto(`${origin}/inbox`)
  await expect(page.locator('[aria-keyshortcuts]')).toHaveCount(0)
  await page.keyboard.press('e')
  await page.keyboard.press('?')
  await page.getByRole('link', { name: 'Keys' }).click()
  await page.getByRole('button', { name: 'Turn them on.' }).click()
  await expect(page.getByRole('button', { name: 'Mark handled' }).first()).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByText('Handled.', { exact: true })).toBeVisible()
})

test('keys select up to here, and all that are shown @battery', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  for (const name of ['Ada Lovelace', 'Bob Cratchit', 'Cleo Patra', 'Dot Matrix']) await sendLead(site, name)
  await signIn(page, site)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('3 selected')).toBeVisible()
  await expect(page.getByLabel('Select Dot Matrix')).not.toBeChecked()
  await page.keyboard.press('*')
  await page.keyboard.press('a')
  await expect(page.getByText('4 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('0 selected')).toBeAttached()
})

test('on a narrow window j goes from row to row, and no key does anything to a lead that is not seen @battery', async ({
  page,
  ownSite,
}) => {
  const site = await ownSite(withDesk)
  for (const name of ['Ada Lovelace', 'Bob Cratchit']) await sendLead(site, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, site)
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: /Bob Cratchit/ })).toBeFocused()
  await page.keyboard.press('e')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: /Ada Lovelace/ })).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByLabel('Select Ada Lovelace')).toBeChecked()
  expect(JSON.parse(await site.desk('leads', '--json')).map(({ status }: { status: string }) => status)).toEqual([
    'new',
    'new',
  ])
  await page.keyboard.press('e')
  await expect(page.getByRole('link', { name: /Ada Lovelace/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Bob Cratchit/ })).toBeVisible()
})

test('without JavaScript, and on a phone, the keys are a page @battery', async ({ browser, ownSite }) => {
  const site = await ownSite(withDesk)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const origin = await signIn(page, site)
  await page.getByRole('link', { name: 'Keys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible()
  await expect(page.getByText('They need JavaScript')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await page.waitForURL(/\/inbox/)
  await context.close()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const small = await phone.newPage()
  await signIn(small, site)
  await small.getByRole('button', { name: 'Menu' }).click()
  await small.getByRole('link', { name: 'Keys' }).click()
  await small.waitForURL(`${origin}/keys`)
  await expectAccessible(small)
  await small.setViewportSize({ width: 320, height: 700 })
  expect(await small.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await phone.close()
})
