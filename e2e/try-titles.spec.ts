import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  titleFields,
  titleLabels,
  titleLimits,
  titleMessages,
  titleWords,
  unfitReasons,
} from '#content-model/pages/try-titles.ts'
import { routes, servicePath } from '#content-model/routes.ts'
import { readFirstColumn } from '#wit/titles/keyword-list.ts'
import { expectAccessible } from './support/axe.ts'
import { batteryUnless } from './support/battery.ts'
import { invalidIn } from './support/html.ts'
import { expect, islands, onlyWith, test } from './support/test.ts'

onlyWith('try')

const path = servicePath('content-creation')
const part = (page: Page) => page.locator('#try')
const field = (page: Page) => part(page).getByLabel(titleWords.keywords)
const write = (page: Page) => part(page).getByRole('button', { name: titleWords.send }).click()
const rows = (page: Page) => part(page).locator('li:has(h3)')
const covered = (page: Page, text: string) => expect(part(page).getByRole('status')).toHaveText(text)
const some = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `${['red', 'small', 'oak', 'old', 'folding'][at % 5]} ${nouns[Math.floor(at / 5) % nouns.length]}${at >= 50 ? ` ${at}` : ''}`,
  )
const nouns = ['desk', 'lamp', 'hotel', 'bike', 'salad', 'notebook', 'app', 'jacket', 'keyboard', 'course']
const typed = ['desk lamp', 'standing desk', 'office plants', '4471-B']

/** Opens the page and waits for its hydration. */
async function open(page: Page) {
  await page.goto(path)
  await field(page).focus()
}

test('typed keywords get a title and a description each, and a reason where none fits', async ({ page }) => {
  await open(page)
  await field(page).pressSequentially(typed.join('\n'))
  await expect(part(page).getByText(`4 ${titleWords.of}`)).toBeVisible()
  await write(page)
  await covered(page, 'Three of four covered')
  await expect(rows(page)).toHaveCount(3)
  const lamp = rows(page).first()
  await expect(lamp.getByRole('heading')).toHaveText('Desk lamps for people who said five more minutes')
  await expect(lamp).toContainText('447')
  await expect(lamp).toContainText(titleWords.facts.first)
  await expect(part(page)).toContainText(`4471-B ${titleWords.doesNotFit} ${unfitReasons.code}`)
  await expect(part(page).getByRole('button', { name: titleWords.send })).toBeFocused()
})

test('the try-out’s script comes when the try-out is touched, not before @battery', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('titles-try') && scripts.push(request.url()))
  await page.goto(path)
  await part(page).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(scripts).toEqual([])
  await field(page).focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test('a button that is pressed first of all does its work', async ({ page }) => {
  await page.goto(path)
  await write(page)
  await expect(part(page).getByText(titleMessages.empty)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('pasted lines, commas and repetitions are read @battery', async ({ page }) => {
  await open(page)
  await field(page).fill('desk lamp, standing desk\nDesk Lamp\n\noffice plants')
  await write(page)
  await covered(page, 'Three of three covered')
  await expect(part(page).getByText(titleWords.repeated.one)).toBeVisible()
})

test('a file’s first column is added to what was typed @battery', async ({ page }) => {
  await open(page)
  await field(page).fill('winter jacket')
  await part(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'words.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('keyword,volume\r\n"desk lamp, black",1200\r\ngravel bike,90\r\n'),
    })
  await expect(field(page)).toHaveValue('winter jacket\n"desk lamp, black"\ngravel bike')
  await write(page)
  await covered(page, 'Three of three covered')
})

test('a file that is no text is refused, and what was typed stays @battery', async ({ page }) => {
  await open(page)
  await field(page).fill('winter jacket')
  await part(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'words.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\0\0\u0003') })
  await expect(part(page).getByText(titleWords.unreadable)).toBeVisible()
  await expect(field(page)).toHaveValue('winter jacket')
})

test('a file that was chosen before the script came is read once it is there', async ({ page }) => {
  const chosen = Promise.withResolvers<void>()
  await page.route('**/titles-try*', async (route) => {
    await chosen.promise
    await route.continue()
  })
  await open(page)
  await field(page).fill('winter jacket')
  await part(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from('desk lamp\n') })
  chosen.resolve()
  await expect(field(page)).toHaveValue('winter jacket\ndesk lamp')
})

test('fifty keywords are written for, no two alike; fifty-one are not, and stay @battery', async ({ page }) => {
  await open(page)
  await field(page).fill(some(50).join('\n'))
  await write(page)
  await covered(page, '50 of 50 covered')
  const titles = await rows(page).getByRole('heading').allTextContents()
  expect(new Set(titles).size).toBe(50)
  for (const title of titles) {
    expect(title.length).toBeGreaterThanOrEqual(titleLimits.title.least)
    expect(title.length).toBeLessThanOrEqual(titleLimits.title.most)
  }
  const tooMany = [...some(50), 'one more'].join('\n')
  await field(page).fill(tooMany)
  await write(page)
  await expect(part(page).getByText('That is 51 keywords. Keep the 50 you would miss.')).toBeVisible()
  await expect(field(page)).toHaveValue(tooMany)
  await expect(rows(page)).toHaveCount(50)
})

