import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts'
import { batteryUnless } from './support/battery.ts'
import { deskNoise, sendLead, signIn, withDesk } from './support/desk.ts'
import { type Mailbox, openMailbox } from './support/mailbox.ts'
import { somePost } from './support/pages.ts'
import type { RunningSite } from './support/running-site.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

const subscriber = 'hana@duck.example'

/** Keys and pointer at each width, each scheme at each width, and both on each kind of database. */
const days = [
  { hand: 'keyboard', width: 1440, colorScheme: 'light', on: 'SQLite' },
  { hand: 'mouse', width: 390, colorScheme: 'dark', on: 'SQLite' },
  { hand: 'mouse', width: 1440, colorScheme: 'dark', on: 'Postgres' },
  { hand: 'keyboard', width: 390, colorScheme: 'light', on: 'Postgres' },
] as const
type Hand = (typeof days)[number]['hand']

/** Screens by the keys that follow `g`. */
const screens = { Comments: 'c', Spam: 's', 'Dead letters': 'd', Subscribers: 'p', Numbers: 'n' } as const

const bin = await findPostgres()
const playable = days.filter(({ on }) => on === 'SQLite' || bin !== undefined)

for (const { hand, width, colorScheme, on } of playable) {
  test(`a day at the desk by ${hand}, ${width} wide, ${colorScheme}, on ${on}${batteryUnless(hand === 'keyboard' && on === 'SQLite')}`, async ({
    page,
    browser,
    ownSite,
  }) => {
    test.slow()
    const cluster = on === 'Postgres' && bin !== undefined ? await startCluster(bin) : undefined
    const mailbox = await openMailbox()
    const webhook = await openWebhook()
    const site = await ownSite({
      ...withDesk,
      ...(cluster && { DATABASE_URL: cluster.url('postgres') }),
      SMTP_URL: mailbox.url,
      LEADS_TO: 'owner@deadpan.example',
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`,
      WEBHOOK_FORMS: 'contact',
    })
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })

    await test.step('people write: one webhook is refused, one lead is taken for spam', async () => {
      await sendLead(site, 'Ada Lovelace')
      await expect.poll(() => givenUp(site)).toBe(1)
      webhook.status = 204
      for (const name of ['Bob Cratchit', 'Cleo Patra']) await sendLead(site, name)
      await sendLead(site, 'Grace Hopper', 'We sell backlinks, guest posts and SEO services.')
      const comment = { name: 'Dot', email: '', phone: '', website: '', message: 'Dry.' }
      if (somePost) await send(site, '/comment', { post: somePost.key, ...comment })
    })
    await signIn(page, site)

    await test.step('three leads are handled, and then nothing is new', async () => {
      const lead = page.locator('[data-lead]')
      // On a narrow window the list fills the page.
      if (width < 1025) {
        const first = page.getByRole('link', { name: /Cleo Patra/ })
        if (hand === 'keyboard') await page.keyboard.press('j')
        await press(page, hand, first)
      }
      for (const name of ['Cleo Patra', 'Bob Cratchit', 'Ada Lovelace']) {
        await expect(lead.getByRole('heading', { name })).toBeVisible()
        await act(page, hand, 'e', lead.getByRole('button', { name: 'Mark handled' }))
        const said = name === 'Ada Lovelace' ? 'Handled.' : 'Handled. The next one is open.'
        await expect(page.getByText(said, { exact: true })).toBeVisible()
      }
      await page.goto(`${new URL(page.url()).origin}/inbox`)
      await expect(page.getByText('Nothing is new.')).toBeVisible()
    })

    await test.step('the suspect is released, and is a new lead', async () => {
      await goTo(page, hand, 'Spam')
      await page.getByRole('article', { name: 'Grace Hopper' }).waitFor()
      if (hand === 'keyboard') await page.keyboard.press('j')
      await act(page, hand, 'y', page.getByRole('button', { name: 'Release' }))
      await expect(page.getByText('Released. Grace Hopper is in the inbox.')).toBeVisible()
      await expect(page.getByText('The quarantine is empty.')).toBeVisible()
    })

    await test.step('the comment is approved, where there is a post to comment on', async () => {
      if (!somePost) return
      await goTo(page, hand, 'Comments')
      await page.getByRole('article', { name: 'Dot' }).waitFor()
      if (hand === 'keyboard') await page.keyboard.press('j')
      await act(page, hand, 'y', page.getByRole('button', { name: 'Approve' }))
      await expect(page.getByText('Approved. It is on its post within a minute.')).toBeVisible()
    })

    await test.step('the dead letter is retried, and arrives', async () => {
      await goTo(page, hand, 'Dead letters')
      await page.getByRole('article', { name: 'Ada Lovelace' }).waitFor()
      if (hand === 'keyboard') await page.keyboard.press('j')
      await act(page, hand, 't', page.getByRole('button', { name: 'Retry' }))
      await expect(page.getByText('Webhook is being tried.')).toBeVisible()
      await expect(page.getByText('No dead letters. Everything that was sent arrived.')).toBeVisible()
      await expect.poll(async () => [...new Set(await states(site))]).toEqual(['delivered'])
    })

    await test.step('somebody signs up, confirms by the letter, and is signed out', async () => {
      await send(site, '/newsletter', { email: subscriber })
      const visitor = await browser.newPage()
      await visitor.goto(site.origin + (await confirmLink(mailbox)))
      await visitor.getByRole('button', { name: 'Yes, sign me up' }).click()
      await expect(visitor.getByText('You are on the list.')).toBeVisible()
      await visitor.close()
      await goTo(page, hand, 'Subscribers')
      await expect(page.getByRole('row', { name: new RegExp(`^${subscriber} Confirmed`) })).toBeVisible()
      await press(page, hand, page.getByRole('link', { name: `Evidence of ${subscriber}` }))
      await press(page, hand, page.getByRole('link', { name: 'Sign them out' }))
      await press(page, hand, page.getByRole('button', { name: 'Sign them out' }))
      await expect(page.getByText('Signed out of every list.')).toBeVisible()
      await expect(page.getByRole('rowheader', { name: 'left, address not kept' })).toBeVisible()
    })

    await test.step('the numbers know the leads', async () => {
      await goTo(page, hand, 'Numbers')
      const leads = page.getByRole('region', { name: 'Leads by form' })
      // The subscriber who was signed out is counted no more.
      const rows = ['Contact 4', ...(somePost ? ['Comment 1'] : [])]
      for (const row of rows) await expect(leads.getByRole('row', { name: row })).toBeVisible()
      await expect(leads.getByRole('rowheader')).toHaveCount(rows.length)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    })

    webhook.close()
    await mailbox.close()
    await site.stop()
    await cluster?.stop()
  })
}

/** A webhook that answers with a given status. 410 ends the retries. */
async function openWebhook() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(webhook.status).end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const webhook = { status: 410, url, close: () => server.close() }
  return webhook
}

async function send(site: RunningSite, path: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(site.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

const states = async (site: RunningSite) =>
  (await site.leads()).flatMap(({ deliveries }) => deliveries.map(({ state }) => state))

const givenUp = async (site: RunningSite) => (await states(site)).filter((state) => state === 'dead').length

/** The path of the link in the letter to the subscriber, whose long lines are folded. */
async function confirmLink(mailbox: Mailbox): Promise<string> {
  const find = () =>
    mailbox.mails
      .filter(({ to }) => to.includes(subscriber))
      .map(({ text }) => /\/confirm\?token=[\w.-]+/.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0])
      .find((link) => link !== undefined)
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}

async function goTo(page: Page, hand: Hand, screen: keyof typeof screens): Promise<void> {
  if (hand === 'keyboard') {
    await page.keyboard.press('g')
    await page.keyboard.press(screens[screen])
  } else {
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('link', { name: new RegExp(`^${screen}`) }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
}

/** Presses a button, by its key or by the pointer. */
async function act(page: Page, hand: Hand, key: string, button: Locator): Promise<void> {
  if (hand === 'keyboard') await page.keyboard.press(key)
  else await button.click()
}

/** Presses a control without a key of its own. */
async function press(page: Page, hand: Hand, control: Locator): Promise<void> {
  if (hand === 'mouse') return control.click()
  await control.focus()
  await page.keyboard.press('Enter')
}
