/**
 * Screenshots of pages, for comparison with the designs: `npm run shots -- / /contact` puts each at three widths and in
 * both color schemes into test-results/shots. `--out <folder>` puts them elsewhere, `--origin <url>` takes a running
 * server.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { launchOptions, unpackBrowser } from '../e2e/support/browser.ts'
import { startSite } from '../e2e/support/running-site.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'test-results/shots' }, origin: { type: 'string' } },
})
const routes = positionals.length > 0 ? positionals : ['/']
const widths = [390, 1024, 1440]
const schemes = ['light', 'dark'] as const

/** Scrolls to the end and back, so that all lazy parts have been visible, then waits for the end of all animations. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

await unpackBrowser()
mkdirSync(values.out, { recursive: true })
const site = values.origin === undefined ? await startSite({ RATE_LIMITS: 'off' }) : undefined
const browser = await chromium.launch(launchOptions())
try {
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const page = await browser.newPage({
        baseURL: values.origin ?? site?.origin ?? '',
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      for (const route of routes) {
        await page.goto(route)
        await settle(page)
        const name = route.replace(/^\/|\/$/g, '').replace(/\W+/g, '-') || 'home'
        const path = join(values.out, `${name}-${width}-${colorScheme}.png`)
        await page.screenshot({ path, fullPage: true })
        console.log(path)
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
  await site?.stop()
}
