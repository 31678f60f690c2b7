import { deskNoise, sendLead, signIn, withDesk } from './support/desk.ts'
import { expectNoBarrier } from './support/desk-windows.ts'
import { expect, test } from './support/test.ts'

const wares = 'We sell backlinks, guest posts and SEO services.'

test.use({ expectedNoise: deskNoise })

test('keys move through suspects, release one, take it back, and ask before they delete', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  for (const name of ['Ada Lovelace', 'Bob Cratchit', 'Cleo Patra']) await sendLead(site, name, wares)
  await signIn(page, site)
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1, name: 'Spam' })).toBeVisible()
  const suspect = (name: string) => page.getByRole('article', { name })
  // The first key acts on the first lead, which is unread.
  await page.keyboard.press('y')
  await expect(suspect('Cleo Patra')).toBeFocused()
  await page.keyboard.press('j')
  await expect(suspect('Bob Cratchit')).toBeFocused()
  await page.keyboard.press('y')
  await expect(page.getByText('Released. Bob Cratchit is in the inbox.')).toBeVisible()
  await expect(suspect('Ada Lovelace')).toBeFocused()
  await page.keyboard.press('z')
  await expect(page.getByText('Taken back.')).toBeVisible()
  await expect(suspect('Bob Cratchit')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('#')
  await expect(page.getByText('Delete this suspect for good?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted.', { exact: true })).toBeVisible()
  await expect(suspect('Cleo Patra')).toHaveCount(0)
  await expect(suspect('Bob Cratchit')).toBeFocused()
})

test('every field of a suspect is shown, and its words are no markup', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  await sendLead(site, 'Ada Lovelace', `${wares} <img src=x onerror=alert(1)>`)
  const origin = await signIn(page, site)
  await page.goto(`${origin}/spam`)
  await expect(page.getByText('How can we help?')).toBeHidden()
  await page.getByText('Show all fields').click()
  await expect(page.getByText('How can we help?')).toBeVisible()
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('spam.csv')
})

test('without JavaScript suspects are released, taken back, and deleted all at once after a question @battery', async ({
  browser,
  ownSite,
}) => {
  const site = await ownSite(withDesk)
  for (const name of ['Ada Lovelace', 'Bob Cratchit']) await sendLead(site, name, wares)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, site)
  await page.getByRole('link', { name: /^Spam/ }).click()
  await page.getByRole('article', { name: 'Ada Lovelace' }).getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('Released. Ada Lovelace is in the inbox.')).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('link', { name: 'Delete all 2' }).click()
  await expect(page.getByText('Delete 2 suspects for good?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 suspects deleted.')).toBeVisible()
  await expect(page.getByText('The quarantine is empty.')).toBeVisible()
  expect(await site.leads()).toEqual([])
  await context.close()
})

test('spam has no barrier at any width, in light and dark @battery', async ({ page, ownSite }) => {
  test.slow()
  const site = await ownSite(withDesk)
  await sendLead(site, 'a'.repeat(30), `${wares} ${'long'.repeat(60)}`)
  await sendLead(site, 'Ada Lovelace', wares)
  const origin = await signIn(page, site)
  await expectNoBarrier(page, [`${origin}/spam`, `${origin}/spam?ask=delete`], {
    prepare: () => page.keyboard.press('j'),
  })
})
