import type { Page } from '@playwright/test'
import { expect, shippedOnlyHere, test } from './support/test.ts'

shippedOnlyHere()

/** The text alternatives of pictures in the page's main part, hidden slides included. */
const spoken = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.querySelector('title')?.textContent))

/** Drawings that are neither named nor hidden, which a screen reader announces as nameless pictures. */
const undecided = (page: Page) => page.locator('svg:not([aria-hidden="true"]):not([role="img"])')

test('home tells a screen reader of the one face and of the empty frame, and of no other drawing', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: 'A face. Its mouth is straight.' })).toBeVisible()
  expect(await spoken(page)).toEqual(['A face. Its mouth is straight.', 'An empty picture frame.'])
  await expect(undecided(page)).toHaveCount(0)
})

test('each picture of a gallery is told in a sentence of its own', async ({ page }) => {
  await page.goto('/blog-details/3')
  const sentences = await spoken(page)
  expect(new Set(sentences).size).toBe(4)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z]\S* \S+ .*\.$/)
  await expect(undecided(page)).toHaveCount(0)
})
