import { changes } from '#content-model/pages/changes-page.ts'
import { straightFacePage } from '#content-model/pages/company.ts'
import { batteryUnless } from './support/battery.ts'
import { expect, islandsLive, onlyWith, test } from './support/test.ts'

onlyWith('straight-face')

test('where not to joke: seven rows, one sentence twice at one size, and a part for Legal', async ({ page }) => {
  await page.goto('/straight-face')
  for (const { title, text } of Object.values(straightFacePage.subjects)) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
  }
  const { unchanged, legal } = straightFacePage
  const sentences = page.getByText(unchanged.sentence, { exact: true })
  await expect(sentences).toHaveCount(2)
  const sizes = await sentences.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
  expect(new Set(sizes).size).toBe(1)
  for (const { term } of legal.terms) await expect(page.getByText(term, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
})

test('on paper it fits two pages, and nothing of the frame or to press is printed @battery', async ({ page }) => {
  await page.goto('/straight-face')
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['.skip', 'body > footer', 'header nav', 'main a[href="/contact"]']) {
    await expect(page.locator(gone).first()).toBeHidden()
  }
  for (const format of ['Letter', 'A4']) {
    for (const printBackground of [true, false]) {
      const pdf = (await page.pdf({ format, printBackground })).toString('latin1')
      expect([format, printBackground, pdf.match(/\/Type \/Page\b/g)?.length]).toEqual([format, printBackground, 2])
    }
  }
})

test('the sentence that the page leaves as it is comes back unchanged from the try-out', async ({ page }) => {
  await page.goto('/try')
  await page.locator('main textarea').first().fill(straightFacePage.unchanged.sentence)
  await page.getByRole('main').getByRole('button', { name: 'Make it funny' }).first().click()
  await expect(page.getByText('Some sentences are best left plain.').first()).toBeVisible()
})

test('the changes are dated, newest first, and each says what kind it is', async ({ page }) => {
  await page.goto('/changes')
  const days = page.locator('main time')
  const shown = await days.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
  expect(shown).toEqual(
    changes
      .map(({ day }) => day)
      .sort()
      .reverse(),
  )
  await expect(page.getByRole('heading', { name: /^November 22, 2026$/ })).toBeVisible()
  const entries = changes.flatMap((day) => day.entries)
  for (const { title } of entries) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('main').getByText(/\{\w+\}/)).toHaveCount(0)
})

for (const [question, path] of [
  ['What do you never joke about?', '/straight-face'],
  ['Is this approved for the legal department?', '/straight-face'],
  ['What changed on this site?', '/changes'],
] as const) {
  test(`the question page and the search know ${path}: ${question}${batteryUnless(path === '/changes')}`, async ({
    page,
  }) => {
    await page.goto(`/search?q=${encodeURIComponent(question)}`)
    await expect(page.getByRole('main').locator(`ol a[href^="${path}"]`).first()).toBeVisible()
    await page.goto('/chat-gpt')
    await islandsLive(page)
    await page.getByPlaceholder('Ask me anything...').fill(question)
    await page.getByRole('button', { name: 'Generate Response' }).click()
    await expect(page.getByRole('main').locator(`a[href^="${path}"]`).first()).toBeVisible()
  })
}

for (const width of [390, 1440]) {
  test(`footer and menu lead to both at ${width}${batteryUnless(width === 390)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Where not to joke' })).toHaveAttribute('href', '/straight-face')
    await expect(footer.getByRole('link', { name: 'Changes' })).toHaveAttribute('href', '/changes')
    await page.getByRole('button', { name: width < 1024 ? 'Menu' : 'Explore', exact: true }).click()
    const panel = page.locator(width < 1024 ? '#menu' : '#explore')
    await expect(panel.getByRole('link', { name: 'Where not to joke' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Changes' })).toBeVisible()
  })
}
