import { batteryUnless } from './support/battery.ts'
import { signIn, withDesk } from './support/desk.ts'
import { expectNoBarrier } from './support/desk-windows.ts'
import { type Mailbox, openMailbox } from './support/mailbox.ts'
import type { RunningSite } from './support/running-site.ts'
import { expect, test } from './support/test.ts'

type OwnSite = (settings: Record<string, string>) => Promise<RunningSite>

// A single pattern, since Playwright takes the second of two for options.
test.use({ expectedNoise: [/^cookie desk$|status of (?:409|410|422)/] })

const readers = ['ada@duck.example', 'bob@duck.example']
const owner = 'owner@deadpan.example'

/** A site with a desk and mail, whose newsletter two people subscribed to and confirmed by their letters. */
async function openList(ownSite: OwnSite, mailbox: Mailbox): Promise<RunningSite> {
  const site = await ownSite({
    ...withDesk,
    SMTP_URL: mailbox.url,
    LEADS_TO: owner,
    OFFICE_STREET: '1 Real Street',
    OFFICE_CITY: 'Peoria, IL 61602',
  })
  const post = (path: string, body: Record<string, string>) =>
    fetch(site.origin + path, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
  for (const email of readers) await post('/newsletter', { email })
  const tokens = () =>
    mailbox.mails.flatMap(
      ({ text }) => /confirm\?token=([\w.-]+)/.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? [],
    )
  await expect.poll(() => tokens().length, { timeout: 20_000 }).toBe(readers.length)
  for (const token of tokens()) await post('/confirm', { token })
  return site
}

const got = (mailbox: Mailbox, words: string) =>
  mailbox.mails
    .filter(({ text }) => text.includes(words))
    .flatMap(({ to }) => to)
    .sort()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(`a letter is written, tested, asked about once more and sent to everybody who confirmed${batteryUnless(javaScriptEnabled)}`, async ({
      page,
      ownSite,
    }) => {
      test.slow()
      const mailbox = await openMailbox()
      try {
        const site = await openList(ownSite, mailbox)
        await signIn(page, site)
        await page.getByRole('link', { name: 'Announce' }).click()
        await page.getByLabel('Subject').fill('The comma moved')
        await page.getByLabel('Letter', { exact: true }).fill('It moved to the left.')
        await page.getByRole('button', { name: 'HTML' }).click()
        await expect(page.getByRole('region', { name: 'As it arrives' }).getByText('Leave the list')).toBeVisible()
        await expect(page.getByLabel('Letter', { exact: true })).toHaveValue('It moved to the left.')
        await page.getByRole('button', { name: 'Check and send to 2' }).click()
        await expect(page.getByText('Send a test of exactly this text first.')).toBeVisible()
        await page.getByRole('button', { name: 'Send a test to me' }).click()
        await expect(page.getByText(`Test letter delivered to ${owner}`)).toBeVisible()
        expect(got(mailbox, 'It moved to the left.')).toEqual([owner])
        await page.getByRole('button', { name: 'Check and send to 2' }).click()
        await page.getByLabel('Type 2 to send').fill('3')
        await page.getByRole('button', { name: 'Send 2 letters' }).click()
        await expect(page.getByText('Nothing was sent.')).toBeVisible()
        await page.getByLabel('Type 2 to send').fill('2')
        await page.getByRole('button', { name: 'Send 2 letters' }).click()
        await expect(page).toHaveURL(/announce\/[\da-f-]{36}/)
        const address = page.url()
        await expect(async () => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible({ timeout: 500 })
        }).toPass({ timeout: 20_000 })
        await expect(page.getByRole('row', { name: /ada@duck\.example Delivered/ })).toBeVisible()
        expect(got(mailbox, 'It moved to the left.')).toEqual([...readers, owner])
      } finally {
        await mailbox.close()
      }
    })
  })
}

test('what is typed is shown as it arrives, kept without a press, and tested by a key @battery', async ({
  page,
  ownSite,
}) => {
  test.slow()
  const mailbox = await openMailbox()
  try {
    const site = await openList(ownSite, mailbox)
    await signIn(page, site)
    await page.keyboard.press('g')
    await page.keyboard.press('w')
    await page.getByLabel('Subject').fill('The comma moved')
    await page.getByLabel('Letter', { exact: true }).pressSequentially('It moved.')
    await expect(page.getByRole('region', { name: 'As it arrives' }).getByText('It moved.')).toBeVisible()
    await expect(page.getByText('15 of 78 characters')).toBeVisible()
    await expect(page.getByLabel('Letter', { exact: true })).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('Letter', { exact: true })).toHaveValue('It moved.')
    await page.getByLabel('Letter', { exact: true }).press('Control+Enter')
    await expect(page.getByText('Test letter delivered')).toBeVisible()
    await page.getByLabel('Letter', { exact: true }).press('End')
    await page.getByLabel('Letter', { exact: true }).pressSequentially(' Back.')
    await expect(page.getByText('Test letter delivered')).toBeHidden()
  } finally {
    await mailbox.close()
  }
})

test('writing, asking and the outcome have no barrier at any width, in light and dark @battery', async ({
  page,
  ownSite,
}) => {
  test.slow()
  const mailbox = await openMailbox()
  try {
    const site = await openList(ownSite, mailbox)
    const origin = await signIn(page, site)
    await page.goto(`${origin}/announce`)
    await page.getByLabel('Subject').fill('The comma moved')
    await page.getByLabel('Letter', { exact: true }).fill(`It ${'moved'.repeat(60)}`)
    await page.getByRole('button', { name: 'Send a test to me' }).click()
    await expect(page.getByText('Test letter delivered')).toBeVisible()
    await expectNoBarrier(page, [`${origin}/announce`, `${origin}/announce?part=html`, `${origin}/announce/send`])
    await page.getByLabel('Type 2 to send').fill('2')
    await page.getByRole('button', { name: 'Send 2 letters' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible({ timeout: 20_000 })
    await expectNoBarrier(page, [page.url()])
  } finally {
    await mailbox.close()
  }
})
