import { readFile } from 'node:fs/promises'
import { batteryUnless } from './support/battery.ts'
import { deskNoise, signIn, withDesk } from './support/desk.ts'
import { expectNoBarrier } from './support/desk-windows.ts'
import type { RunningSite } from './support/running-site.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedNoise: deskNoise })

async function signUp(site: RunningSite, email: string): Promise<void> {
  const answer = await fetch(`${site.origin}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    redirect: 'manual',
    headers: { referer: `${site.origin}/about-us` },
  })
  if (answer.status !== 303) throw new Error(`The form was answered with ${answer.status}`)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(`a subscriber’s evidence is saved, and they are signed out and erased after a question${batteryUnless(javaScriptEnabled)}`, async ({
      page,
      ownSite,
    }) => {
      const site = await ownSite(withDesk)
      for (const email of ['ada@duck.example', 'bob@duck.example']) await signUp(site, email)
      await signIn(page, site)
      await page.getByRole('link', { name: 'Subscribers' }).click()
      await expect(page.getByText('There is no mail, so sign-ups are recorded as unconfirmed')).toBeVisible()
      await page.getByRole('link', { name: 'Evidence of ada@duck.example' }).click()
      await expect(page.getByText('/about-us, in the footer')).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Save evidence' }).click()
      expect(await readFile(await (await download).path(), 'utf8')).toContain('ada@duck.example')

      await page.getByRole('link', { name: 'Sign them out' }).click()
      await page.getByRole('button', { name: 'Sign them out' }).click()
      await expect(page.getByText('Signed out of every list.')).toBeVisible()
      await expect(page.getByRole('rowheader', { name: 'left, address not kept' })).toBeVisible()

      await page.getByRole('link', { name: 'Evidence of bob@duck.example' }).click()
      await page.getByRole('link', { name: 'Erase' }).click()
      await page.getByRole('button', { name: 'Erase' }).click()
      await expect(page.getByText('Erased. One row held the address.')).toBeVisible()
      expect(await site.leads()).toEqual([])
    })
  })
}

test('keys lead to the list and into its search, and a choice applies itself @battery', async ({ page, ownSite }) => {
  const site = await ownSite(withDesk)
  for (const email of ['ada@duck.example', 'bob@duck.example']) await signUp(site, email)
  await signIn(page, site)
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribers' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('bob')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: 'bob@duck.example' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'ada@duck.example' })).toBeHidden()
  await page.getByRole('combobox', { name: 'List' }).selectOption('Notify')
  await expect(page.getByText('No such address.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page.getByRole('rowheader', { name: 'ada@duck.example' })).toBeVisible()
})

test('subscribers have no barrier at any width, in light and dark @battery', async ({ page, ownSite }) => {
  test.slow()
  const site = await ownSite(withDesk)
  await signUp(site, `${'long.'.repeat(7)}@duck.example`.replace('.@', '@'))
  const origin = await signIn(page, site)
  await expectNoBarrier(page, [`${origin}/subscribers`], {
    prepare: async () => {
      await page.getByRole('link', { name: /^Evidence/ }).click()
      await expect(page.getByRole('link', { name: 'Save evidence' })).toBeVisible()
    },
  })
})
