import { writeFile } from 'node:fs/promises'
import { leavePage } from '#content-model/pages/consent.ts'
import { letterComes } from '#forms/consent/consent-rules.ts'
import { thanks } from '#forms/engine/rules.ts'
import { type Mailbox, openMailbox } from './support/mailbox.ts'
import type { RunningSite } from './support/running-site.ts'
import { expect, islandsLive, test } from './support/test.ts'

type OwnSite = (settings: Record<string, string>) => Promise<RunningSite>

const ada = 'ada@example.com'

/** The newest link of a kind in the letters to an address, whose long lines are folded. */
const linkIn = (mailbox: Mailbox, path: string): string | undefined =>
  mailbox.mails
    .filter(({ to }) => to.includes(ada))
    .map(({ text }) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    .map((text) => new RegExp(`${path}\\?token=[\\w.-]+`).exec(text)?.[0])
    .findLast((link) => link !== undefined)

/** The link of a letter that a command queued: the running site checks for these every 15 seconds. */
async function comingLink(mailbox: Mailbox, path: '/confirm' | '/leave'): Promise<string> {
  await expect.poll(() => linkIn(mailbox, path), { timeout: 20_000 }).toBeDefined()
  return linkIn(mailbox, path) ?? ''
}

/** A site whose list has one confirmed subscriber. */
async function openList(ownSite: OwnSite, mailbox: Mailbox): Promise<RunningSite> {
  const site = await ownSite({
    SMTP_URL: mailbox.url,
    LEADS_TO: 'owner@deadpan.example',
    OFFICE_STREET: '1 Real Street',
    OFFICE_CITY: 'Peoria, IL 61602',
  })
  const post = (path: string, body: Record<string, string>) =>
    fetch(site.origin + path, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
  await post('/newsletter', { email: ada })
  const token = (await comingLink(mailbox, '/confirm')).split('token=')[1] ?? ''
  expect((await post('/confirm', { token })).status).toBe(303)
  return site
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedNoise: [/status of 410/] })

    test('whoever signs up is on the list once the link in the letter was used', async ({ page, ownSite }) => {
      const mailbox = await openMailbox()
      try {
        const site = await ownSite({ SMTP_URL: mailbox.url, LEADS_TO: 'owner@deadpan.example' })
        await page.goto(`${site.origin}/newsletter`)
        const main = page.locator('main')
        if (javaScriptEnabled) await islandsLive(page)
        await main.getByLabel('Email address').fill(ada)
        await main.getByRole('button', { name: 'Subscribe' }).click()
        await expect(main.getByText(thanks)).toBeVisible()
        await expect(main.getByText(letterComes)).toBeVisible()
        expect(await site.leads()).toMatchObject([{ status: 'pending', deliveries: [] }])

        const link = await comingLink(mailbox, '/confirm')
        await page.goto(site.origin + link)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
        expect(await site.leads()).toMatchObject([{ status: 'pending' }])
        expect(mailbox.mails.flatMap(({ to }) => to)).toEqual([ada])
        await page.getByRole('button', { name: 'Yes, sign me up' }).click()
        await expect(main.getByText('You are on the list.')).toBeVisible()
        await expect.poll(() => mailbox.mails.flatMap(({ to }) => to)).toContain('owner@deadpan.example')
        expect(await site.leads()).toMatchObject([{ status: 'new' }])

        await page.goto(site.origin + link)
        await expect(main.getByText('That link has been used')).toBeVisible()
        await page.goto(`${site.origin}/confirm?token=forged`)
        await expect(main.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
        await expect(main.getByRole('link', { name: 'Sign up again' })).toBeVisible()
      } finally {
        await mailbox.close()
      }
    })

    test('whoever was written to leaves by the link in the letter', async ({ page, ownSite }, testInfo) => {
      const mailbox = await openMailbox()
      try {
        const site = await openList(ownSite, mailbox)
        const file = testInfo.outputPath('letter.txt')
        await writeFile(file, 'The comma moved.')
        await site.desk('announce', 'feature', '--subject', 'A comma', '--file', file)
        const link = await comingLink(mailbox, '/leave')
        await page.goto(site.origin + link)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
        expect(await site.leads()).toHaveLength(1)
        await page.getByRole('button', { name: 'Take me off' }).click()
        await expect(page.locator('main').getByText('You are off every list.')).toBeVisible()
        expect(await site.leads()).toEqual([])
        await page.goto(site.origin + link)
        await expect(page.locator('main').getByText(leavePage.used)).toBeVisible()
        await page.goto(`${site.origin}/leave?token=forged`)
        await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
      } finally {
        await mailbox.close()
      }
    })
  })
}

test('a mail program leaves by one post from anywhere, in both forms that it may take, and gets no redirect', async ({
  ownSite,
}, testInfo) => {
  const mailbox = await openMailbox()
  try {
    const site = await openList(ownSite, mailbox)
    const file = testInfo.outputPath('letter.txt')
    await writeFile(file, 'The comma moved.')
    await site.desk('announce', 'feature', '--subject', 'A comma', '--file', file)
    const link = site.origin + (await comingLink(mailbox, '/leave'))
    const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    const plain = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const parts = new FormData()
    parts.set('List-Unsubscribe', 'One-Click')
    for (const body of [parts, plain]) {
      const answer = await fetch(link, { method: 'POST', headers, body, redirect: 'manual' })
      expect([answer.status, await answer.text()]).toEqual([200, 'Done.\n'])
    }
    expect(await site.leads()).toEqual([])
    const forged = await fetch(`${link}x`, { method: 'POST', headers, body: plain, redirect: 'manual' })
    expect(forged.status).toBe(410)
    const elsewhere = await fetch(`${site.origin}/confirm`, {
      method: 'POST',
      headers,
      body: plain,
      redirect: 'manual',
    })
    expect(elsewhere.status).toBe(403)
    const unreadable = await fetch(`${site.origin}/contact`, { method: 'POST', body: parts, redirect: 'manual' })
    expect(unreadable.status).toBe(415)
  } finally {
    await mailbox.close()
  }
})