test('10,000 lines are refused in a sentence, nothing is lost and nothing freezes @battery', async ({ page }) => {
  await open(page)
  await field(page).fill('desk lamp')
  await write(page)
  await covered(page, 'One of one covered')
  const lines = Array.from({ length: 10_000 }, (_, at) => `keyword number ${at},${at},0.5`).join('\n')
  // Other journeys may slow the machine down, so the best of three rounds counts.
  const rounds: number[] = []
  for (let round = 0; round < 3; round++) {
    await field(page).fill('desk lamp')
    await expect(part(page).getByText(`1 ${titleWords.of}`)).toBeVisible()
    const observer = await page.evaluateHandle(() => {
      const longTasks = new PerformanceObserver(() => undefined)
      longTasks.observe({ entryTypes: ['longtask'] })
      return longTasks
    })
    await part(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) })
    await expect(part(page).getByText('That is 10,001 keywords. Keep the 50 you would miss.')).toBeVisible()
    await expect(part(page).getByText(`10,001 ${titleWords.of}`)).toBeVisible()
    await expect(field(page)).toHaveValue('desk lamp')
    await expect(rows(page)).toHaveCount(1)
    rounds.push(await observer.evaluate((longTasks) => longTasks.takeRecords().length))
  }
  expect(Math.min(...rounds)).toBe(0)
})

test('Another walks on in its own row, until there is no more @battery', async ({ page }) => {
  await open(page)
  await field(page).fill('how to clean a keyboard\ndesk lamp')
  await write(page)
  const [row, other] = [rows(page).nth(0), rows(page).nth(1)]
  const untouched = await other.getByRole('heading').textContent()
  const seen = new Set([await row.getByRole('heading').textContent()])
  const another = row.getByRole('button', { name: titleWords.another })
  for (let press = 0; (await another.count()) > 0; press++) {
    const before = (await row.getByRole('heading').textContent()) ?? ''
    await another.click()
    await expect(row.getByRole('heading')).not.toHaveText(before)
    const now = await row.getByRole('heading').textContent()
    expect(seen).not.toContain(now)
    seen.add(now)
    expect(press).toBeLessThan(60)
  }
  expect(seen.size).toBeGreaterThan(5)
  await expect(row.getByRole('button', { name: titleWords.noMore })).toBeFocused()
  await expect(other.getByRole('heading')).toHaveText(untouched ?? '')
})

