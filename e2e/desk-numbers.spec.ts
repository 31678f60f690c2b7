import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './support/axe.ts'
import { deskNoise, sendLead, signIn, withDesk } from './support/desk.ts'
import { expectNoBarrier, twoWindows } from './support/desk-windows.ts'
import { somePost } from './support/pages.ts'
import type { RunningSite } from './support/running-site.ts'
import { expect, test } from './support/test.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.use({ expectedNoise: deskNoise })

/** The page of an entry, where the site has one. */
const entry = somePost?.path ?? '/privacy-policy'

/** Visits a site as people and robots do. */
async function visit(site: RunningSite): Promise<void> {
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.origin + path, { headers: { 'user-agent': browser, ...headers } })
  for (let times = 0; times < 3; times++) await open('/about-us', { referer: 'https://news.example/item?id=7' })
  await open('/about-us?utm_source=newsletter&utm_medium=email&utm_campaign=autumn-letter')
  await open('/', { referer: `${site.origin}/team` })
  await open(entry)
  await open('/search?q=zzzzqqqq')
  await open('/wp-login.php')
  await open('/unsubscribe/ada@example.com')
  await open('/about-us', { 'user-agent': robot })
  await open('/about-us', { 'sec-purpose': 'prefetch' })
  await sendLead(site, 'Ada Lovelace')
}

/** A site with visits that has written its numbers down, as it does on a stop. */
async function visitedSite(ownSite: (settings: Record<string, string>) => Promise<RunningSite>, settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'deadpan-numbers-'))
  dataDirs.push(dataDir)
  const before = await ownSite({ ...withDesk, DATA_DIR: dataDir })
  await visit(before)
  before.signal('SIGTERM')
  await before.ended
  return ownSite({ ...withDesk, ...settings, DATA_DIR: dataDir })
}

const dataDirs: string[] = []
test.afterAll(() => {
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
})

test('what people opened is counted, and what robots opened or browsers fetched ahead is not', async ({
  page,
  ownSite,
}) => {
  const site = await visitedSite(ownSite)
  await signIn(page, site)
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible()
  await expect(page).toHaveTitle(/Numbers/)
  await expect(page.getByRole('heading', { name: /^openings, / })).toBeVisible()
  const row = (section: string, name: string | RegExp) =>
    page.getByRole('region', { name: section, exact: true }).getByRole('row', { name })
  await expect(row('Pages and entries', /^\/about-us .*4$/)).toBeVisible()
  await expect(row('Pages and entries', new RegExp(`^${entry} .*1$`))).toBeVisible()
  await expect(row('Where they came from', /^news\.example 3$/)).toBeVisible()
  await expect(row('Campaigns', /^autumn-letter newsletter, email 0 leads 1$/)).toBeVisible()
  await expect(row('Not found', '/wp-login.php 1')).toBeVisible()
  await expect(row('Not found', '/unsubscribe/… 1')).toBeVisible()
  await expect(page.getByText('1 search found nothing.')).toBeVisible()
  await expect(row('Leads per page and form, in a table', /^\/about-us 1 1 4 25\.0$/)).toBeVisible()
  await expect(page.getByText('ada@example.com')).toHaveCount(0)
})

test('range and page stand in the address, by mouse and by keyboard, and come as CSV @battery', async ({
  page,
  ownSite,
}) => {
  const origin = await signIn(page, await ownSite(withDesk))
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await page.waitForURL(/\/numbers$/)
  await expect(page.getByText('No openings yet.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${origin}/numbers?page=/about-us`)
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL(/\/numbers\?range=7&page=%2Fabout-us$/)
  await expect(page.getByRole('heading', { name: 'Not found' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Every page')
  await page.waitForURL(/range=7&page=$/)
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await page.getByText('The same in numbers').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Day' })).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('numbers.csv')
})

test('everything works without JavaScript @battery', async ({ browser, ownSite }) => {
  const site = await ownSite(withDesk)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const origin = await signIn(page, site)
  await page.goto(`${origin}/numbers?range=90&page=/about-us`)
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Every page')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/range=90&page=$/)
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('img', { name: 'Openings a day: none.' })).toBeVisible()
  await context.close()
})

test('the numbers have no barrier at any width, in light and dark @battery', async ({ page, ownSite }) => {
  test.slow()
  const site = await visitedSite(ownSite, { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' })
  const numbers = `${await signIn(page, site)}/numbers`
  await expectNoBarrier(page, [numbers])
  await expectNoBarrier(page, [`${numbers}?range=all`, `${numbers}?range=90&page=%2Fabout-us`], { windows: twoWindows })
})
