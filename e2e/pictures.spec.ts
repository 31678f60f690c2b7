import type { Page } from '@playwright/test'
import { kinds, pageHaving } from './support/pages.ts'
import { expect, shippedOnly, test, where } from './support/test.ts'

/** The text alternatives of pictures in the page's main part, hidden slides included. */
const spoken = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.querySelector('title')?.textContent))

/** Drawings that are neither named nor hidden, which a screen reader announces as nameless pictures. */
const undecided = (page: Page) => page.locator('svg:not([aria-hidden="true"]):not([role="img"])')

const galleryPost = pageHaving(/aria-roledescription="slide"/g, 2)

test('every drawing on a page is either named or hidden from a screen reader', async ({ page }) => {
  for (const path of kinds.filter((path) => !path.includes('?') && path !== '/no-such-page')) {
    await page.goto(path)
    await expect(undecided(page), path).toHaveCount(0)
  }
})

shippedOnly(
  'home tells a screen reader of the one face and of the empty frame, and of no other drawing',
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('img', { name: 'A face. Its mouth is straight.' })).toBeVisible()
    expect(await spoken(page)).toEqual(['A face. Its mouth is straight.', 'An empty picture frame.'])
  },
)

where(galleryPost !== undefined)('each picture of a gallery is told in a sentence of its own', async ({ page }) => {
  await page.goto(galleryPost ?? '')
  const sentences = await spoken(page)
  expect(sentences.length).toBeGreaterThan(1)
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z]\S* \S+ .*\.$/)
})