test('the preview shows the row that is asked for @battery', async ({ page }) => {
  await open(page)
  const preview = part(page).getByRole('region', { name: titleWords.previewTitle })
  await expect(preview).toContainText(titleWords.exampleTitle)
  await field(page).fill('desk lamp\noffice plants')
  await write(page)
  await expect(preview).toContainText('Desk lamps')
  await expect(preview).toContainText('desk-lamp')
  await rows(page).nth(1).getByRole('button', { name: titleWords.preview }).click()
  await expect(preview).toContainText('Office plants')
  await expect(rows(page).nth(1).getByRole('button', { name: titleWords.preview })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the downloaded file is read back as it was shown, formulas disarmed', async ({ page }) => {
  await open(page)
  await field(page).fill('desk lamp\n"table, oak"\n=cmd lamp\n4471-B')
  await write(page)
  await covered(page, 'Three of four covered')
  const shown = await rows(page).getByRole('heading').allTextContents()
  const download = page.waitForEvent('download')
  await part(page).getByRole('button', { name: titleWords.download }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(titleLabels.file)
  const text = readFileSync((await file.path()) ?? '', 'utf8')
  expect(readFirstColumn(text).keywords).toEqual(['desk lamp', 'table, oak', "'=cmd lamp", '4471-B'])
  for (const title of shown) expect(text).toContain(title.replace(/^=/, "'="))
  expect(text).toContain(unfitReasons.code)
})

test('Copy CSV copies the same @battery', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await field(page).fill('desk lamp')
  await write(page)
  await part(page).getByRole('button', { name: titleWords.copy }).click()
  await expect(part(page).getByRole('button', { name: titleWords.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('desk lamp,Desk lamps')
})

test('all of it can be done with the keyboard', async ({ page }) => {
  await open(page)
  await page.keyboard.type('desk lamp\nstanding desk')
  for (const next of [titleWords.file, titleWords.dryness.crisp]) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(next)
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await covered(page, 'Two of two covered')
  const stops = [
    titleWords.download,
    titleWords.copy,
    `${titleWords.preview}: desk lamp`,
    `${titleWords.another}: desk lamp`,
  ]
  for (const next of stops) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(next)
  }
  const before = await rows(page).first().getByRole('heading').textContent()
  await page.keyboard.press('Enter')
  await expect(rows(page).first().getByRole('heading')).not.toHaveText(before ?? '')
  await expect(page.locator(':focus')).toHaveAccessibleName(`${titleWords.another}: desk lamp`)
})

test('a network that fails is admitted, and the keywords stay', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/)
  await open(page)
  await field(page).fill('desk lamp')
  await page.route(`**${routes.try}`, (route) => route.abort())
  await write(page)
  await expect(part(page).getByRole('alert')).toHaveText(titleMessages.broken)
  await expect(field(page)).toHaveValue('desk lamp')
})

for (const width of [1440, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the list can be used by everyone at ${width} px, ${colorScheme}${batteryUnless(width === 390 && colorScheme === 'light')}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      await field(page).fill(typed.join('\n'))
      await write(page)
      await covered(page, 'Three of four covered')
      await expectAccessible(page, islands('TitlesTry'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  const onTry = (page: Page) => page.locator('#keywords')

  test('the service page’s form leads to the list, and its file button is not there', async ({ page }) => {
    await page.goto(path)
    await expect(part(page).getByRole('button', { name: titleWords.file })).toBeHidden()
    await field(page).fill(typed.join('\n'))
    await write(page)
    await expect(page).toHaveURL(/\/try#keywords$/)
    await expect(onTry(page).getByRole('heading', { name: 'Three of four covered' })).toBeVisible()
    await expect(onTry(page).getByLabel(titleWords.keywords)).toHaveValue(typed.join('\n'))
    await expect(onTry(page)).toContainText(unfitReasons.code)
  })

  test('Another walks on by plain post @battery', async ({ page }) => {
    await page.goto(routes.try)
    await onTry(page).getByLabel(titleWords.keywords).fill('desk lamp\nstanding desk')
    await onTry(page).getByRole('button', { name: titleWords.send }).click()
    const titles = onTry(page).locator('li h3')
    const seen = new Set<string>()
    const [, other] = await titles.allTextContents()
    for (let press = 0; press < 3; press++) {
      const [now = ''] = await titles.allTextContents()
      expect(seen).not.toContain(now)
      seen.add(now)
      await onTry(page)
        .getByRole('button', { name: `${titleWords.another}: desk lamp` })
        .click()
    }
    await expect(titles.nth(1)).toHaveText(other ?? '')
  })

  test('the list comes as a file', async ({ page }) => {
    await page.goto(routes.try)
    await onTry(page).getByLabel(titleWords.keywords).fill('desk lamp\nstanding desk')
    await onTry(page).getByRole('button', { name: titleWords.send }).click()
    const download = page.waitForEvent('download')
    await onTry(page).getByRole('button', { name: titleWords.download }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(titleLabels.file)
    expect(readFirstColumn(readFileSync((await file.path()) ?? '', 'utf8')).keywords).toEqual([
      'desk lamp',
      'standing desk',
    ])
  })
})

test('too many, none and a list are answered with their status in valid HTML, 10,000 lines too', async ({ site }) => {
  const post = (keywords: string, more: Record<string, string> = {}) =>
    fetch(`${site.origin}${routes.try}`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ [titleFields.keywords]: keywords, ...more }),
    })
  const hostile = '"><script>alert(1)</script>\n</textarea><b>\ndesk lamp'
  const cases = [
    ['none', '', 422, titleMessages.empty],
    ['too many', some(51).join('\n'), 422, 'That is 51 keywords.'],
    [
      '10,000 lines',
      Array.from({ length: 10_000 }, (_, at) => `word ${at}`).join('\n'),
      422,
      'That is 10,000 keywords.',
    ],
    ['a list', typed.join('\n'), 200, 'Three of four covered'],
    ['markup', hostile, 200, 'covered'],
  ] as const
  for (const [name, keywords, status, said] of cases) {
    const answer = await post(keywords)
    const html = await answer.text()
    expect([name, answer.status]).toEqual([name, status])
    expect(html).toContain(said)
    expect(await invalidIn(name, html)).toEqual([])
    expect(html).not.toContain('<script>alert')
  }
  const json = await fetch(`${site.origin}${routes.try}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ [titleFields.keywords]: 'desk lamp' }),
  })
  expect(await json.json()).toMatchObject({ covered: 'One of one covered', rows: [{ keyword: 'desk lamp' }] })
})

test('more than 120 lists in ten minutes are refused, with a page and a time', async ({ ownSite }) => {
  const site = await ownSite()
  const post = () =>
    fetch(`${site.origin}${routes.try}`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ [titleFields.keywords]: 'desk lamp' }),
    })
  for (let sent = 0; sent < 120; sent++) expect((await post()).status).toBe(200)
  const refused = await post()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain(titleMessages.limit)
})
