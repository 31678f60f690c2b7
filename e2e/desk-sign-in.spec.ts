import { expectAccessible } from './support/axe.ts'
import { deskLink, deskNoise, signIn, withDesk } from './support/desk.ts'
import { expectNoBarrier } from './support/desk-windows.ts'
import { openMailbox } from './support/mailbox.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

test('a link from the command line opens the desk once', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  const link = await deskLink(site)
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Open the desk' })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Name this browser').fill('Journey')
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  await page.goto(`${new URL(link).origin}/health`)
  await expect(page.getByRole('rowheader', { name: 'Journey' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
})

test('a used link shows both ways to another one', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  const link = await deskLink(site)
  await page.goto(link)
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText('This link has been used, or is older than ten minutes.')
  await expectAccessible(page)
})

test('a mailed link signs in, and any address gets the same answer', async ({ page, ownSite }) => {
  const mailbox = await openMailbox()
  try {
    const site = await ownSite({
      ...withDesk,
      SMTP_URL: mailbox.url,
      LEADS_TO: 'owner@deadpan.example',
      DESK_USERS: 'ines@deadpan.example',
    })
    const door = new URL('/sign-in', await deskLink(site)).href
    const answers: string[] = []
    for (const address of ['walt@deadpan.example', 'ines@deadpan.example']) {
      await page.goto(door)
      await page.getByLabel('Email').fill(address)
      await page.getByRole('button', { name: 'Send a link' }).click()
      await expect(page.getByText('Look in your mail.')).toBeVisible()
      // The button comes with the page's script, in both answers.
      await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
      answers.push((await page.getByRole('main').innerText()).replace(/\d\d:\d\d/, ''))
    }
    expect(answers[0]).toBe(answers[1])
    await expect.poll(() => mailbox.mails.length).toBe(1)
    expect(mailbox.mails[0]?.to).toEqual(['ines@deadpan.example'])
    const text = mailbox.mails[0]?.text.replace(/=\r?\n/g, '').replaceAll('=3D', '=') ?? ''
    await page.goto(/http:\S+token=[\w-]+/.exec(text)?.[0] ?? 'the letter has no link')
    await page.getByRole('button', { name: 'Open the desk' }).click()
    await expect(page.getByText('ines@deadpan.example')).toBeVisible()
  } finally {
    await mailbox.close()
  }
})

test('a second browser is ended from the first', async ({ page, ownSite, browser }) => {
  const site = await ownSite(withDesk)
  const origin = await signIn(page, site)
  const other = await browser.newContext()
  const second = await other.newPage()
  await signIn(second, site)
  await page.goto(`${origin}/health`)
  await page.getByRole('button', { name: /^End / }).click()
  await expect(page.getByText('Ended a session')).toBeVisible()
  await second.reload()
  await expect(second.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  await other.close()
})

test('without JavaScript the door and Health work', async ({ browser, ownSite }) => {
  const site = await ownSite(withDesk)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const origin = await signIn(page, site)
  await page.goto(`${origin}/health`)
  await expect(page.getByText('Signed in by link')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  await context.close()
})

test('door and Health have no barrier at any width, in light and dark @battery', async ({ page, ownSite }) => {
  test.slow()
  const site = await ownSite(withDesk)
  const door = new URL('/sign-in', await deskLink(site)).href
  await expectNoBarrier(page, [door])
  await signIn(page, site)
  // The row of another session has a button.
  await page.context().clearCookies()
  const origin = await signIn(page, site)
  await expectNoBarrier(page, [`${origin}/health`])
})
