import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { deskNoise, sendLead, signIn, withDesk } from './support/desk.ts'
import { expectNoBarrier } from './support/desk-windows.ts'
import type { RunningSite } from './support/running-site.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

/** A webhook that answers with a given status. 410 ends the retries. */
async function openReceiver() {
  const receiver = { status: 410, url: '', close: () => {} }
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(receiver.status).end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`
  receiver.close = () => server.close()
  return receiver
}

const withWebhook = (url: string) => ({
  ...withDesk,
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`,
})

/** Waits until this many deliveries were given up. */
const untilDead = (site: RunningSite, count: number) =>
  expect
    .poll(
      async () => (await site.leads()).flatMap(({ deliveries }) => deliveries).filter((d) => d.state === 'dead').length,
      { timeout: 30_000 },
    )
    .toBe(count)

const letterOf = (page: Page, name: string) => page.getByRole('article', { name })

test('keys retry a dead letter, which then arrives, and ask before they delete one', async ({ page, ownSite }) => {
  const receiver = await openReceiver()
  const site = await ownSite(withWebhook(receiver.url))
  for (const name of ['Ada Lovelace', 'Bob Cratchit']) await sendLead(site, name)
  await untilDead(site, 2)
  await signIn(page, site)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { level: 1, name: 'Dead letters' })).toBeVisible()
  await expect(page.getByText('the receiver answered 410').first()).toBeVisible()
  await expect(page.getByText('secret-path')).toHaveCount(0)
  receiver.status = 204
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await expect(page.getByText('Webhook is being tried.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toBeFocused()
  await page.keyboard.press('#')
  await expect(page.getByText('Delete this delivery for good? The lead stays.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted. The lead is still there.')).toBeVisible()
  await expect(page.getByText('No dead letters. Everything that was sent arrived.')).toBeVisible()
  await expect
    .poll(async () => (await site.leads()).map((lead) => lead.deliveries.map((d) => d.state).join()).sort())
    .toEqual(['', 'delivered'])
  receiver.close()
})

test('without JavaScript all are retried at once, and each opens its lead @battery', async ({ browser, ownSite }) => {
  const receiver = await openReceiver()
  const site = await ownSite(withWebhook(receiver.url))
  for (const name of ['Ada Lovelace', 'Bob Cratchit']) await sendLead(site, name)
  await untilDead(site, 2)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const origin = await signIn(page, site)
  await page.getByRole('link', { name: /^Dead letters/ }).click()
  await letterOf(page, 'Ada Lovelace').getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  await page.goto(`${origin}/dead`)
  receiver.status = 204
  await page.getByRole('button', { name: 'Retry all 2' }).click()
  await expect(page.getByText('2 deliveries are being tried.')).toBeVisible()
  await expect
    .poll(async () => (await site.leads()).flatMap(({ deliveries }) => deliveries.map(({ state }) => state)))
    .toEqual(['delivered', 'delivered'])
  await context.close()
  receiver.close()
})

test('dead letters have no barrier at any width, in light and dark @battery', async ({ page, ownSite }) => {
  test.slow()
  const receiver = await openReceiver()
  const site = await ownSite(withWebhook(receiver.url))
  for (const name of ['a'.repeat(30), 'Bob Cratchit']) await sendLead(site, name)
  await untilDead(site, 2)
  const origin = await signIn(page, site)
  await expectNoBarrier(page, [`${origin}/dead`], { prepare: () => page.keyboard.press('j') })
  receiver.close()
})
