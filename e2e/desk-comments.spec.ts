import type { Page } from '@playwright/test'
import { deskNoise, signIn, withDesk } from './support/desk.ts'
import { expectNoBarrier } from './support/desk-windows.ts'
import { somePost } from './support/pages.ts'
import type { RunningSite } from './support/running-site.ts'
import { expect, test, where } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

/** Sends a comment on a post. */
async function sendComment(site: RunningSite, name: string, message: string): Promise<void> {
  const email = name === '' ? '' : `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@duck.example`
  const body = new URLSearchParams({ post: somePost?.key ?? '', name, email, phone: '', website: '', message })
  const answer = await fetch(`${site.origin}/comment`, { method: 'POST', body, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`The form was answered with ${answer.status}`)
}

const commentOf = (page: Page, name: string) => page.getByRole('article', { name })

where(somePost !== undefined)('keys approve a comment, take it back, and reject it', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  for (const name of ['Ada Lovelace', 'Bob Cratchit']) await sendComment(site, name, `By ${name}.`)
  await signIn(page, site)
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible()
  await expect(page.getByRole('link', { name: somePost?.title ?? '' }).first()).toBeVisible()
  // The first key acts on the first comment, which is unread.
  await page.keyboard.press('y')
  await expect(commentOf(page, 'Bob Cratchit')).toBeFocused()
  await page.keyboard.press('y')
  await expect(page.getByText('Approved. It is on its post within a minute.')).toBeVisible()
  await expect(commentOf(page, 'Ada Lovelace')).toBeFocused()
  await page.keyboard.press('z')
  await expect(page.getByText('Taken back.')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('#')
  await expect(page.getByText('Rejected. It is shown nowhere.')).toBeVisible()
  await expect(commentOf(page, 'Bob Cratchit')).toHaveCount(0)
})

where(somePost !== undefined)(
  'an approved comment is on its post, and off it once it is taken back @battery',
  async ({ page, ownSite }) => {
    test.slow()
    const site = await ownSite(withDesk)
    await sendComment(site, 'Ada Lovelace', 'It is a pause with its shoes on.')
    const origin = await signIn(page, site)
    await page.goto(`${origin}/comments`)
    const href = (await page.getByRole('link', { name: somePost?.title ?? '' }).getAttribute('href')) ?? ''
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Nothing waits. The comments are quiet, and so are you.')).toBeFocused()
    const post = async () => (await (await fetch(href)).text()).includes('a pause with its shoes on')
    await expect.poll(post, { timeout: 40_000 }).toBe(true)
    await page.getByRole('link', { name: /^Approved/ }).click()
    await commentOf(page, 'Ada Lovelace').getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('Taken back. It waits again')).toBeVisible()
    await expect.poll(post, { timeout: 40_000 }).toBe(false)
  },
)

where(somePost !== undefined)(
  'without JavaScript comments are chosen by post, approved, and sent among the suspects',
  async ({ browser, ownSite }) => {
    const site = await ownSite(withDesk)
    await sendComment(site, 'Ada Lovelace', 'One.')
    await sendComment(site, '', 'Two.')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await signIn(page, site)
    await page.getByRole('link', { name: /^Comments/ }).click()
    await page.getByLabel('Post').selectOption({ label: somePost?.title ?? '' })
    await page.getByRole('button', { name: 'Show' }).click()
    await commentOf(page, 'Ada Lovelace').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Approved. It is on its post within a minute.')).toBeVisible()
    await commentOf(page, 'Anonymous').getByRole('button', { name: 'This is spam' }).click()
    await expect(page.getByText('Moved to spam.')).toBeVisible()
    await page.getByRole('link', { name: /^Spam/ }).click()
    await expect(page.getByText('marked as spam at the desk')).toBeVisible()
    await context.close()
  },
)

where(somePost !== undefined)(
  'comments have no barrier at any width, in light and dark @battery',
  async ({ page, ownSite }) => {
    test.slow()
    const site = await ownSite(withDesk)
    await sendComment(site, 'a'.repeat(30), 'long'.repeat(60))
    await sendComment(site, 'محمود', 'الشرطة الطويلة')
    await sendComment(site, '', 'first')
    const origin = await signIn(page, site)
    await page.goto(`${origin}/comments`)
    await commentOf(page, 'محمود').getByRole('button', { name: 'Approve' }).click()
    await expectNoBarrier(page, [`${origin}/comments`, `${origin}/comments?status=approved`], {
      prepare: () => page.keyboard.press('j'),
    })
  },
)
