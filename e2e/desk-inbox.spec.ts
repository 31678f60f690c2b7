import { expectAccessible } from './support/axe.ts'
import { deskNoise, sendLead, signIn, withDesk } from './support/desk.ts'
import { allWindows, expectNoBarrier } from './support/desk-windows.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

test('keys move through the leads, open them beside the list, and mark them handled', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  for (const name of ['Ada Lovelace', 'Bob Cratchit', 'Cleo Patra']) await sendLead(site, name)
  await signIn(page, site)
  const lead = page.getByRole('region', { name: 'Lead', exact: true })
  await expect(lead.getByRole('heading', { name: 'Cleo Patra' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(lead.getByRole('heading', { name: 'Bob Cratchit' })).toBeVisible()
  await expect(page).toHaveURL(/lead=/)
  await page.keyboard.press('k')
  await expect(lead.getByRole('heading', { name: 'Cleo Patra' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByText('Handled. The next one is open.')).toBeVisible()
  await expect(lead.getByRole('heading', { name: 'Bob Cratchit' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('Taken back.')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search all fields')).toBeFocused()
  await page.keyboard.type('j')
  await expect(page.getByLabel('Search all fields')).toHaveValue('j')
})

test('a new lead appears without a reload', async ({ page, ownSite }) => {
  await page.clock.install()
  const site = await ownSite(withDesk)
  await signIn(page, site)
  await expect(page.getByText('No leads yet.')).toBeVisible()
  await sendLead(site, 'Ada Lovelace')
  await page.clock.runFor(15_000)
  await expect(page.getByRole('link', { name: /Ada Lovelace/ })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Inbox/)
})

test('a new lead is announced by a notice, and the list stays, while leads are selected @battery', async ({
  page,
  ownSite,
}) => {
  await page.clock.install()
  const site = await ownSite(withDesk)
  await sendLead(site, 'Ada Lovelace')
  await signIn(page, site)
  await page.getByLabel('Select Ada Lovelace').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await sendLead(site, 'Bob Cratchit')
  await page.clock.runFor(15_000)
  await expect(page.getByText('1 new lead arrived.')).toBeVisible()
  await expect(page.getByLabel('Select Ada Lovelace')).toBeChecked()
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(page.getByRole('link', { name: /Bob Cratchit/ })).toBeVisible()
})

test('several leads are deleted after a question', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  for (const name of ['Ada Lovelace', 'Bob Cratchit', 'Cleo Patra']) await sendLead(site, name)
  await signIn(page, site)
  await page.getByLabel('Select Ada Lovelace').check()
  await page.getByLabel('Select Bob Cratchit').check()
  await page.locator('[data-selection]').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Delete 2 leads for good?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await expect(page.getByText('2 leads deleted.')).toBeVisible()
  expect(await site.leads()).toHaveLength(1)
})

test('what is filtered comes as CSV, and a lead says where it was sent from', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  await sendLead(site, 'Ada Lovelace')
  await signIn(page, site)
  await expect(page.getByRole('link', { name: '/about-us' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('leads.csv')
})

test('everything works without JavaScript', async ({ browser, ownSite }) => {
  const site = await ownSite(withDesk)
  for (const name of ['Ada Lovelace', 'Bob Cratchit']) await sendLead(site, name)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, site)
  await page.getByRole('link', { name: /Ada Lovelace/ }).click()
  await page.getByPlaceholder('A note').fill('Called back.')
  await page.getByRole('button', { name: 'Keep note' }).click()
  await expect(page.getByText('Note kept.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark handled' }).first().click()
  await expect(page.getByText('Handled. The next one is open.')).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  await page.getByLabel('Select Ada Lovelace').check()
  await page.locator('[data-selection]').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Archived.')).toBeVisible()
  await page.getByRole('link', { name: 'Archived' }).click()
  await expect(page.getByRole('link', { name: /Ada Lovelace/ })).toBeVisible()
  await context.close()
})

test('on a phone a lead takes the list’s place, with its actions at the thumb @battery', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = await ownSite(withDesk)
  await sendLead(site, 'Ada Lovelace')
  await signIn(page, site)
  await expect(page.getByRole('link', { name: 'Save as CSV' })).toBeHidden()
  await page.getByRole('link', { name: /Ada Lovelace/ }).click()
  await expect(page.getByRole('button', { name: 'Mark handled' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeHidden()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Archive' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Inbox', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
})

test('inbox and lead have no barrier at any width, in light and dark @battery', async ({ page, ownSite }) => {
  test.slow()
  const site = await ownSite(withDesk)
  for (const name of ['Ada Lovelace', 'Bob Cratchit']) await sendLead(site, name, `${'long'.repeat(60)} <b>`)
  const origin = await signIn(page, site)
  const [lead] = await site.leads()
  await expectNoBarrier(page, [`${origin}/inbox`, `${origin}/inbox?lead=${lead?.id}`, `${origin}/leads/${lead?.id}`], {
    // At 1100 list and lead still stand side by side, with little room.
    windows: [...allWindows, [1100, 'light']],
    prepare: async (address) => {
      if (address.endsWith('/inbox')) await page.getByLabel('Select Ada Lovelace').check()
    },
  })
})
